import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Input, Textarea } from '../../kit/input.tsx';
import { useBoundField, type FieldProps, type NameOf } from '../bound-field.ts';
import { FieldFrame } from '../field-frame.tsx';

/** A line of text. */
export interface TextFieldProps<T extends FieldValues> extends FieldProps<NameOf<T, string>> {
  readonly type?: 'text' | 'email' | 'password' | 'search' | undefined;
  readonly autoComplete?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  /** Suggestions while typing; any other text is accepted too. */
  readonly suggestions?: readonly string[] | undefined;
}

/** A line of text; its value is a string, empty when nothing is typed. */
export function TextField<T extends FieldValues>(props: TextFieldProps<T>): ReactNode {
  const { name, type = 'text', autoComplete = 'off', maxLength, placeholder, autoFocus, readOnly, suggestions } = props;
  const listId = useId();
  const { value, error, onChange, onBlur } = useBoundField<string>(name);
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <>
          <Input
            {...control}
            {...{ name, type, autoComplete, maxLength, placeholder, autoFocus, readOnly, onBlur }}
            {...(suggestions && { list: listId })}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value)}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((text) => (
                <option key={text}>{text}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Several lines of text. */
export interface TextAreaFieldProps<T extends FieldValues> extends FieldProps<NameOf<T, string>> {
  /** Lines shown; 3 by default. */
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
}

/** Several lines of text; Enter makes a new line, Ctrl+Enter submits. */
export function TextAreaField<T extends FieldValues>(props: TextAreaFieldProps<T>): ReactNode {
  const { name, rows = 3, maxLength, readOnly } = props;
  const { value, error, onChange, onBlur } = useBoundField<string>(name);
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Textarea
          {...control}
          {...{ name, rows, maxLength, readOnly, onBlur }}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
      )}
    </FieldFrame>
  );
}
