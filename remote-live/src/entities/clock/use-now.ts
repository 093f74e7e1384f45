import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock: ages are shown in minutes. */
const TICK = 10_000;

/** The current time, renewed every 10 seconds, so that positions age on the screen. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
