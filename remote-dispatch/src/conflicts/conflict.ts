import type { components } from '@navette/openapi/types';
import { ApiProblem } from '@navette/shared/api';
import { CONFLICT_KINDS, MOBILITIES } from '@navette/shared/domain';
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
    const parsed: unknown = JSON.parse(String(text));
    return Array.isArray(parsed) && parsed.every(isConflict) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Without zod, since lists are drawn before that is loaded. */
function isConflict(value: unknown): value is Conflict {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, date, bookingId, slot, minutes, mobility, at }: Readonly<Record<string, unknown>> = { ...value };
  return (
    CONFLICT_KINDS.some((known) => known === kind) &&
    typeof date === 'string' &&
    [bookingId, slot, minutes].every((number) => number === null || typeof number === 'number') &&
    (mobility === undefined || MOBILITIES.some((known) => known === mobility)) &&
    (at === undefined || typeof at === 'string')
  );
}

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
