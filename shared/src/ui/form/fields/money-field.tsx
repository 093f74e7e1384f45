import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messageKey, parseMoney, useFormats } from '../../../i18n/index.ts';
import type { FieldProps, NullableNameOf } from '../bound-field.ts';
import { FIGURES, ParsedField } from './parsed-field.tsx';

/** An amount in euros; its value is a number with at most two decimals, null when empty. */
export function MoneyField<T extends FieldValues>(props: FieldProps<NullableNameOf<T, number>>): ReactNode {
  const { formatAmount } = useFormats();
  return (
    <ParsedField
      {...props}
      message={messageKey('validation.money')}
      parse={parseMoney}
      format={formatAmount}
      input={FIGURES}
    />
  );
}
