import { useT, messageKey } from '@navette/shared/i18n';
import { Box, Flex, Text, Toolbar } from '@navette/shared/ui';
import { BRUSSELS, MapView, mapTilesAtom, type MapTarget, type Position } from '@navette/shared/ui-map';
import { Tabs, Checkbox } from '@navette/shared/ui-overlay';
import { useCallback, type ReactNode, useId, useMemo, useState } from 'react';
import { NearestPanel, useNearest } from './nearest-panel.tsx';
import { AppList } from './app-list.tsx';
import { Legend } from './legend.tsx';
import { DriverList } from './driver-list.tsx';
import { RoutePanel, useRoute } from './route-panel.tsx';
import { type Layer, type PanelName, LAYERS, useSymbols } from './use-symbols.ts';
import type { DriverRow, Tracker } from './use-tracker.ts';
import { useAtomValue } from 'jotai';

/** Zoom of the live map, and the minimum zoom for labels (specification/live.md#live-map). */
const ZOOM = 12;
const LABELS_FROM = 15;
const NO_ROWS: readonly DriverRow[] = [];

interface TrackerMapProps {
  readonly tracker: Tracker;
  readonly view: ReturnType<typeof useView>;
  readonly now: Date;
  readonly layers: readonly Layer[];
  readonly onLayers: (layers: readonly Layer[]) => void;
  readonly panel: PanelName;
  readonly onPanel: (panel: PanelName) => void;
  readonly openTrips: (id: number) => void;
  readonly openCareCenter: (id: number) => void;
}

/** The map with its panels: drivers, connected users, route tool. */
export function TrackerMap(props: TrackerMapProps): ReactNode {
  const { tracker, view, now, layers, panel, openTrips, openCareCenter } = props;
  const t = useT();
  const rows = tracker.rows ?? NO_ROWS;
  const route = useRoute(rows);
  const nearest = useNearest(view.fit);
  const { marked } = nearest;
  const symbols = useSymbols(tracker, layers, {
    chosenId: view.followed,
    openDriver: openTrips,
    openCareCenter,
    marked,
  });
  const clusterLabel = useCallback((count: number) => t('tracker.cluster', { count }), [t]);
  const pan = (row: DriverRow) => row.seen && view.pan(row.seen.position);
  return (
    <>
      <LayerToggles layers={layers} onChange={props.onLayers} />
      <Flex flex="1" minHeight="0" gap="3" direction={{ base: 'column', md: 'row' }}>
        <Flex
          direction="column"
          width={{ base: '100%', md: '21rem', xl: '23rem' }}
          flex="none"
          minHeight="0"
          maxHeight={{ base: '40dvh', md: 'none' }}
          css={{ '& > *': { flex: '1 1 auto' }, '& [role=tabpanel]': { flex: '1 1 auto', overflowY: 'auto' } }}
        >
          <Tabs
            label={t('tracker.panels')}
            value={panel}
            onChange={props.onPanel}
            items={[
              {
                value: 'drivers',
                label: t('tracker.layer.drivers'),
                content: (
                  <DriverList
                    isLoading={tracker.live.isPending}
                    // In the order of their positions: they would all move when these arrive.
                    rows={tracker.live.isPending ? undefined : tracker.rows}
                    followed={view.followed}
                    onPan={pan}
                    onFollow={view.follow}
                    onTrips={openTrips}
                  />
                ),
              },
              {
                value: 'nearest',
                label: t('tracker.panel.nearest'),
                content: <NearestPanel tool={nearest} trips={tracker.trips} now={now} />,
              },
              { value: 'route', label: t('tracker.panel.route'), content: <RoutePanel rows={rows} tool={route} /> },
              { value: 'apps', label: t('tracker.panel.apps'), content: <AppList rows={rows} onPan={pan} /> },
            ]}
          />
        </Flex>
        <Box flex="1" minWidth="0" minHeight="18rem">
          <MapView
            label={t('tracker.map')}
            center={BRUSSELS}
            zoom={ZOOM}
            height="100%"
            symbols={symbols}
            captionsFrom={LABELS_FROM}
            clustersBelow={LABELS_FROM}
            clusterLabel={clusterLabel}
            route={route.route}
            traffic={layers.includes('traffic')}
            target={view.target}
            onDrag={view.release}
          />
        </Box>
      </Flex>
    </>
  );
}

const LABELS: Readonly<Record<Layer, string>> = {
  drivers: messageKey('tracker.layer.drivers'),
  clients: messageKey('tracker.layer.clients'),
  destinations: messageKey('tracker.layer.destinations'),
  careCenters: messageKey('tracker.layer.careCenters'),
  traffic: messageKey('tracker.layer.traffic'),
};

interface LayerTogglesProps {
  readonly layers: readonly Layer[];
  readonly onChange: (layers: readonly Layer[]) => void;
}

/** Layer switches of the map. Traffic is only available if configured; otherwise the reason is shown. */
function LayerToggles({ layers, onChange }: LayerTogglesProps): ReactNode {
  const t = useT();
  const why = useId();
  const hasTraffic = useAtomValue(mapTilesAtom)?.trafficUrl !== undefined;
  const toggle = (layer: Layer, on: boolean) =>
    onChange(LAYERS.filter((one) => (one === layer ? on : layers.includes(one))));
  return (
    <Toolbar role="group" aria-label={t('tracker.layers')} columnGap="4">
      {LAYERS.map((layer) => {
        const isMissing = layer === 'traffic' && !hasTraffic;
        return (
          <Checkbox
            key={layer}
            checked={layers.includes(layer) && !isMissing}
            onChange={(on) => toggle(layer, on)}
            disabled={isMissing}
            aria-describedby={isMissing ? why : undefined}
          >
            {t(LABELS[layer])}
          </Checkbox>
        );
      })}
      <Legend />
      {!hasTraffic && (
        <Text id={why} tone="muted" textStyle="xs">
          {t('tracker.traffic.missing')}
        </Text>
      )}
    </Toolbar>
  );
}

/** Zoom at which a driver or place is shown: labels are visible from here. */
const CLOSE = 15;
const NOWHERE = { latitude: undefined, longitude: undefined };

/** Target of the map: a place requested once, or the followed driver's current position. */
export function useView(rows: readonly DriverRow[] | undefined) {
  const [asked, setAsked] = useState<MapTarget>();
  const [followed, setFollowed] = useState<number>();
  const { latitude, longitude } = rows?.find(({ driver }) => driver.id === followed)?.seen?.position ?? NOWHERE;
  const following = useMemo(
    (): MapTarget | undefined =>
      latitude === undefined || longitude === undefined ? undefined : { positions: [{ latitude, longitude }] },
    [latitude, longitude],
  );
  return {
    followed,
    target: following ?? asked,
    pan: (position: Position) => {
      setFollowed(undefined);
      setAsked({ positions: [position], zoom: CLOSE });
    },
    fit: (positions: readonly Position[]) => {
      setFollowed(undefined);
      if (positions.length > 0) setAsked({ positions, zoom: CLOSE - 1 });
    },
    follow: setFollowed,
    release: () => setFollowed(undefined),
  };
}
