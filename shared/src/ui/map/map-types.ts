/** A place on the earth, in degrees (WGS 84). */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** What a marker stands for; it chooses the colour and the sign. */
export type MarkerKind = 'driver' | 'client' | 'destination' | 'place';

/** A marker on the map. */
export interface MapMarker {
  readonly id: string | number;
  readonly position: Position;
  readonly kind: MarkerKind;
  /** Its name: what a screen reader says, and what shows when it has the pointer or the focus. */
  readonly label: string;
  /** One or two characters in it, instead of the sign of its kind: the order of a stop. */
  readonly badge?: string | undefined;
  /** Makes it a button. */
  readonly onSelect?: (() => void) | undefined;
}

/** One leg of a route, as the distance calls of the API give it. */
export interface RouteLeg {
  /** Line to draw, as [latitude, longitude] pairs. */
  readonly geometry: readonly (readonly [number, number])[];
  /** The way to the passenger, without a passenger on board: drawn lighter. */
  readonly empty?: boolean | undefined;
}

/** A route over its legs. */
export interface MapRoute {
  readonly legs: readonly RouteLeg[];
  /** Not a road but an estimate: drawn dashed, and said on the map. */
  readonly estimated: boolean;
}

/** Raster tiles in place of the schematic base map. */
export interface MapTiles {
  /** Address with `{z}`, `{x}`, `{y}`. Never the public OSM server without an agreement. */
  readonly url: string;
  /** Whom to name on the map; plain text. */
  readonly attribution: string;
  /** Deepest zoom that the server has; 19 unless told otherwise. */
  readonly maxZoom?: number;
}

/** Where the map stands when nothing else tells: Brussels (S1 §9). */
export const BRUSSELS: Position = { latitude: 50.86, longitude: 4.39 };

/** Zoom beside {@link BRUSSELS} (S1 §2.7). */
export const DEFAULT_ZOOM = 13;
