import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { normalisePhone, phoneText } from '../../../domain/identity/phone.ts';
import { messageKey } from '../../../i18n/index.ts';
import { Input } from '../../kit/input.tsx';
import { useBoundField } from '../bound-field.ts';
import type { FieldProps, NullableNameOf } from '../bound-field.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useParsedText } from '../use-parsed-text.ts';

/** A phone number; its value is E.164 (`+32470123456`), null when empty; formatted with +32 and spaces on blur. */
export function PhoneField<T extends FieldValues>(props: FieldProps<NullableNameOf<T, string>>): ReactNode {
  const { name, readOnly } = props;
  const { value, error, onChange, onBlur, onUnparsed } = useBoundField<string>(name);
  const typed = useParsedText<string>({
    value: value || null,
    onChange,
    onUnparsed,
    message: messageKey('validation.phone'),
    parse: normalisePhone,
    format: phoneText,
  });
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Input
          {...control}
          {...{ name, readOnly }}
          type="tel"
          autoComplete="off"
          value={typed.text}
          onChange={(event) => typed.setText(event.target.value)}
          onBlur={() => {
            typed.tidy();
            onBlur();
          }}
        />
      )}
    </FieldFrame>
  );
}
