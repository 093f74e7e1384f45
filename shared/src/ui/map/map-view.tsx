import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Button } from '../kit/button.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { MapBoundary } from './map-boundary.tsx';
import type { MapMarker, MapRoute, Position } from './map-types.ts';

/** A map. */
export interface MapViewProps {
  /** What it shows, for screen readers. The same in words stands beside it: that is the caller's affair. */
  readonly label: string;
  readonly markers?: readonly MapMarker[] | undefined;
  readonly route?: MapRoute | undefined;
  /** Where it stands while there is nothing to show; Brussels unless told otherwise. With markers or a route it shows all of them. */
  readonly center?: Position | undefined;
  /** 13 unless told otherwise. */
  readonly zoom?: number | undefined;
  /** CSS height; 400px unless told otherwise. */
  readonly height?: string | undefined;
}

const Frame = chakra('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    minHeight: '0',
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    background: 'bg.muted',
    '& .leaflet-container': { fontSize: 'xs' },
    '& .leaflet-control-attribution': { color: 'fg.muted', fontSize: '2xs' },
    '& .navette-pin:focus-visible': {
      outline: '2px solid',
      outlineColor: 'blue.600',
      outlineOffset: '2px',
      borderRadius: 'sm',
    },
  },
});
const Waiting = chakra('div', {
  base: {
    height: '100%',
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'center',
    fontSize: 'sm',
    color: 'fg.muted',
  },
});

const loadMap = () => import('./leaflet-map.tsx');

/**
 * A map with markers and a route. Nothing of the map library is loaded before the first one is shown; one that can't be
 * loaded says so, with a retry.
 *
 * @example
 * <MapView label={t('booking.route.map')} markers={stops} route={{ legs, estimated: true }} />
 */
export function MapView(props: MapViewProps): ReactNode {
  const t = useT();
  const [LeafletMap, setLeafletMap] = useState(() => lazy(loadMap));
  const [attempt, setAttempt] = useState(0);

  function retry(): void {
    setLeafletMap(() => lazy(loadMap)); // a lazy component keeps its failure for good
    setAttempt(attempt + 1);
  }

  const failed = (
    <Waiting role="alert">
      {t('map.failed')}
      <Button size="sm" onClick={retry}>
        {t('shared.retry')}
      </Button>
    </Waiting>
  );
  const loading = (
    <Waiting>
      <Spinner size="sm" /> {t('map.loading')}
    </Waiting>
  );
  return (
    <Frame aria-label={props.label} style={{ height: props.height ?? '400px' }}>
      <MapBoundary key={attempt} fallback={failed}>
        <Suspense fallback={loading}>
          <LeafletMap {...props} />
        </Suspense>
      </MapBoundary>
    </Frame>
  );
}
