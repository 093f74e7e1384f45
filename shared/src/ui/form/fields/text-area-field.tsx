import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Textarea } from '../../kit/input.tsx';
import { useBoundField } from '../bound-field.ts';
import type { FieldProps, NameOf } from '../bound-field.ts';
import { FieldFrame } from '../field-frame.tsx';

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
