/** Maps of the suite. Leaflet is loaded lazily with the first map. */
export { mapTilesAtom } from './map-config.ts';
export {
  BRUSSELS,
  DEFAULT_ZOOM,
  type MapDot,
  type MapLine,
  type MapSymbol,
  type MapTarget,
  type MapViewProps,
  type MapViewState,
  type SymbolOptions,
  type SymbolShape,
  type SymbolSign,
  type SymbolTone,
  type MapMarker,
  type MapRoute,
  type MapTiles,
  type MarkerKind,
  type Position,
  type RouteLeg,
} from './map-types.ts';
export { driverLook, TRIP_LOOKS } from './driver-look.ts';
export { MapView } from './map-view.tsx';
export { SymbolMark } from './symbol-mark.tsx';
