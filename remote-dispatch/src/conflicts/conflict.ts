import type { components } from '@navette/openapi/types';
import { ApiProblem } from '@navette/shared/api';
import { CONFLICT_KINDS, MOBILITIES } from '@navette/shared/domain';
import { z } from 'zod';
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

/** Reason why a driver can hardly drive a trip. */
export type Conflict = components['schemas']['BookingConflict'];

const CONFLICTS = z.array(
  z.object({
    kind: z.enum(CONFLICT_KINDS),
    date: z.string(),
    bookingId: z.number().nullable(),
    slot: z.number().nullable(),
    minutes: z.number().nullable(),
    mobility: z.enum(MOBILITIES).optional(),
    at: z.string().optional(),
  }),
);

/**
 * Conflicts for which the server refused a save (409 `booking.conflicts`); undefined when it was refused for another
 * reason.
 */
export function conflictsOf(error: unknown): readonly Conflict[] | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'booking.conflicts') return undefined;
  return conflictsIn(error.params?.conflicts) ?? [];
}

/** Parses conflicts from JSON, as in a problem and in the history of a booking; undefined when it is invalid. */
export function conflictsIn(text: string | number | undefined): Conflict[] | undefined {
  try {
    return CONFLICTS.safeParse(JSON.parse(String(text))).data;
  } catch {
    return undefined;
  }
}

/** Icon and text of a kind of conflict. */
interface ConflictStyle {
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
