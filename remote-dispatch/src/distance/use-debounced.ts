import { useEffect, useState } from 'react';

const SETTLE_MS = 300;

/** Debounced value, compared as JSON. The first value is returned immediately. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  const isSettled = key === JSON.stringify(settled);
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the same JSON is the same value
  }, [key, isSettled]);
  return settled;
}
