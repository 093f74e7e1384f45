import { messageKey } from '@navette/shared/i18n';
import {
  Accessibility,
  CalendarOff,
  CircleX,
  FileWarning,
  Layers2,
  Timer,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';
import type { Conflict } from './conflict.ts';

/** Icon and text of a kind of conflict. */
export interface ConflictStyle {
  readonly icon: LucideIcon;
  /** Message key of the text. */
  readonly label: string;
}

/** Style of each kind of conflict, on blocks, in lists and in dialogs. */
export const conflictStyles: Readonly<Record<Conflict['kind'], ConflictStyle>> = {
  overlap: { icon: Layers2, label: messageKey('conflict.overlap') },
  travel: { icon: Timer, label: messageKey('conflict.travel') },
  unavailable: { icon: CalendarOff, label: messageKey('conflict.unavailable') },
  vehicle: { icon: Accessibility, label: messageKey('conflict.vehicle') },
  papers: { icon: FileWarning, label: messageKey('conflict.papers') },
  refused: { icon: CircleX, label: messageKey('conflict.refused') },
  inactive: { icon: UserRoundX, label: messageKey('conflict.inactive') },
};
