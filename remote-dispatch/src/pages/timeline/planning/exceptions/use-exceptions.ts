import { useMemo } from 'react';
import type { Planning, TripConflicts } from '../../model/planning-parts.ts';
import { EXCEPTION_KINDS, exceptionsOf, type Exceptions } from './exceptions-of.ts';
import { tripsOfDay } from './trips-of-day.ts';
import { useBoardNow } from './use-board-now.ts';

/** Exceptions of the shown day and drivers, updated with the clock; `all` contains each trip once, by start. */
export function useExceptions(
  { trips, day }: Planning,
  { byTrip }: TripConflicts,
): { readonly byKind: Exceptions; readonly all: readonly number[] } {
  const now = useBoardNow();
  return useMemo(() => {
    const shown = tripsOfDay(trips, day);
    const byKind = exceptionsOf(shown, byTrip, now);
    const ids = new Set(EXCEPTION_KINDS.flatMap((kind) => byKind[kind]));
    return { byKind, all: shown.filter(({ id }) => ids.has(id)).map(({ id }) => id) };
  }, [trips, day, byTrip, now]);
}
