import { messageKey } from '@navette/shared/i18n';
import { AlarmClock, Hourglass, UserRoundPlus, UserRoundX, type LucideIcon } from 'lucide-react';
import { conflictStyles } from '../../../../conflicts/conflict-styles.ts';
import type { ExceptionKind } from './exceptions-of.ts';

/** Icon and text of each kind of exception. */
export const exceptionStyles: Readonly<Record<ExceptionKind, { readonly icon: LucideIcon; readonly label: string }>> = {
  late: { icon: AlarmClock, label: messageKey('planning.exception.late') },
  refused: { icon: UserRoundX, label: messageKey('planning.exception.refused') },
  unassigned: { icon: UserRoundPlus, label: messageKey('planning.exception.unassigned') },
  vehicle: conflictStyles.vehicle,
  papers: conflictStyles.papers,
  overlap: conflictStyles.overlap,
  travel: conflictStyles.travel,
  unavailable: conflictStyles.unavailable,
  tight: { icon: Hourglass, label: messageKey('planning.exception.tight') },
};
