import { useRef } from 'react';
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
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  readonly isUnavailable?: ((date: IsoDate) => boolean) | undefined;
}

const NONE: readonly IsoDate[] = [];

/** Several dates as chips; its value is an array of ISO dates in order, each once. */
export function DatesField<T extends FieldValues>(props: DatesFieldProps<T>): ReactNode {
  const { name, label, min, max, isUnavailable, readOnly } = props;
  const { value, error, onChange, onBlur, onUnparsed } = useBoundField<readonly IsoDate[]>(name);
  const dates = value ?? NONE;
  const input = useRef<HTMLInputElement>(null);

  function drop(date: IsoDate): void {
    onChange(dates.filter((other) => other !== date));
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
          {...{ onChange, onBlur, onUnparsed, label, min, max, isUnavailable, readOnly, control }}
          value={dates}
          inputRef={input}
        />
      )}
    </FieldFrame>
  );
}
