import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';

/** Props of the notices. */
export interface MapNoticesProps {
  readonly isSchematic: boolean;
  /** The tile server failed, and the schematic map is the fallback. */
  readonly tilesLost: boolean;
  readonly isEstimated: boolean;
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
  },
});

/** Notices in a corner of the map: schematic base map, estimated route. */
export function MapNotices({ isSchematic, tilesLost, isEstimated }: MapNoticesProps): ReactNode {
  const t = useT();
  const notices = [
    isSchematic && t(tilesLost ? 'map.tilesFailed' : 'map.schematic'),
    isEstimated && t('map.estimated'),
  ].filter(Boolean);
  return notices.length > 0 && <Notices role="note">{notices.join(' · ')}</Notices>;
}
