import { useCallback, useRef } from 'react';

/**
 * Returns an idempotency key for creating something: the same for equal contents, so that a retry after a lost answer reuses it; other contents get a
 * new one.
 */
export function useAttemptKey(): (contents: unknown) => string {
  const attempt = useRef({ of: '', key: '' });
  return useCallback((contents) => {
    const of = JSON.stringify(contents);
    if (attempt.current.of !== of) attempt.current = { of, key: attemptKey() };
    return attempt.current.key;
  }, []);
}

/** A random key for one attempt to create a record. `crypto.randomUUID` is missing on plain HTTP, where a test installation may run. */
export const attemptKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
