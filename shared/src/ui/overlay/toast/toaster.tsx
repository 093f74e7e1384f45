import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, type ReactNode, type RefObject, useRef, useState, type FocusEvent } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../kit/button.tsx';
import { dismissToast, type ToastAction, type ToastEntry, MOST_SHOWN, toasts, toastsAtom } from './use-toast.ts';
import { Portal } from '@chakra-ui/react/portal';
import { useAtomValue } from 'jotai';
import { useFreeSpot } from './free-spot.ts';

const icons = { success: CircleCheck, info: Info, error: CircleAlert };
const palettes = { success: 'green', info: 'blue', error: 'red' } as const;

const Card = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    ps: '3',
    pe: '1',
    py: '1.5',
    width: '24rem',
    textStyle: 'sm',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderInlineStartWidth: '4px',
    borderInlineStartColor: 'colorPalette.solid',
    borderRadius: 'l2',
    boxShadow: 'lg',
    animation: 'rise-in 160ms ease-out',
    '& > svg': { flexShrink: '0', width: '1.25rem', height: '1.25rem', marginTop: '1.5', color: 'colorPalette.solid' },
    '& > div': { flex: '1', minWidth: '0', py: '1.5', overflowWrap: 'anywhere' },
    '& > div > div': { marginTop: '1' },
    '&[data-one-line]': { width: 'max-content', alignItems: 'center', py: '0', textStyle: 'xs' },
    '&[data-one-line] button': { paddingInline: '2', textStyle: 'xs' },
    '&[data-one-line] > svg': { marginTop: '0' },
    '&[data-one-line] > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', py: '0' },
    '&[data-one-line] > div > *': { display: 'flex', marginTop: '0' },
  },
});

/** One toast and what it needs of the region. */
interface ToastCardProps {
  readonly entry: ToastEntry;
  /** Hovered or focused: the timers are paused. */
  readonly held: boolean;
  /** Element that had the focus before the toasts; gets it back when the toast closes. */
  readonly cameFrom: RefObject<HTMLElement | null>;
}

/** One toast. Closes after its duration unless paused. */
function ToastCard({ entry, held, cameFrom }: ToastCardProps): ReactNode {
  const t = useT();
  const { id, kind, text, detail, actions = [], lifetime } = entry;
  useEffect(() => {
    if (lifetime === undefined || held) return undefined;
    const timer = setTimeout(() => dismissToast(id), lifetime);
    return () => clearTimeout(timer);
  }, [id, lifetime, held]);
  const close = () => {
    cameFrom.current?.focus({ preventScroll: true });
    dismissToast(id);
  };
  const Icon = icons[kind];
  const buttonOf = ({ label, run }: ToastAction): ReactNode => (
    <Button
      key={label}
      variant="ghost"
      onClick={() => {
        close();
        run();
      }}
    >
      {label}
    </Button>
  );
  return (
    <Card colorPalette={palettes[kind]} role={kind === 'error' ? 'alert' : 'status'} data-kind={kind}>
      <Icon aria-hidden />
      <div>
        <p>{text}</p>
        {detail !== undefined && (
          <chakra.p color="fg.muted" textStyle="xs">
            {detail}
          </chakra.p>
        )}
        {actions.length > 1 && <div>{actions.map(buttonOf)}</div>}
      </div>
      {actions.length === 1 && actions.map(buttonOf)}
      <IconButton label={t('shared.close')} onClick={close}>
        <X aria-hidden />
      </IconButton>
    </Card>
  );
}

const Region = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    // An open dialog takes the pointer from the body; Undo of what was done in it stays within reach.
    pointerEvents: 'auto',
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
