import { useMemo } from 'react';
import type { Planning, TripConflicts } from '../../model/planning-parts.ts';
import { EXCEPTION_KINDS, exceptionsOf, severityOf, type Exceptions } from './exceptions-of.ts';
import { tripsOfDay } from './trips-of-day.ts';
import { useBoardNow } from './use-board-now.ts';

/** Exceptions of the shown day and drivers, updated with the clock; `all` contains each trip once, the gravest first, without those that are no more than tight. */
export function useExceptions(
  { trips, day }: Planning,
  conflicts: TripConflicts,
): { readonly byKind: Exceptions; readonly all: readonly number[] } {
  const now = useBoardNow();
  return useMemo(() => {
    const shown = tripsOfDay(trips, day);
    const byKind = exceptionsOf(shown, conflicts, now);
    const toActOn = EXCEPTION_KINDS.filter((kind) => severityOf(kind) !== 'minor');
    return { byKind, all: [...new Set(toActOn.flatMap((kind) => byKind[kind]))] };
  }, [trips, day, conflicts, now]);
}
