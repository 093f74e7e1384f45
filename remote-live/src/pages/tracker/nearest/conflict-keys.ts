import type { ConflictKind } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';

/** Word of each kind of conflict. */
export const conflictKeys: Readonly<Record<ConflictKind, string>> = {
  inactive: messageKey('tracker.conflict.inactive'),
  refused: messageKey('tracker.conflict.refused'),
  vehicle: messageKey('tracker.conflict.vehicle'),
  papers: messageKey('tracker.conflict.papers'),
  unavailable: messageKey('tracker.conflict.unavailable'),
  overlap: messageKey('tracker.conflict.overlap'),
  travel: messageKey('tracker.conflict.travel'),
};
