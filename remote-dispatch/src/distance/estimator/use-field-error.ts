import { useState } from 'react';

/** Validation state of a field outside of a form. */
export interface FieldError {
  /** Message key of the error; null while there is none, or before the first blur. */
  readonly error: string | null;
  readonly onUnparsed: (message: string | null) => void;
  readonly onBlur: () => void;
}

/** Validates a field on its first blur, and on every change afterwards (specification/screens.md#forms). */
export function useFieldError(): FieldError {
  const [error, setError] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  return { error: isLeft ? error : null, onUnparsed: setError, onBlur: () => setLeft(true) };
}
