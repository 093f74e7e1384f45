import { CalendarDays } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
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

interface WithCalendarProps extends CalendarProps {
  /** Label of the date field, for the accessible names of the button and the calendar. */
  readonly label: string;
  readonly disabled?: boolean | undefined;
  /** The field. */
  readonly children: ReactNode;
}

/**
 * A date field with a button at its end that opens the calendar, moves the focus into it, and back to the field when it closes. The button is no stop
 * between fields, since a date is typed: Alt+Down in the field presses it.
 */
export function WithCalendar({ label, disabled, children, ...calendar }: WithCalendarProps): ReactNode {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);

  function close(reason: CloseReason): void {
    setOpen(false);
    if (reason === 'escape') anchor.current?.querySelector('input')?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!event.altKey || event.key !== 'ArrowDown' || disabled || isOpen) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <WithButton ref={anchor} onKeyDown={onKeyDown}>
      {children}
      <IconButton
        variant="ghost"
        size="xs"
        label={t('date.open', { label })}
        tabIndex={-1}
        aria-keyshortcuts="Alt+ArrowDown"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        disabled={disabled}
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
    </WithButton>
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
