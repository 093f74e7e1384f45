import { useCallback, useRef } from 'react';
import { attemptKey } from './attempt-key.ts';

/**
 * Gives the key of an attempt to create something: the same for the same contents, so that a click again after a lost answer repeats the attempt; other contents are
 * a new one.
 */
export function useAttemptKey(): (contents: unknown) => string {
  const attempt = useRef({ of: '', key: '' });
  return useCallback((contents) => {
    const of = JSON.stringify(contents);
    if (attempt.current.of !== of) attempt.current = { of, key: attemptKey() };
    return attempt.current.key;
  }, []);
}
