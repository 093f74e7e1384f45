/** Maps of the suite. Leaflet is loaded lazily with the first map. */
export { mapTilesAtom } from './map-config.ts';
export { BRUSSELS, DEFAULT_ZOOM } from './map-types.ts';
export type {
  MapDot,
  MapLine,
  MapSymbol,
  MapTarget,
  MapViewProps,
  MapViewState,
  SymbolOptions,
  SymbolShape,
  SymbolSign,
  SymbolTone,
} from './map-types.ts';
export type { MapMarker, MapRoute, MapTiles, MarkerKind, Position, RouteLeg } from './map-types.ts';
export { MapView } from './map-view.tsx';
