import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ClockTime } from '../../domain/time/clock.ts';
import { useBoundField } from '../form/bound-field.ts';
import type { FieldProps, NullableNameOf } from '../form/bound-field.ts';
import { FieldFrame } from '../form/field-frame.tsx';
import { TimeInput } from './time-input.tsx';

/** A time of day; its value is `HH:mm`, null when empty. */
export function TimeField<T extends FieldValues>(props: FieldProps<NullableNameOf<T, string>>): ReactNode {
  const { name, readOnly } = props;
  const { value = null, error, onChange, onBlur, onUnparsed } = useBoundField<ClockTime>(name);
  return (
    <FieldFrame {...props} error={error}>
      {(control) => <TimeInput {...{ value, onChange, onBlur, onUnparsed, readOnly, control }} />}
    </FieldFrame>
  );
}
