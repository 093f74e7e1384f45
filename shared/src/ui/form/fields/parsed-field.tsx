import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Input, type InputProps } from '../../kit/input.tsx';
import { useBoundField } from '../bound-field.ts';
import type { FieldProps } from '../bound-field.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useParsedText, type ParsedTextOptions } from '../use-parsed-text.ts';

/** A field of a form whose text is parsed to its value. */
export interface ParsedFieldProps<V>
  extends FieldProps<string>, Pick<ParsedTextOptions<V>, 'message' | 'parse' | 'format'> {
  /** Props of its input besides value and handlers. */
  readonly input: InputProps;
}

/** Props of a numeric input. */
export const FIGURES: InputProps = { inputMode: 'decimal', textAlign: 'end', fontVariantNumeric: 'tabular-nums' };

/** A text that is parsed while typing, and formatted on blur; its value is null when empty. */
export function ParsedField<V>({ message, parse, format, input, ...props }: ParsedFieldProps<V>): ReactNode {
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
