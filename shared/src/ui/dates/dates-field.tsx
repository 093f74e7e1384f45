import { useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { IsoDate } from '../../domain/time/date.ts';
import { useBoundField, type FieldProps, type NameOf } from '../form/bound-field.ts';
import { FieldFrame } from '../form/field-frame.tsx';
import { DatesInput } from './dates-input.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useFormats, useT } from '../../i18n/index.ts';

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
