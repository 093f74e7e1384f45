import { useCallback, useEffect, useRef, useState } from 'react';

/** Times as fast as it was. */
export const SPEEDS = [1, 10, 30, 60, 120] as const;

/** Milliseconds between two moves of the head. */
const STEP = 100;

/**
 * Replay between two moments: it can be played, stopped and moved.
 * @param start ms of the first position
 * @param end ms of the last one
 */
export function useReplay(start: number, end: number) {
  const [at, setAt] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(60);
  const [range, setRange] = useState(start);
  if (range !== start) {
    setRange(start); // another day or driver begins anew
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

/** What {@link useReplay} gives. */
export type Replay = ReturnType<typeof useReplay>;
