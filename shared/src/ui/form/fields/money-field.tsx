import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messageKey, parseMoney, useFormats } from '../../../i18n/index.ts';
import { Input } from '../../kit/input.tsx';
import { useBoundField } from '../bound-field.ts';
import type { FieldProps, NullableNameOf } from '../bound-field.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useParsedText } from '../use-parsed-text.ts';

/** An amount in euros; its value is a number with at most two decimals, null when empty. */
export function MoneyField<T extends FieldValues>(props: FieldProps<NullableNameOf<T, number>>): ReactNode {
  const { name, readOnly } = props;
  const { formatAmount } = useFormats();
  const { value = null, error, onChange, onBlur, onUnparsed } = useBoundField<number>(name);
  const typed = useParsedText<number>({
    value,
    onChange,
    onUnparsed,
    message: messageKey('validation.money'),
    parse: parseMoney,
    format: formatAmount,
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
