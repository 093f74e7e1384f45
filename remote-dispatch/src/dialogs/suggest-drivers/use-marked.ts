import { useState, type KeyboardEvent } from 'react';
import type { Suggestion } from './suggestion.ts';

const PAGE = 8;

/** Which driver of a list is marked: the first who did not refuse the trip, until the arrows, or the pointer, say otherwise. */
export interface Marked {
  readonly suggestion: Suggestion | undefined;
  readonly mark: (suggestion: Suggestion) => void;
  /** Arrows and Page Up and Down move the mark; says whether the key was one of them. */
  readonly move: (event: KeyboardEvent) => boolean;
}

/**
 * The mark stays on its driver while the list narrows, and falls back to the first when that driver is no longer in it. Enter must not send a trip again to
 * somebody who refused it: such a driver is marked by hand alone.
 */
export function useMarked(found: readonly Suggestion[]): Marked {
  const [driverId, setDriverId] = useState<number | null>(null);
  const chosen = found.findIndex((suggestion) => suggestion.driverId === driverId);
  const index = chosen >= 0 ? chosen : found.findIndex((suggestion) => !hasRefused(suggestion));
  const mark = (suggestion: Suggestion | undefined) => setDriverId(suggestion?.driverId ?? null);
  return {
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

const hasRefused = ({ conflicts }: Suggestion): boolean => conflicts.some(({ kind }) => kind === 'refused');

/** `index` is -1 while nobody is marked: the first step down marks the first. */
function targetOf(key: string, index: number, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[key];
  if (step === undefined || count === 0) return undefined;
  if (index < 0) return step > 0 ? 0 : count - 1;
  if (Math.abs(step) === 1) return (index + step + count) % count;
  return Math.min(Math.max(index + step, 0), count - 1);
}
