import { CONFLICT_KINDS, type ConflictKind, type TripConflict } from '@navette/shared/domain';
import type { IconName } from '../board/icon-element.ts';

/** Icon of each kind of conflict; its text is `conflict.<kind>`. */
export const CONFLICT_ICONS = {
  inactive: 'userCross',
  refused: 'cross',
  vehicle: 'wheelchair',
  papers: 'fileWarning',
  unavailable: 'calendarOff',
  overlap: 'layers',
  travel: 'timer',
} as const satisfies Record<ConflictKind, IconName>;

const NONE: readonly ConflictKind[] = [];

/** Distinct kinds of some conflicts, the most serious first. */
export const conflictKinds = (conflicts: readonly TripConflict[] = []): readonly ConflictKind[] =>
  conflicts.length === 0 ? NONE : CONFLICT_KINDS.filter((kind) => conflicts.some((conflict) => conflict.kind === kind));
