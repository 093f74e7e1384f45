import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { IsoDate } from '../../domain/time/date.ts';
import { messageKey, parseDate, useT, useFormats } from '../../i18n/index.ts';
import { Input } from '../kit/input.tsx';
import { WithCalendar } from './with-calendar.tsx';
import type { DateInputProps } from './date-input.tsx';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type FieldProps, type NameOf } from '../form/bound-field.ts';
import { FieldFrame } from '../form/field-frame.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';

/** Input for several dates outside a form. */
interface DatesInputProps extends Omit<DateInputProps, 'value' | 'onChange'> {
  /** ISO dates, in order, each once. */
  readonly value: readonly IsoDate[];
  readonly onChange: (value: IsoDate[]) => void;
  /** The proposed day, as long as it is the only one and nobody chose it: the first typed or picked day replaces it. */
  readonly proposed?: IsoDate | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const inOrder = (dates: readonly IsoDate[]): IsoDate[] => [...new Set(dates)].sort();

/** Several dates: Enter or blur adds the typed one, replacing a proposed one, the calendar adds and removes; `DateChips` shows them. */
function DatesInput(props: DatesInputProps): ReactNode {
  const { value, onChange, onUnparsed, onBlur, label, min, max, past, ahead, isUnavailable, readOnly, control } = props;
  const { proposed, inputRef } = props;
  const reading = { past, ahead };
  const t = useT();
  const [text, setText] = useState('');

  /** Chosen days without the merely proposed one. */
  const chosen = (days: readonly IsoDate[]): readonly IsoDate[] =>
    proposed === undefined ? days : days.filter((day) => day !== proposed);

  function type(next: string): void {
    setText(next);
    const unfinished = next.trim() !== '' && parseDate(next, reading) === undefined;
    onUnparsed?.(unfinished ? messageKey('validation.date') : null);
  }

  function add(): boolean {
    const date = parseDate(text, reading);
    if (date === undefined) return false;
    onChange(inOrder([...chosen(value), date]));
    type('');
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      const isSubmit = event.key === 'Enter' && text.trim() === '';
      if (isSubmit) return;
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && text === '' && !readOnly) {
      onChange(value.slice(0, -1));
    }
  }

  return (
    <WithCalendar
      {...{ label, min, max, isUnavailable, value }}
      multiple
      disabled={readOnly || control.disabled}
      onChange={(dates) => onChange(inOrder(dates.length > value.length ? chosen(dates) : dates))}
    >
      <Input
        {...control}
        ref={inputRef}
        readOnly={readOnly}
        autoComplete="off"
        placeholder={t('date.placeholder')}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add();
          onBlur?.();
        }}
      />
    </WithCalendar>
  );
}

/** Several dates of a form. */
export interface DatesFieldProps<T extends FieldValues> extends FieldProps<NameOf<T, readonly string[]>> {
  /** Proposed default day: replaced by the user's first choice; further days are added. */
  readonly proposed?: IsoDate | undefined;
  /** The dates are in the future (bookings): decides how dates without a year are parsed. */
  readonly ahead?: boolean | undefined;
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  readonly isUnavailable?: ((date: IsoDate) => boolean) | undefined;
}

const NONE: readonly IsoDate[] = [];

/** Several dates as chips; its value is an array of ISO dates in order, each once. */
export function DatesField<T extends FieldValues>(props: DatesFieldProps<T>): ReactNode {
  const { name, label, proposed, ahead, min, max, isUnavailable, readOnly } = props;
  const { value, error, onChange, onBlur, onUnparsed } = useBoundField<readonly IsoDate[]>(name);
  const dates = value ?? NONE;
  const input = useRef<HTMLInputElement>(null);
  const [isChosen, setChosen] = useState(false);
  const isProposal = !isChosen && dates.length === 1 && dates[0] === proposed;

  function choose(days: IsoDate[]): void {
    setChosen(true);
    onChange(days);
  }

  function drop(date: IsoDate): void {
    choose(dates.filter((other) => other !== date));
    input.current?.focus();
  }

  return (
    <FieldFrame
      {...props}
      error={error}
      below={<DateChips value={dates} label={label} onDrop={readOnly ? undefined : drop} />}
    >
      {(control) => (
        <DatesInput
          {...{ onBlur, onUnparsed, label, ahead, min, max, isUnavailable, readOnly, control }}
          value={dates}
          onChange={choose}
          proposed={isProposal ? proposed : undefined}
          inputRef={input}
        />
      )}
    </FieldFrame>
  );
}

/** Several dates, each with a button that removes it. */
interface DateChipsProps {
  readonly value: readonly IsoDate[];
  /** Without it the dates can't be removed. */
  readonly onDrop?: ((date: IsoDate) => void) | undefined;
  /** Accessible name of the list. */
  readonly label: string;
}

const Chips = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none', margin: '0' } });
const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5',
    paddingInlineStart: '2',
    borderRadius: 'sm',
    background: 'bg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& button': { display: 'grid', placeItems: 'center', boxSize: '6', borderRadius: 'sm', cursor: 'pointer' },
    '& button:hover': { background: 'bg.emphasized' },
  },
});

/** Several dates as chips, with their weekday; nothing when there are none. */
function DateChips({ value, onDrop, label }: DateChipsProps): ReactNode {
  const t = useT();
  const { formatDate, formatWeekday } = useFormats();
  if (value.length === 0) return null;
  return (
    <Chips aria-label={label}>
      {value.map((date) => (
        <Chip key={date}>
          {formatWeekday(date, 'short')} {formatDate(date)}
          {onDrop && (
            <button
              type="button"
              // The only date is replaced, or removed by Backspace: no stop on the way to the next field.
              tabIndex={value.length === 1 ? -1 : undefined}
              aria-label={t('date.remove', { date: formatDate(date) })}
              onClick={() => onDrop(date)}
            >
              <X size={14} aria-hidden />
            </button>
          )}
        </Chip>
      ))}
    </Chips>
  );
}
