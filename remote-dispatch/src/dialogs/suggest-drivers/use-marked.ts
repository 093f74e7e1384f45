import { useState, type KeyboardEvent } from 'react';
import type { Suggestion } from './suggestion.ts';

const PAGE = 8;

/** Which driver of a list is marked: the first until the arrows, or the pointer, say otherwise. */
export interface Marked {
  readonly index: number;
  readonly suggestion: Suggestion | undefined;
  readonly mark: (suggestion: Suggestion) => void;
  /** Arrows and Page Up and Down move the mark; says whether the key was one of them. */
  readonly move: (event: KeyboardEvent) => boolean;
}

/** The mark stays on its driver while the list narrows, and falls back to the first when that driver is no longer in it. */
export function useMarked(found: readonly Suggestion[]): Marked {
  const [driverId, setDriverId] = useState<number | null>(null);
  const index = Math.max(
    found.findIndex((suggestion) => suggestion.driverId === driverId),
    0,
  );
  const mark = (suggestion: Suggestion | undefined) => setDriverId(suggestion?.driverId ?? null);
  return {
    index,
    suggestion: found[index],
    mark,
    move: (event) => {
      const next = targetOf(event.key, index, found.length);
      if (next === undefined) return false;
      event.preventDefault();
      mark(found[next]);
      return true;
    },
  };
}

function targetOf(key: string, index: number, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[key];
  if (step === undefined || count === 0) return undefined;
  if (Math.abs(step) === 1) return (index + step + count) % count;
  return Math.min(Math.max(index + step, 0), count - 1);
}
