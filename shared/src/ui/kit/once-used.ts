/** First events of a person on a page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Milliseconds after which a page counts as used anyway. */
const PATIENCE = 3000;

/** Milliseconds after which a browser that never rests is not waited for any longer. */
const LATEST = 1000;

/**
 * Calls a function as soon as somebody uses the page, after three seconds at the latest, once the browser has nothing else to do. For fetching what may be
 * opened next: it does not compete with what is shown first.
 * @param act an effect's own work, as in `useEffect(() => onceUsed(load), [])`
 * @returns cancels it
 */
export function onceUsed(act: () => unknown): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  function start(): void {
    if (signal.aborted) return;
    const run = () => !signal.aborted && act();
    for (const sign of SIGNS) removeEventListener(sign, start);
    clearTimeout(timer);
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LATEST });
    else setTimeout(run);
  }
  const timer = setTimeout(start, PATIENCE);
  for (const sign of SIGNS) addEventListener(sign, start, { once: true, passive: true, signal });
  return () => {
    clearTimeout(timer);
    watch.abort();
  };
}
