import type { TripMoment } from '@navette/shared/domain';
import type { GeoPoint } from '../addresses/address-port.ts';

/** The way between two places. */
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
  /** Who computed it. */
  readonly source: 'estimate' | 'osrm' | 'google';
  /** Whom to name on the map; null for nobody. */
  readonly attribution: string | null;
  /** The configured service that did not answer and for which the estimate stands in. */
  readonly unavailable?: string | null;
}

/**
 * Routes by car (ARCHITECTURE: Embedded by default, real in production).
 * Every adapter passes route-port.contract.ts.
 */
export interface RoutePort {
  /**
   * The quickest route through two or more places, at a moment if the traffic then is known; null when no road leads there.
   * Rejects when the service fails.
   */
  route(places: readonly GeoPoint[], moment?: TripMoment): Promise<Route | null>;
}

/** The route port as it is configured: of a service with the estimate behind it, or the estimate alone. Never rejects for the service. */
export interface Routes extends RoutePort {
  /** Name of the configured service that does not answer at present and for which the estimate stands in; null when all is well. */
  outage(): string | null;
}
