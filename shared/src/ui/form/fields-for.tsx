import type { FieldValues } from 'react-hook-form';
import type { ReactNode } from 'react';
import { AddressField } from './fields/address-field.tsx';
import { DateField } from '../dates/date-field.tsx';
import { DatesField } from '../dates/dates-field.tsx';
import { TimeField } from '../dates/time-field.tsx';
import { RecordPicker, type RecordPickerProps } from '../pickers/record-picker.tsx';
import { CheckboxField } from './fields/checkbox-field.tsx';
import { MoneyField, NumberField, PhoneField } from './fields/parsed-field.tsx';
import { NationalNumberField } from './fields/national-number-field.tsx';
import { SegmentedField } from './fields/segmented-field.tsx';
import { SelectField } from './fields/select-field.tsx';
import { TextAreaField, TextField } from './fields/text-field.tsx';
import type { FormSchema } from './navette-resolver.ts';

/**
 * Field components whose `name` is typed: a field of this schema with a value of the right type.
 * Made once, beside the schema.
 *
 * @example
 * const Booking = fieldsFor(bookingSchema);
 * <Booking.DateField name="ap_date" label={t('booking.date')} required />
 */
export function fieldsFor<In extends FieldValues>(_schema: FormSchema<In, unknown>) {
  function TypedRecordPicker<Item>(props: RecordPickerProps<In, Item>): ReactNode {
    return <RecordPicker<In, Item> {...props} />;
  }
  return {
    TextField: TextField<In>,
    TextAreaField: TextAreaField<In>,
    MoneyField: MoneyField<In>,
    NumberField: NumberField<In>,
    DateField: DateField<In>,
    DatesField: DatesField<In>,
    TimeField: TimeField<In>,
    SelectField: SelectField<In>,
    SegmentedField: SegmentedField<In>,
    CheckboxField: CheckboxField<In>,
    PhoneField: PhoneField<In>,
    NationalNumberField: NationalNumberField<In>,
    AddressField: AddressField<In>,
    RecordPicker: TypedRecordPicker,
  } as const;
}
