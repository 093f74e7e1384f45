import { useCallback, useRef, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Keys of the rows that are being changed: a second change of one is ignored, not queued. */
export function useBusyKeys(): {
  readonly busy: ReadonlySet<string>;
  readonly during: (key: string, work: () => Promise<void>) => Promise<void>;
} {
  const running = useRef<ReadonlySet<string>>(NONE);
  const [busy, setBusy] = useState<ReadonlySet<string>>(NONE);
  const change = useCallback((next: ReadonlySet<string>) => {
    running.current = next;
    setBusy(next);
  }, []);
  const during = useCallback(
    async (key: string, work: () => Promise<void>) => {
      if (running.current.has(key)) return;
      change(new Set([...running.current, key]));
      try {
        await work();
      } finally {
        change(new Set([...running.current].filter((other) => other !== key)));
      }
    },
    [change],
  );
  return { busy, during };
}
