import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** Props that link a control to its label and messages. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface LabelledProps {
  readonly id: string;
  readonly label: string;
  /** Shown while the field is valid. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/**
 * Label, control, and a reserved line for the error, so that nothing moves. The pages before sign-in use this rather than the suite's forms, which
 * would more than double their size.
 */
export function Labelled({ id, label, hint, error, children }: LabelledProps): ReactNode {
  const message = error ?? hint;
  const messageId = `${id}-message`;
  return (
    <Box marginBottom="2">
      <Box asChild display="block" marginBottom="1" textStyle="sm" fontWeight="medium">
        <label htmlFor={id}>{label}</label>
      </Box>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': message === undefined ? undefined : messageId,
      })}
      <Box
        id={messageId}
        minHeight="5"
        paddingTop="0.5"
        textStyle="xs"
        color={error === undefined ? 'fg.muted' : 'fg.error'}
        aria-live="polite"
      >
        {message}
      </Box>
    </Box>
  );
}
