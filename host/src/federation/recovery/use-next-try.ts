import { useEffect, useRef, useState } from 'react';
import { pauseBefore } from './retry-pause.ts';

/** When a part that failed is tried again by itself: at a time (ms since 1970), or when the network is back. */
export type NextTry = { readonly at: number } | 'online';

/**
 * Tries again by itself, with growing pauses, for as long as whoever asks is on the screen. Nothing is tried while this computer has no network or
 * nobody looks at the page; what was due meanwhile is tried as soon as that is over.
 * @param round how often it was tried; `undefined` while it is being tried
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
