import 'leaflet/dist/leaflet.css';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { AttributionControl, MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import { useT } from '../../i18n/index.ts';
import { isPmtiles, PmtilesBase } from './base/pmtiles-base.tsx';
import { RasterBase } from './base/raster-base.tsx';
import { SchematicBase } from './base/schematic-base.tsx';
import { CanvasLayer } from './layers/canvas-layer.tsx';
import { FitView } from './layers/fit-view.tsx';
import { Pin } from './layers/marker-layer.tsx';
import { RouteLine } from './layers/route-layer.tsx';
import { SymbolLayer } from './layers/symbol-layer.tsx';
import { ViewControl } from './layers/view-control.tsx';
import { mapTilesAtom } from './map-config.ts';
import { MapNotices } from './map-notices.tsx';
import { BRUSSELS, DEFAULT_ZOOM } from './map-types.ts';
import type { MapViewProps } from './map-view.tsx';

const DEEPEST_ZOOM = 19;
const NO_MARKERS: NonNullable<MapViewProps['markers']> = [];
const NO_SYMBOLS: NonNullable<MapViewProps['symbols']> = [];
const NO_DOTS: NonNullable<MapViewProps['dots']> = [];
const NO_LINES: NonNullable<MapViewProps['lines']> = [];
const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The map itself, with everything of Leaflet: loaded when the first map is shown. */
export default function LeafletMap(props: MapViewProps): ReactNode {
  const { markers = NO_MARKERS, route, center = BRUSSELS, zoom = DEFAULT_ZOOM } = props;
  const { symbols = NO_SYMBOLS, dots = NO_DOTS, lines = NO_LINES, captionsFrom, clustersBelow, clusterLabel } = props;
  const t = useT();
  const tiles = useAtomValue(mapTilesAtom);
  const [tilesLost, setTilesLost] = useState(false);
  const onLost = useCallback(() => setTilesLost(true), []);
  const isSchematic = tiles === null || tilesLost;
  return (
    <MapContainer
      center={[center.latitude, center.longitude]}
      zoom={zoom}
      minZoom={6}
      maxZoom={DEEPEST_ZOOM}
      zoomControl={false}
      attributionControl={false}
      zoomAnimation={!calm()}
      fadeAnimation={!calm()}
      style={{ height: '100%', background: 'var(--chakra-colors-gray-100)', font: 'inherit' }}
    >
      <AttributionControl prefix={false} />
      <ZoomControl zoomInTitle={t('map.zoomIn')} zoomOutTitle={t('map.zoomOut')} />
      {isSchematic ? (
        <SchematicBase />
      ) : isPmtiles(tiles) ? (
        <PmtilesBase tiles={tiles} onLost={onLost} />
      ) : (
        <RasterBase tiles={tiles} onLost={onLost} />
      )}
      {props.traffic && tiles?.trafficUrl && !tilesLost && <TileLayer url={tiles.trafficUrl} opacity={0.7} />}
      {(dots.length > 0 || lines.length > 0) && <CanvasLayer dots={dots} lines={lines} />}
      {route && <RouteLine route={route} />}
      {markers.map((marker) => (
        <Pin key={marker.id} marker={marker} />
      ))}
      <SymbolLayer {...{ symbols, captionsFrom, clustersBelow, clusterLabel }} />
      <ViewControl target={props.target} onView={props.onView} onDrag={props.onDrag} />
      <FitView markers={markers} route={route} />
      <MapNotices isSchematic={isSchematic} tilesLost={tilesLost} isEstimated={route?.estimated ?? false} />
    </MapContainer>
  );
}
