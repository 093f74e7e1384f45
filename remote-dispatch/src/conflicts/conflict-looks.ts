import { messageKey } from '@navette/shared/i18n';
import { CalendarOff, Layers2, Timer, UserRoundX, type LucideIcon } from 'lucide-react';
import type { Conflict } from './conflict.ts';

/** Icon and word of a kind of conflict. */
export interface ConflictLook {
  readonly icon: LucideIcon;
  /** Message key of the word. */
  readonly label: string;
}

/** How each kind of conflict looks, on blocks, in lists and in dialogs. */
export const conflictLooks: Readonly<Record<Conflict['kind'], ConflictLook>> = {
  overlap: { icon: Layers2, label: messageKey('conflict.overlap') },
  travel: { icon: Timer, label: messageKey('conflict.travel') },
  unavailable: { icon: CalendarOff, label: messageKey('conflict.unavailable') },
  inactive: { icon: UserRoundX, label: messageKey('conflict.inactive') },
};
