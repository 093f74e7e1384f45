import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { normalisePhone, phoneText } from '../../../domain/identity/phone.ts';
import { messageKey } from '../../../i18n/index.ts';
import type { FieldProps, NullableNameOf } from '../bound-field.ts';
import { ParsedField } from './parsed-field.tsx';

const TELEPHONE = { type: 'tel' } as const;

/** A phone number; its value is E.164 (`+32470123456`), null when empty; formatted with +32 and spaces on blur. */
export function PhoneField<T extends FieldValues>(props: FieldProps<NullableNameOf<T, string>>): ReactNode {
  return (
    <ParsedField
      {...props}
      message={messageKey('validation.phone')}
      parse={normalisePhone}
      format={phoneText}
      input={TELEPHONE}
    />
  );
}
