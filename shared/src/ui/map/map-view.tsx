import { chakra } from '@chakra-ui/react/styled-system';
import { Component, type ReactNode, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Button } from '../kit/button.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { useIsDark } from '../theme/theme.ts';
import type { MapViewProps } from './map-types.ts';

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
    // Base maps are drawn for a light page; signs and lines over them are not turned.
    '&[data-dark] :is(.leaflet-tile-pane, [class*=schematic])': {
      filter: 'invert(0.9) hue-rotate(180deg) brightness(1.1)',
    },
    '& .leaflet-container': { fontSize: 'xs' },
    '& .leaflet-control-attribution': { fontSize: '2xs' },
    '& .navette-pin:focus-visible': {
      outline: '2px solid',
      outlineColor: 'blue.600',
      outlineOffset: '2px',
      borderRadius: 'sm',
    },
    '& .navette-symbol': { lineHeight: '1' },
    '& .navette-caption': {
      display: 'none',
      position: 'absolute',
      top: '100%',
      left: '50%',
      translate: '-50% -4px',
      paddingInline: '1',
      borderRadius: 'sm',
      background: 'bg.panel',
      boxShadow: 'xs',
      color: 'fg',
      fontSize: 'xs',
      lineHeight: '1.4',
      whiteSpace: 'nowrap',
    },
    '& .navette-caption.above': { top: 'auto', bottom: '100%', translate: '-50% 4px' },
    '& .navette-captions .navette-caption': { display: 'block' },
    '& .navette-cluster > div': {
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      margin: '2px',
      borderRadius: 'full',
      border: '3px double white',
      color: 'white',
      fontSize: 'sm',
      fontWeight: 'semibold',
      boxShadow: 'sm',
    },
  },
});

/** Colours of the library's own parts; beside the recipe, whose layer its style sheet would override. */
const LEAFLET = {
  '& .leaflet-container .leaflet-control-attribution': { bg: 'bg.panel/80', color: 'fg.muted' },
  '& .leaflet-bar a[role=button]': { bg: 'bg.panel', color: 'fg', borderColor: 'border' },
  '& .leaflet-bar a.leaflet-disabled[role=button]': { bg: 'bg.muted', color: 'fg.subtle' },
  '& .leaflet-container .leaflet-control-scale-line': {
    bg: 'bg.panel/80',
    color: 'fg.muted',
    borderColor: 'fg.muted',
    textShadow: 'none',
  },
  '& .leaflet-container .leaflet-tooltip': { bg: 'bg.panel', color: 'fg', borderColor: 'border' },
  '& .leaflet-container .leaflet-tooltip-top::before': { borderTopColor: 'bg.panel' },
} as const;

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

const LeafletMap = lazyPart(async () => (await import('./leaflet-map.tsx')).default, Loading);

function Loading(): ReactNode {
  const t = useT();
  return (
    <Waiting>
      <Spinner size="sm" /> {t('map.loading')}
    </Waiting>
  );
}

/**
 * A map with markers and a route. The map library is loaded lazily with the first one shown; a map that can't be
 * loaded shows an error with a retry.
 *
 * @example
 * <MapView label={t('booking.route.map')} markers={stops} route={{ legs, estimated: true }} />
 */
export function MapView(props: MapViewProps): ReactNode {
  const t = useT();
  const [attempt, setAttempt] = useState(0);
  const isDark = useIsDark();

  const failed = (
    <Waiting role="alert">
      {t('map.failed')}
      <Button size="sm" onClick={() => setAttempt(attempt + 1)}>
        {t('shared.retry')}
      </Button>
    </Waiting>
  );
  return (
    <Frame
      css={LEAFLET}
      data-dark={isDark || undefined}
      aria-label={props.label}
      style={{ height: props.height ?? '400px' }}
    >
      <MapBoundary key={attempt} fallback={failed}>
        <LeafletMap {...props} />
      </MapBoundary>
    </Frame>
  );
}

interface MapBoundaryProps {
  /** Fallback of a map that could not be loaded or rendered. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary: a failing map does not break the page. */
class MapBoundary extends Component<MapBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
