import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { ToastCard } from './toast-card.tsx';
import { MOST_SHOWN, toasts, toastsAtom } from './toast-store.ts';
import { useFreeSpot } from './use-free-spot.ts';

const Region = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    '& > *': { position: 'fixed', insetInlineEnd: '4', bottom: '4', maxWidth: 'calc(100vw - 2rem)' },
    '@media print': { display: 'none' },
  },
});

const Waiting = chakra('p', {
  base: {
    paddingInline: '2',
    textStyle: 'xs',
    bg: 'bg.panel',
    color: 'fg.muted',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
  },
});

/** Toast region, on top of everything, placed so that it covers no board and no button. Hover or focus pauses all timers. Part of `OverlayHost`. */
export function Toaster(): ReactNode {
  const t = useT();
  const entries = useAtomValue(toastsAtom, { store: toasts });
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const region = useRef<HTMLElement>(null);
  useFreeSpot(region, entries.map(({ id }) => id).join(' '));
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  return (
    <Portal>
      <Region
        ref={region}
        data-toaster
        aria-label={t('shared.notifications')}
        aria-live="polite"
        aria-relevant="additions"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={enter}
        onBlur={() => setHeld(false)}
      >
        {entries.slice(0, MOST_SHOWN).map((entry) => (
          <ToastCard key={entry.id} entry={entry} held={held} cameFrom={cameFrom} />
        ))}
        {entries.length > MOST_SHOWN && (
          <Waiting>{t('shared.toasts.waiting', { count: entries.length - MOST_SHOWN })}</Waiting>
        )}
      </Region>
    </Portal>
  );
}
