import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messageKey, parseNumber, useFormats } from '../../../i18n/index.ts';
import { Input } from '../../index.ts';
import { useBoundField } from '../bound-field.ts';
import type { FieldProps, NullableNameOf } from '../bound-field.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useParsedText } from '../use-parsed-text.ts';

/** A number that is no amount: kilometres, a percentage. */
export interface NumberFieldProps<T extends FieldValues> extends FieldProps<NullableNameOf<T, number>> {
  /** Maximum decimals; default 0. The label names the unit. */
  readonly digits?: number | undefined;
}

/** A number; parses `12,5` and `12.5`; its value is null when empty. */
export function NumberField<T extends FieldValues>(props: NumberFieldProps<T>): ReactNode {
  const { name, readOnly, digits = 0 } = props;
  const { formatTyped } = useFormats();
  const { value = null, error, onChange, onBlur, onUnparsed } = useBoundField<number>(name);
  const typed = useParsedText<number>({
    value,
    onChange,
    onUnparsed,
    message: messageKey('validation.number'),
    parse: (text) => parseNumber(text, digits),
    format: (number) => formatTyped(number, digits),
  });
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Input
          {...control}
          {...{ name, readOnly }}
          inputMode="decimal"
          autoComplete="off"
          textAlign="end"
          fontVariantNumeric="tabular-nums"
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
