import { useState } from 'react';

/** What is said of a field apart from any form. */
export interface FieldError {
  /** Message of what is wrong; null while nothing is, or while it is typed for the first time. */
  readonly error: string | null;
  readonly onUnparsed: (message: string | null) => void;
  readonly onBlur: () => void;
}

/** Says what is wrong with a field once it was left, and from then on at once (UX forms). */
export function useFieldError(): FieldError {
  const [error, setError] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  return { error: isLeft ? error : null, onUnparsed: setError, onBlur: () => setLeft(true) };
}
