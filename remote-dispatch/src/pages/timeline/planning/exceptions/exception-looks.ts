import { messageKey } from '@navette/shared/i18n';
import { AlarmClock, UserRoundPlus, UserRoundX, type LucideIcon } from 'lucide-react';
import { conflictLooks } from '../../../../conflicts/conflict-looks.ts';
import type { ExceptionKind } from './exceptions-of.ts';

/** Icon and word of each kind of exception. */
export const exceptionLooks: Readonly<Record<ExceptionKind, { readonly icon: LucideIcon; readonly label: string }>> = {
  late: { icon: AlarmClock, label: messageKey('planning.exception.late') },
  refused: { icon: UserRoundX, label: messageKey('planning.exception.refused') },
  unassigned: { icon: UserRoundPlus, label: messageKey('planning.exception.unassigned') },
  overlap: conflictLooks.overlap,
  travel: conflictLooks.travel,
  unavailable: conflictLooks.unavailable,
};
