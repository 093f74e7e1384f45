import { useEffect, useState } from 'react';

/** Time without a sign of anybody, ms. A pointer may rest among the rows of a screen on the wall for days. */
export const IDLE_MS = 30_000;

/** Signs that somebody is there. Not `pointerover`: it also comes when a row moves under a pointer that rests. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/** Whether nobody has moved the pointer, scrolled or touched a key for a while. Watches only while asked to, and begins to count then. */
export function useIsIdle(isWatching: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isWatching) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
      setIdle(false);
    };
    wake();
    for (const sign of SIGNS) document.addEventListener(sign, wake, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, wake, { capture: true });
    };
  }, [isWatching]);
  return isWatching && isIdle;
}
