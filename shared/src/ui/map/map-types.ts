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

/** Icon inside a symbol; together with the shape it distinguishes states without colour. */
export type SymbolSign = 'car' | 'walk' | 'offline' | 'person' | 'flag' | 'house' | 'hospital' | 'headset';

/** Colour of a symbol; each has at least 4.5:1 against its white sign. */
export type SymbolTone = 'blue' | 'green' | 'red' | 'black' | 'grey' | 'brown';

/** Outline of a symbol. */
export type SymbolShape = 'circle' | 'square' | 'diamond';

/** A small symbol that may move: the map moves it in place, and redraws it only when its appearance changes. */
export interface MapSymbol {
  /** Unique on the map, and stable across updates. */
  readonly id: string;
  readonly position: Position;
  /** Accessible name, also shown on hover. */
  readonly label: string;
  /** Short text below it, from {@link SymbolOptions.captionsFrom} on. */
  readonly caption?: string | undefined;
  /** Places the caption above: for a symbol that comes near places with a caption below. */
  readonly captionAbove?: boolean | undefined;
  readonly sign: SymbolSign;
  readonly tone: SymbolTone;
  /** Default circle. */
  readonly shape?: SymbolShape | undefined;
  /** Direction of movement, degrees from north; drawn as an arrow on the rim. */
  readonly heading?: number | undefined;
  /** Shows a small flag: it has arrived somewhere. */
  readonly flagged?: boolean | undefined;
  /** Symbols of the same group are clustered when they overlap ({@link SymbolOptions.clustersBelow}); one without a group never is. */
  readonly group?: string | undefined;
  /** Emphasised, above the others and never in a cluster. */
  readonly chosen?: boolean | undefined;
  /** Click. The same must be reachable without a pointer beside the map. */
  readonly onSelect?: (() => void) | undefined;
  /** Double click. */
  readonly onOpen?: (() => void) | undefined;
}

/** Display options of symbols. */
export interface SymbolOptions {
  /** Zoom from which captions are visible; default never. */
  readonly captionsFrom?: number | undefined;
  /** Zoom below which overlapping symbols of a group become a cluster with their count; default never. */
  readonly clustersBelow?: number | undefined;
  /** Accessible name of a cluster. */
  readonly clusterLabel?: ((count: number) => string) | undefined;
}

/** A small circle on the canvas, such as a position in a history; thousands of them stay fast. */
export interface MapDot {
  readonly position: Position;
  readonly tone: SymbolTone;
  /** Radius in px. */
  readonly radius: number;
  /** Text on hover. */
  readonly label: string;
  readonly onSelect?: (() => void) | undefined;
}

/** A line on the canvas, such as a track. */
export interface MapLine {
  readonly points: readonly Position[];
  readonly tone: SymbolTone;
  /** px */
  readonly width: number;
}

/** Target of the view. Each new object moves it once: a single position to its centre, several to fit. */
export interface MapTarget {
  readonly positions: readonly Position[];
  /** Zoom for a single position, or the maximum to fit several; default the current zoom, or 16. */
  readonly zoom?: number | undefined;
}

/** Centre and zoom of the view. */
export interface MapViewState {
  readonly center: Position;
  readonly zoom: number;
}

/** A map. */
export interface MapViewProps extends SymbolOptions {
  /** Accessible name. The caller provides the same content as text beside the map. */
  readonly label: string;
  readonly markers?: readonly MapMarker[] | undefined;
  readonly route?: MapRoute | undefined;
  /** Centre without markers and route; default Brussels. Otherwise the view fits all of them. */
  readonly center?: Position | undefined;
  /** Default 13. */
  readonly zoom?: number | undefined;
  /** Symbols that may move; the view does not follow them. Memoized, as `dots` and `lines`. */
  readonly symbols?: readonly MapSymbol[] | undefined;
  /** Small circles on the canvas. */
  readonly dots?: readonly MapDot[] | undefined;
  /** Lines on the canvas. */
  readonly lines?: readonly MapLine[] | undefined;
  /** Shows traffic, if configured (`trafficUrl` of `MapTiles`). */
  readonly traffic?: boolean | undefined;
  /** Target of the view; each new object moves it once. */
  readonly target?: MapTarget | undefined;
  /** Called after the view has moved, by the user or by `target`. */
  readonly onView?: ((view: MapViewState) => void) | undefined;
  /** Called when the user begins to drag the map. */
  readonly onDrag?: (() => void) | undefined;
  /** CSS height; default 400px. */
  readonly height?: string | undefined;
}
