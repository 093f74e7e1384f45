import { useEffect, useRef, useState } from 'react';
import { pauseBefore } from './retry-pause.ts';

/** Time of the next automatic retry: ms since 1970, or when the network is back. */
export type NextTry = { readonly at: number } | 'online';

/**
 * Retries with backoff for as long as the component is mounted. Paused while the browser is offline or the page hidden; an overdue retry runs as soon
 * as that ends.
 * @param round number of retries so far; `undefined` during a retry
 */
export function useNextTry(round: number | undefined, tryAgain: () => void): NextTry | undefined {
  const [known, setKnown] = useState<{ readonly round: number; readonly next: NextTry }>();
  const latest = useRef(tryAgain);
  useEffect(() => {
    latest.current = tryAgain;
  });
  useEffect(() => {
    if (round === undefined) return undefined;
    const due = Date.now() + pauseBefore(round, Math.random());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = (): void => {
      clearTimeout(timer);
      setKnown({ round, next: navigator.onLine ? { at: due } : 'online' });
      if (navigator.onLine && document.visibilityState === 'visible')
        timer = setTimeout(() => latest.current(), Math.max(0, due - Date.now()));
    };
    arm();
    addEventListener('online', arm);
    addEventListener('offline', arm);
    document.addEventListener('visibilitychange', arm);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', arm);
      removeEventListener('offline', arm);
      document.removeEventListener('visibilitychange', arm);
    };
  }, [round]);
  return known?.round === round ? known?.next : undefined;
}
