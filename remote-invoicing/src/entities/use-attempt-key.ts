import { useCallback, useRef } from 'react';
import { attemptKey } from './attempt-key.ts';

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
