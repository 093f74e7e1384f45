import { brusselsNow } from '@navette/shared/domain';
import { useEffect, useState } from 'react';

const textNow = () => {
  const { date, time } = brusselsNow();
  return `${date} ${time}`;
};

/** How often the clock is looked at, ms. */
const TICK = 15_000;

/** Day and minute in Brussels, as `2026-05-03 17:30`, kept up. */
export function useBrusselsMinute(): string {
  const [now, setNow] = useState(textNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(textNow()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
