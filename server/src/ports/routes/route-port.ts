import type { TripMoment } from '@navette/shared/domain';
import type { GeoPoint } from '../addresses/address-port.ts';

/** The route between two places. */
export interface RouteLeg {
  /** Kilometres, to the metre. */
  readonly distance: number;
  /** Whole seconds. */
  readonly duration: number;
  /** Line to draw, as [latitude, longitude] pairs, from one place to the other. */
  readonly geometry: readonly (readonly [latitude: number, longitude: number])[];
}

/** A route through places. */
export interface Route {
  /** One leg less than places. */
  readonly legs: readonly RouteLeg[];
  /** The figures are an estimate and are shown as such. */
  readonly estimated: boolean;
  /** Source of the figures. */
  readonly source: 'estimate' | 'osrm' | 'google';
  /** Attribution on the map; null for none. */
  readonly attribution: string | null;
  /** The configured service that did not answer, when the estimate is the fallback. */
  readonly unavailable?: string | null;
}

/**
 * Routes by car (specification/shell.md#external-services).
 * Every adapter passes route-port.contract.ts.
 */
export interface RoutePort {
  /** The fastest route through two or more places, at a moment if its traffic is known; null when there is none. Rejects when the service fails. */
  route(places: readonly GeoPoint[], moment?: TripMoment): Promise<Route | null>;
}

/** The configured route port: a service with the estimate as fallback, or only the estimate. Never rejects because of the service. */
export interface Routes extends RoutePort {
  /** Name of the configured service during an outage, when the estimate is the fallback; else null. */
  outage(): string | null;
}
