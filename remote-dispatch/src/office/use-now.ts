import { useEffect, useState } from 'react';

/** How often the clock is looked at, ms. */
const TICK = 15_000;

/** The moment it is, kept up every 15 seconds. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
