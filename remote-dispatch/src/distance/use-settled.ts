import { useEffect, useState } from 'react';

const SETTLE_MS = 300;

/** A value once it has rested for a moment; compared as JSON. The first one counts at once. */
export function useSettled<Value>(value: Value): Value {
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
