/**
 * Forms of the suite: `useNavetteForm` makes one, `Form` or `FormDialog` shows it, `fieldsFor(schema)` gives its fields. Inputs (`DateRangeInput`,
 * `DateInput`, `TimeInput`, `RecordInput`, `AddressInput`) are for use outside forms, in toolbars.
 */
export { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
export {
  AddressField,
  AddressInput,
  addressAnswer,
  placeOf,
  type AddressParts,
  type AddressFetcher,
  type AddressSuggestion,
  type Place,
} from './fields/address-field.tsx';
export { DateField } from '../dates/date-field.tsx';
export { DateInput, type DateInputProps } from '../dates/date-input.tsx';
export { DateRangeInput } from '../dates/date-range-input.tsx';
export { DatesField } from '../dates/dates-field.tsx';
export { PeriodFilter, periodSearch, usePeriod, type Period, type PeriodSearch } from '../dates/period-filter.tsx';
export { TimeField, TimeInput } from '../dates/time-field.tsx';
export { OFFERED_TEXTS } from '../../domain/booking/driver-notices.ts';
export { OfferedTexts, SentMessages, type SentNotification } from '../notices.tsx';
export { RecordInput, type RecordInputProps } from '../pickers/record-input.tsx';
export { RecordPicker, type RecordPickerProps } from '../pickers/record-picker.tsx';
export type { RecordAdder, RecordSource } from '../pickers/record-source.ts';
export { useRecord, type RecordState } from '../pickers/use-record.ts';
export {
  useBoundField,
  type FieldProps,
  type NameOf,
  type NullableNameOf,
  type Choice,
  type ChoiceValue,
} from './bound-field.ts';
export { messageWith, splitMessage } from './field-message.ts';
export { dirtyFormsAtom, RouteBlocker, useAskToLeave, useDirtyForm } from './dirty-forms.tsx';
export { wipeDrafts } from './draft.ts';
export { FileButton, FileDrop, FileFailure, ProgressBar } from './files.tsx';
export { FieldFrame, type ControlProps } from './field-frame.tsx';
export { CheckboxField } from './fields/checkbox-field.tsx';
export { MoneyField, NumberField, PhoneField } from './fields/parsed-field.tsx';
export { NationalNumberField } from './fields/national-number-field.tsx';
export { SegmentedField } from './fields/segmented-field.tsx';
export { SelectBox } from './fields/select-box.tsx';
export { SelectField } from './fields/select-field.tsx';
export { TextAreaField, TextField } from './fields/text-field.tsx';
export { fieldsFor } from './fields-for.tsx';
export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
export { FormSection, Form, type FormProps } from './form.tsx';
export { required, type FormSchema } from './navette-resolver.ts';
export { useCloseForm } from './use-close-form.ts';
export { useNavetteForm, type NavetteForm } from './use-navette-form.ts';
export type { SaveHandler } from './use-submit.ts';
