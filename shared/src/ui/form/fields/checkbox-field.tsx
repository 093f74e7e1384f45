import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, useDescribedField, type FieldProps, type NameOf } from '../bound-field.ts';
import { useFieldMessage } from '../field-message.ts';
import { FieldRoot } from '../field-frame.tsx';

/** Yes or no. */
export interface CheckboxFieldProps<T extends FieldValues> extends FieldProps<NameOf<T, boolean>> {
  /** Called after the user's change, when the form already holds the new value. */
  readonly onChosen?: ((value: boolean) => void) | undefined;
}

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    gridRow: '2',
    minHeight: '8',
    fontSize: 'sm',
    cursor: 'pointer',
    '& input': { boxSize: '4', flexShrink: '0', accentColor: 'var(--chakra-colors-color-palette-solid)' },
    '&:has(input:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
  },
});
const Note = chakra('p', {
  base: { gridRow: '3', fontSize: 'xs', lineHeight: '1rem', minHeight: '1.25rem', color: 'fg.muted' },
});

/** A checkbox with its label beside it; its value is a boolean. */
export function CheckboxField<T extends FieldValues>(props: CheckboxFieldProps<T>): ReactNode {
  const { name, label, help, disabled, readOnly, span = 6, onChosen } = props;
  const { value, error, onChange, onBlur } = useBoundField<boolean>(name);
  useDescribedField(name, { label });
  const message = useFieldMessage();
  const noteId = useId();
  return (
    <FieldRoot style={{ gridColumn: `span ${String(span)}` }} data-field>
      <Line>
        <input
          type="checkbox"
          {...{ name, onBlur }}
          checked={value ?? false}
          disabled={disabled || readOnly}
          aria-invalid={error === null ? undefined : true}
          aria-errormessage={error === null ? undefined : noteId}
          aria-describedby={noteId}
          onChange={(event) => {
            onChange(event.target.checked);
            onChosen?.(event.target.checked);
          }}
        />
        {label}
      </Line>
      <Note id={noteId} color={error === null ? undefined : 'fg.error'}>
        {error === null ? help : message(error)}
      </Note>
    </FieldRoot>
  );
}
