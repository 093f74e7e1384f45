import { CalendarDays } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useT } from '../../i18n/index.ts';
import { IconButton } from '../kit/button.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { PartUnavailable } from '../lazy/part-unavailable.tsx';
import { TopLayer } from '../pickers/top-layer.tsx';
import type { CloseReason } from '../pickers/use-top-layer.ts';
import type { CalendarProps } from './calendar.tsx';
import { chakra } from '@chakra-ui/react/styled-system';

const Calendar = lazyPart(
  async () => (await import('./calendar.tsx')).Calendar,
  () => <div style={{ width: 256, height: 296 }} />,
  PartUnavailable,
);

/** The button at the end of a date field that opens its calendar. */
interface CalendarButtonProps extends CalendarProps {
  /** Label of the date field, for the button's accessible name. */
  readonly label: string;
  /** The field that the calendar is anchored to. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly disabled?: boolean | undefined;
}

/** Opens the calendar, moves the focus into it, and back to the button when it closes. */
export function CalendarButton({ label, anchor, disabled, ...calendar }: CalendarButtonProps): ReactNode {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(reason: CloseReason): void {
    setOpen(false);
    if (reason === 'escape') button.current?.focus();
  }

  return (
    <>
      <IconButton
        ref={button}
        variant="ghost"
        size="xs"
        label={t('date.open', { label })}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        disabled={disabled}
        onFocus={() => void Calendar.load()}
        onPointerEnter={() => void Calendar.load()}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays size={16} aria-hidden />
      </IconButton>
      {isOpen && (
        <TopLayer anchor={anchor} label={t('date.choose', { label })} onClose={close}>
          <Calendar
            {...calendar}
            onChange={(value) => {
              calendar.onChange(value);
              if (!calendar.multiple) close('escape');
            }}
          />
        </TopLayer>
      )}
    </>
  );
}

/** A field with a button inside at its end. */
export const WithButton = chakra('div', {
  base: {
    position: 'relative',
    '& > input': { paddingInlineEnd: '8' },
    '& > button': { position: 'absolute', insetBlockStart: '1', insetInlineEnd: '1' },
  },
});
