import 'leaflet/dist/leaflet.css';
import { useAtomValue } from 'jotai';
import { useCallback, useState, type ReactNode, useMemo, useEffect, useRef } from 'react';
import {
  AttributionControl,
  MapContainer,
  ScaleControl,
  TileLayer,
  ZoomControl,
  Polyline,
  useMap,
  useMapEvents,
} from 'react-leaflet';
import { messageKey, useT } from '../../i18n/index.ts';
import { isPmtiles, PmtilesBase } from './base/pmtiles-base.tsx';
import { countTiles } from './base/tile-losses.ts';
import { SchematicBase } from './base/schematic-base.tsx';
import { StreetBase } from './base/street-base.tsx';
import { CanvasLayer } from './layers/canvas-layer.tsx';
import { PinMark, Pins } from './layers/marker-layer.tsx';
import { mapTilesAtom } from './map-config.ts';
import {
  BRUSSELS,
  DEFAULT_ZOOM,
  type MapTiles,
  type MapRoute,
  type RouteLeg,
  type MapMarker,
  type MarkerKind,
  type MapSymbol,
  type SymbolOptions,
  type MapTarget,
  type MapViewProps,
  type MapViewState,
} from './map-types.ts';
import { SymbolBoard } from './layers/symbol-board.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { latLngBounds } from 'leaflet';

const DEEPEST_ZOOM = 19;
const NO_MARKERS: NonNullable<MapViewProps['markers']> = [];
const NO_SYMBOLS: NonNullable<MapViewProps['symbols']> = [];
const NO_DOTS: NonNullable<MapViewProps['dots']> = [];
const NO_LINES: NonNullable<MapViewProps['lines']> = [];
const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The map with all of Leaflet: loaded lazily. */
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
      <ScaleControl position="topright" imperial={false} />
      <ZoomControl zoomInTitle={t('map.zoomIn')} zoomOutTitle={t('map.zoomOut')} />
      {isSchematic ? (
        <>
          <SchematicBase />
          <StreetBase />
        </>
      ) : isPmtiles(tiles) ? (
        <PmtilesBase tiles={tiles} onLost={onLost} />
      ) : (
        <RasterBase tiles={tiles} onLost={onLost} />
      )}
      {props.traffic && tiles?.trafficUrl && !tilesLost && <TileLayer url={tiles.trafficUrl} opacity={0.7} />}
      {(dots.length > 0 || lines.length > 0) && <CanvasLayer dots={dots} lines={lines} />}
      {route && <RouteLine route={route} />}
      <Pins markers={markers} />
      <SymbolLayer {...{ symbols, captionsFrom, clustersBelow, clusterLabel }} />
      <ViewControl target={props.target} onView={props.onView} onDrag={props.onDrag} />
      <FitView markers={markers} route={route} />
      <MapNotices {...{ isSchematic, tilesLost, markers, route }} />
    </MapContainer>
  );
}

/** Raster tile layer; calls `onLost` when more tiles fail than load. */
function RasterBase({ tiles, onLost }: { readonly tiles: MapTiles; readonly onLost: () => void }): ReactNode {
  const handlers = useMemo(() => {
    const { loaded, failed } = countTiles(onLost);
    return { tileload: loaded, tileerror: failed };
  }, [onLost]);
  return (
    <TileLayer url={tiles.url} attribution={tiles.attribution} maxZoom={tiles.maxZoom ?? 19} eventHandlers={handlers} />
  );
}

const lineOf = ({ geometry }: RouteLeg): [number, number][] =>
  geometry.map(([latitude, longitude]) => [latitude, longitude]);

/** A route, leg by leg: dashed when it is an estimate, lighter where nobody is on board yet. */
function RouteLine({ route }: { readonly route: MapRoute }): ReactNode {
  return route.legs.map((leg, index) => {
    const style = { weight: leg.empty ? 4 : 5, opacity: leg.empty ? 0.55 : 0.9, interactive: false };
    return (
      <Polyline
        key={index}
        positions={lineOf(leg)}
        pathOptions={{
          ...style,
          color: 'var(--chakra-colors-blue-600)',
          ...(route.estimated ? { dashArray: '8 10' } : {}),
        }}
      />
    );
  });
}

interface SymbolLayerProps extends SymbolOptions {
  readonly symbols: readonly MapSymbol[];
}

/** Moving symbols, drawn outside of React: hundreds of them change every second. */
function SymbolLayer({ symbols, captionsFrom, clustersBelow, clusterLabel }: SymbolLayerProps): null {
  const map = useMap();
  const board = useRef<SymbolBoard>(undefined);
  useEffect(() => {
    const own = new SymbolBoard(map);
    board.current = own;
    return () => own.remove();
  }, [map]);
  useEffect(
    () => board.current?.show(symbols, { captionsFrom, clustersBelow, clusterLabel }),
    [symbols, captionsFrom, clustersBelow, clusterLabel],
  );
  return null;
}

interface MapNoticesProps {
  readonly isSchematic: boolean;
  /** The tile server failed, and the schematic map is the fallback. */
  readonly tilesLost: boolean;
  readonly markers: readonly MapMarker[];
  readonly route: MapRoute | undefined;
}

const Notices = chakra('p', {
  base: {
    position: 'absolute',
    insetBlockEnd: '2',
    insetInlineStart: '2',
    zIndex: '1000',
    maxWidth: '60%',
    paddingInline: '2',
    paddingBlock: '0.5',
    borderRadius: 'sm',
    background: 'bg.panel',
    boxShadow: 'sm',
    fontSize: 'xs',
    color: 'fg.muted',
    pointerEvents: 'none',
    '&, & [data-kind]': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '1' },
    columnGap: '3',
  },
});

const KINDS: Readonly<Record<MarkerKind, string>> = {
  driver: messageKey('map.legend.driver'),
  client: messageKey('map.legend.client'),
  destination: messageKey('map.legend.destination'),
  place: messageKey('map.legend.place'),
};

/** Notices in a corner of the map: legend of the pins, schematic base map, estimated route. */
function MapNotices({ isSchematic, tilesLost, markers, route }: MapNoticesProps): ReactNode {
  const t = useT();
  const kinds = [...new Set(markers.flatMap(({ kind, badge }) => (badge ? [] : [kind])))];
  const notices = [
    isSchematic && t(tilesLost ? 'map.tilesFailed' : 'map.schematic'),
    route?.estimated && t('map.estimated'),
  ].filter(Boolean);
  const hasEmptyLeg = route?.legs.some(({ empty }) => empty) ?? false;
  if (notices.length + kinds.length === 0 && !hasEmptyLeg) return null;
  return (
    <Notices role="note">
      {kinds.map((kind) => (
        <span key={kind} data-kind>
          <PinMark kind={kind} /> {t(KINDS[kind])}
        </span>
      ))}
      {hasEmptyLeg && <span data-kind>{t('map.legend.empty')}</span>}
      <span>{notices.join(' · ')}</span>
    </Notices>
  );
}

/** Contents to fit the view to. */
interface FitViewProps {
  readonly markers: readonly MapMarker[];
  readonly route: MapRoute | undefined;
}

type Pair = readonly [number, number];

/** All positions of markers and route. */
function pointsOf({ markers, route }: FitViewProps): Pair[] {
  const stops = markers.map(({ position }): Pair => [position.latitude, position.longitude]);
  return [...stops, ...(route?.legs.flatMap(({ geometry }) => geometry) ?? [])];
}

/** Fits the view to markers and route whenever they change; resizes the map with its container. */
function FitView(props: FitViewProps): null {
  const map = useMap();
  const points = pointsOf(props);
  const key = points.join(';');

  useEffect(() => {
    const all = key
      .split(';')
      .filter(Boolean)
      .map((pair): [number, number] => {
        const [latitude = 0, longitude = 0] = pair.split(',').map(Number);
        return [latitude, longitude];
      });
    if (all.length > 0) map.fitBounds(latLngBounds(all), { padding: [48, 48], maxZoom: 15, animate: false });
  }, [map, key]);

  useEffect(() => {
    const watch = new ResizeObserver(() => void map.invalidateSize({ animate: false }));
    watch.observe(map.getContainer());
    return () => watch.disconnect();
  }, [map]);
  return null;
}

interface ViewControlProps {
  readonly target: MapTarget | undefined;
  readonly onView: ((view: MapViewState) => void) | undefined;
  readonly onDrag: (() => void) | undefined;
}

const DEEPEST_FIT = 16;

/** Moves the view to its target, and reports where the user looks. */
function ViewControl({ target, onView, onDrag }: ViewControlProps): null {
  const latest = useRef({ onView, onDrag });
  useEffect(() => {
    latest.current = { onView, onDrag };
  });
  const map = useMap();
  useMapEvents({
    moveend: () => {
      const { lat, lng } = map.getCenter();
      latest.current.onView?.({ center: { latitude: lat, longitude: lng }, zoom: map.getZoom() });
    },
    dragstart: () => latest.current.onDrag?.(),
  });
  useEffect(() => {
    if (!target) return;
    const [first, ...others] = target.positions.map(({ latitude, longitude }): [number, number] => [
      latitude,
      longitude,
    ]);
    if (!first) return;
    if (others.length === 0) map.setView(first, target.zoom ?? map.getZoom());
    else
      map.fitBounds(latLngBounds([first, ...others]), {
        padding: [48, 48],
        maxZoom: target.zoom ?? DEEPEST_FIT,
        animate: false,
      });
  }, [map, target]);
  return null;
}
