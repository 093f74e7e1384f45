import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, RefObject } from 'react';
import { hasTopLayer, useTopLayer } from './use-top-layer.ts';
import type { CloseReason } from './use-top-layer.ts';

/** A panel anchored to an element, on top of the page; rendered only while open. */
export interface TopLayerProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: (reason: CloseReason) => void;
  /** Makes it a dialog with this accessible name; without it there is no role (the list of a combobox). */
  readonly label?: string;
  readonly children: ReactNode;
}

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    padding: '0',
    // Scrollable content (a list of suggestions) shrinks; other content makes the panel scroll.
    display: 'flex',
    flexDirection: 'column',
    overflow: 'auto',
    zIndex: 'popover',
    background: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    boxShadow: 'lg',
  },
});

/** A panel in the browser's top layer (see `useTopLayer`). */
export function TopLayer({ anchor, onClose, label, children }: TopLayerProps): ReactNode {
  const ref = useTopLayer(anchor, onClose);
  return (
    <Panel
      ref={ref}
      popover={hasTopLayer() ? 'manual' : undefined}
      {...(label ? { role: 'dialog', 'aria-label': label } : {})}
    >
      {children}
    </Panel>
  );
}
