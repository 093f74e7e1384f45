import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messageKey, parseNumber, useFormats } from '../../../i18n/index.ts';
import type { FieldProps, NullableNameOf } from '../bound-field.ts';
import { FIGURES, ParsedField } from './parsed-field.tsx';

/** A number that is no amount: kilometres, a percentage. */
export interface NumberFieldProps<T extends FieldValues> extends FieldProps<NullableNameOf<T, number>> {
  /** Maximum decimals; default 0. The label names the unit. */
  readonly digits?: number | undefined;
}

/** A number; parses `12,5` and `12.5`; its value is null when empty. */
export function NumberField<T extends FieldValues>({ digits = 0, ...props }: NumberFieldProps<T>): ReactNode {
  const { formatTyped } = useFormats();
  return (
    <ParsedField
      {...props}
      message={digits === 0 ? messageKey('validation.wholeNumber') : messageKey('validation.number')}
      parse={(text) => parseNumber(text, digits)}
      format={(number: number) => formatTyped(number, digits)}
      input={FIGURES}
    />
  );
}
