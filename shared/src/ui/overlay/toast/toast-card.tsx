import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../kit/button.tsx';
import { dismissToast } from './toast-store.ts';
import type { ToastAction, ToastEntry } from './toast-store.ts';

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
export interface ToastCardProps {
  readonly entry: ToastEntry;
  /** Hovered or focused: the timers are paused. */
  readonly held: boolean;
  /** Element that had the focus before the toasts; gets it back when the toast closes. */
  readonly cameFrom: RefObject<HTMLElement | null>;
}

/** One toast. Closes after its duration unless paused. */
export function ToastCard({ entry, held, cameFrom }: ToastCardProps): ReactNode {
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
