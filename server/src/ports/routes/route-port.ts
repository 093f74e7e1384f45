import type { TripMoment } from '@navette/shared/domain';
import type { TravelMatrix } from '@navette/shared/plan';
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

/** Travel by car from each of some places to each other. */
export interface Travel {
  /** Whole seconds and metres, 0 from a place to itself; a pair without a road has {@link NO_ROAD}. */
  readonly matrix: TravelMatrix;
  /** The figures are an estimate and are shown as such. */
  readonly estimated: boolean;
  /** Source of the figures. */
  readonly source: Route['source'];
  /** The configured service that did not answer, when the estimate is the fallback. */
  readonly unavailable?: string | null;
}

/** Seconds and metres of a way that does not exist: more than any day has, but finite, so that sums of them stay numbers. */
export const NO_ROAD = { seconds: 172_800, metres: 5_000_000 } as const;

/**
 * Routes by car (specification/shell.md#external-services).
 * Every adapter passes route-port.contract.ts.
 */
export interface RoutePort {
  /** The fastest route through two or more places, at a moment if its traffic is known; null when there is none. Rejects when the service fails. */
  route(places: readonly GeoPoint[], moment?: TripMoment): Promise<Route | null>;
  /** Travel between any two of the places, with the traffic of one moment if it is known. Rejects when the service fails, or refuses so many places. */
  matrix(places: readonly GeoPoint[], moment?: TripMoment): Promise<Travel>;
}

/** The configured route port: a service with the estimate as fallback, or only the estimate. Never rejects because of the service. */
export interface Routes extends RoutePort {
  /** Name of the configured service during an outage, when the estimate is the fallback; else null. */
  outage(): string | null;
}
