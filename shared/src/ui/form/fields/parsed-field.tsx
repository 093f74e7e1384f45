import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Input, type InputProps } from '../../kit/input.tsx';
import { useBoundField } from '../bound-field.ts';
import type { FieldProps } from '../bound-field.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useParsedText, type ParsedTextOptions } from '../use-parsed-text.ts';

/** A field of a form whose text is parsed to its value. */
export interface ParsedFieldProps<V>
  extends FieldProps<string>, Pick<ParsedTextOptions<V>, 'message' | 'parse' | 'format'> {
  /** What its input has beyond value and handlers. */
  readonly input: InputProps;
}

/** What an input of figures has. */
export const FIGURES: InputProps = { inputMode: 'decimal', textAlign: 'end', fontVariantNumeric: 'tabular-nums' };

/** A text that is parsed while it is typed, and formatted when it is left; its value is null when empty. */
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
    // A price that is computed meanwhile must not take the place of one that somebody is typing.
    keepsUnparsed: true,
  });
  const element = useRef<HTMLInputElement>(null);
  const own = useRef(typed.text);
  useLayoutEffect(() => {
    const isFromOutside = own.current !== typed.text;
    own.current = typed.text;
    // A computed price that arrives under the cursor is selected, as it would have been on entering: what is typed next replaces it.
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
