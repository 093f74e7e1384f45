import { useEffect, useState } from 'react';

/** False at first, true after this many milliseconds. */
export function useAfter(delay: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isOver;
}
