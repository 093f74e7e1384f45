import { useT } from '@navette/shared/i18n';
import { useCallback } from 'react';
import type { Conflict } from '../../../../conflicts/conflict.ts';
import { useConflictWords } from '../../../../conflicts/use-conflict-words.ts';
import type { TimelineTrip } from '../../model/timeline-trip.ts';
import { otherTripIn } from '../change/other-trip.ts';
import { exceptionStyles } from './exception-styles.ts';
import { EXCEPTION_KINDS, type Exceptions } from './exceptions-of.ts';

/** Text that explains an exception: its kinds, then one sentence for each conflict. */
export function useExceptionWords(): (
  id: number,
  byKind: Exceptions,
  conflicts: readonly Conflict[],
  trips: readonly TimelineTrip[],
) => string {
  const t = useT();
  const conflictWords = useConflictWords();
  return useCallback(
    (id, byKind, conflicts, trips) => {
      const plain = EXCEPTION_KINDS.filter(
        (kind) => ['late', 'refused', 'unassigned'].includes(kind) && byKind[kind].includes(id),
      );
      return [
        ...plain.map((kind) => t(exceptionStyles[kind].label)),
        ...conflicts.map((conflict) => conflictWords(conflict, { otherOf: otherTripIn(trips) })),
      ].join(' · ');
    },
    [t, conflictWords],
  );
}
