import { useCallback, useEffect, useRef, useState } from 'react';

/** Speed factors. */
export const SPEEDS = [1, 10, 30, 60, 120] as const;

/** Milliseconds between two steps of the replay. */
const STEP = 100;

/**
 * Replay between two moments: play, stop, seek.
 * @param start ms of the first position
 * @param end ms of the last one
 */
export function useReplay(start: number, end: number) {
  const [at, setAt] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(60);
  const [range, setRange] = useState(start);
  if (range !== start) {
    setRange(start); // Another day or driver: start over.
    setAt(start);
    setPlaying(false);
  }
  const latest = useRef(at);
  useEffect(() => {
    latest.current = at;
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      const next = Math.min(end, latest.current + STEP * speed);
      setAt(next);
      if (next >= end) setPlaying(false);
    }, STEP);
    return () => clearInterval(timer);
  }, [isPlaying, speed, end]);
  const seek = useCallback((moment: number) => setAt(Math.min(end, Math.max(start, moment))), [start, end]);
  return {
    at,
    isPlaying,
    speed,
    setSpeed,
    seek,
    toggle: () => {
      if (!isPlaying && at >= end) setAt(start);
      setPlaying(!isPlaying);
    },
  };
}

/** Result of {@link useReplay}. */
export type Replay = ReturnType<typeof useReplay>;
