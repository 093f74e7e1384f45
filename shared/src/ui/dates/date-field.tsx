import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { IsoDate } from '../../domain/time/date.ts';
import { useBoundField, type FieldProps, type NullableNameOf } from '../form/bound-field.ts';
import { FieldFrame } from '../form/field-frame.tsx';
import { DateInput } from './date-input.tsx';

/** A date of a form. */
export interface DateFieldProps<T extends FieldValues> extends FieldProps<NullableNameOf<T, string>> {
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  /** The date is in the past (a birthday): decides how a date without a year is parsed. */
  readonly past?: boolean | undefined;
  /** The date is in the future (a booking): decides how a date without a year is parsed. */
  readonly ahead?: boolean | undefined;
  readonly isUnavailable?: ((date: IsoDate) => boolean) | undefined;
}

/** A date; its value is an ISO date, null when empty. */
export function DateField<T extends FieldValues>(props: DateFieldProps<T>): ReactNode {
  const { name, label, min, max, past, ahead, isUnavailable, readOnly } = props;
  const { value = null, error, onChange, onBlur, onUnparsed } = useBoundField<IsoDate>(name);
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <DateInput
          {...{ value, onChange, onBlur, onUnparsed, label, min, max, past, ahead, isUnavailable, readOnly, control }}
        />
      )}
    </FieldFrame>
  );
}
