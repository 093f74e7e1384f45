import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Input, type InputProps } from '../../kit/input.tsx';
import { useBoundField, type FieldProps, type NullableNameOf } from '../bound-field.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useParsedText, type ParsedTextOptions } from '../use-parsed-text.ts';
import type { FieldValues } from 'react-hook-form';
import { messageKey, parseMoney, useFormats, parseNumber } from '../../../i18n/index.ts';
import { normalisePhone, phoneText } from '../../../domain/identity/phone.ts';

interface ParsedFieldProps<V> extends FieldProps<string>, Pick<ParsedTextOptions<V>, 'message' | 'parse' | 'format'> {
  /** Props of its input besides value and handlers. */
  readonly input: InputProps;
}

const FIGURES: InputProps = { inputMode: 'decimal', textAlign: 'end', fontVariantNumeric: 'tabular-nums' };

/** A text that is parsed while typing, and formatted on blur; its value is null when empty. */
function ParsedField<V>({ message, parse, format, input, ...props }: ParsedFieldProps<V>): ReactNode {
  const { name, readOnly } = props;
  const { value, error, onChange, onBlur, onUnparsed } = useBoundField<V>(name);
  // A stored text may be empty instead of null.
  const typed = useParsedText({
    value: value || value === 0 ? value : null,
    onChange,
    onUnparsed,
    message,
    parse,
    format,
    // A price that is computed in the meantime must not replace one that is being typed.
    keepsUnparsed: true,
  });
  const element = useRef<HTMLInputElement>(null);
  const own = useRef(typed.text);
  useLayoutEffect(() => {
    const isFromOutside = own.current !== typed.text;
    own.current = typed.text;
    // A computed price that arrives in the focused field is selected, as on focus: typing replaces it.
    if (isFromOutside && document.activeElement === element.current) element.current?.select();
  }, [typed.text]);
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Input
          {...control}
          {...input}
          {...{ name, readOnly }}
          ref={element}
          autoComplete="off"
          value={typed.text}
          onChange={(event) => {
            own.current = event.target.value;
            typed.setText(event.target.value);
          }}
          onBlur={() => {
            typed.tidy();
            onBlur();
          }}
        />
      )}
    </FieldFrame>
  );
}

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
