import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { IsoDate } from '../../domain/time/date.ts';
import type { DateRange } from '../../domain/time/ranges.ts';
import { useBoundField } from '../form/bound-field.ts';
import type { FieldProps, NameOf } from '../form/bound-field.ts';
import { FieldFrame } from '../form/field-frame.tsx';
import { DateRangeInput } from './date-range-input.tsx';

/** A period of a form. */
export interface DateRangeFieldProps<T extends FieldValues> extends FieldProps<NameOf<T, DateRange>> {
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  /** The period shown while the field has none. */
  readonly initial: DateRange;
}

/** A period; its value is `{ start, end }` in ISO dates, end never before start. */
export function DateRangeField<T extends FieldValues>(props: DateRangeFieldProps<T>): ReactNode {
  const { name, label, min, max, initial } = props;
  const { value, error, onChange, onBlur, onUnparsed } = useBoundField<DateRange>(name);
  return (
    <FieldFrame {...props} span={props.span ?? 12} error={error} group>
      {(control) => (
        <DateRangeInput
          {...{ onChange, onBlur, onUnparsed, label, min, max }}
          value={value ?? initial}
          disabled={control.disabled}
          describedBy={control['aria-describedby']}
        />
      )}
    </FieldFrame>
  );
}
