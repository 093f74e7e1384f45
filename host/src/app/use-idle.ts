import { useEffect, useState } from 'react';

/** False at first, true at the first idle callback. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const request = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    const cancel = globalThis.cancelIdleCallback ?? clearTimeout;
    const handle = request(() => setIdle(true), { timeout: 2000 });
    return () => cancel(handle);
  }, []);
  return idle;
}
