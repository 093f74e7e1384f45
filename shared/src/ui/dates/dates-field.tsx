import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { IsoDate } from '../../domain/time/date.ts';
import { useBoundField } from '../form/bound-field.ts';
import type { FieldProps, NameOf } from '../form/bound-field.ts';
import { FieldFrame } from '../form/field-frame.tsx';
import { DateChips } from './date-chips.tsx';
import { DatesInput } from './dates-input.tsx';

/** Several dates of a form. */
export interface DatesFieldProps<T extends FieldValues> extends FieldProps<NameOf<T, readonly string[]>> {
  /** The day that was proposed: the first day of the user takes its place; further ones are added. */
  readonly proposed?: IsoDate | undefined;
  /** The dates lie ahead (bookings): they are read so where the year is not said. */
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
