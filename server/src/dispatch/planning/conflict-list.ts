import { CONFLICT_KINDS, type TripConflict } from '@navette/shared/domain';

/** Conflicts by day, on a day the most severe first. */
export const inOrder = (conflicts: readonly TripConflict[]): TripConflict[] =>
  conflicts.toSorted(
    (one, other) =>
      one.date.localeCompare(other.date, 'en') || CONFLICT_KINDS.indexOf(one.kind) - CONFLICT_KINDS.indexOf(other.kind),
  );
