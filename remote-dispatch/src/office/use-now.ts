import { useEffect, useState } from 'react';

/** Update interval, ms. */
const TICK = 15_000;

/** Current time, updated every 15 seconds. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
