/** A place on the earth, in degrees (WGS 84). */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kind of a marker; determines colour and icon. */
export type MarkerKind = 'driver' | 'client' | 'destination' | 'place';

/** A marker on the map. */
export interface MapMarker {
  readonly id: string | number;
  readonly position: Position;
  readonly kind: MarkerKind;
  /** Accessible name, also shown on hover and focus. */
  readonly label: string;
  /** One or two characters instead of the icon, such as the position of a stop. */
  readonly badge?: string | undefined;
  /** Makes it a button. */
  readonly onSelect?: (() => void) | undefined;
}

/** One leg of a route, as the distance calls of the API give it. */
export interface RouteLeg {
  /** Line to draw, as [latitude, longitude] pairs. */
  readonly geometry: readonly (readonly [number, number])[];
  /** Empty leg: the distance to the passenger; drawn lighter. */
  readonly empty?: boolean | undefined;
}

/** A route over its legs. */
export interface MapRoute {
  readonly legs: readonly RouteLeg[];
  /** Estimate, not a road route: drawn dashed, with a notice on the map. */
  readonly estimated: boolean;
}

/** Raster tiles in place of the schematic base map. */
export interface MapTiles {
  /** URL with `{z}`, `{x}`, `{y}`, or of a PMTiles archive. Never the public OSM server without an agreement. */
  readonly url: string;
  /** Attribution on the map; plain text. */
  readonly attribution: string;
  /** Maximum zoom of the server; default 19. */
  readonly maxZoom?: number;
  /** URL of transparent tiles with traffic, if available. */
  readonly trafficUrl?: string;
}

/** Default centre of the map: Brussels (specification/bookings.md#route-map). */
export const BRUSSELS: Position = { latitude: 50.86, longitude: 4.39 };

/** Zoom beside {@link BRUSSELS}. */
export const DEFAULT_ZOOM = 13;
