import { useEffect, useState } from 'react';
import { boardNow, type BoardTime } from '../../model/board-time.ts';

const EVERY = 30_000;

/** Current board time, updated twice a minute. */
export function useBoardNow(): BoardTime {
  const [now, setNow] = useState(boardNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(boardNow()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
