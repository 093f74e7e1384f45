import type { components } from '@navette/openapi/types';
import { ApiProblem } from '@navette/shared/api';
import { z } from 'zod';

/** Why a driver can hardly drive a trip. */
export type Conflict = components['schemas']['BookingConflict'];

const CONFLICTS = z.array(
  z.object({
    kind: z.enum(['overlap', 'travel', 'unavailable', 'inactive']),
    date: z.string(),
    bookingId: z.number().nullable(),
    slot: z.number().nullable(),
    minutes: z.number().nullable(),
  }),
);

/** The conflicts that made the server refuse a save (409 `booking.conflicts`), or undefined when it was refused for something else. */
export function conflictsOf(error: unknown): readonly Conflict[] | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'booking.conflicts') return undefined;
  return conflictsIn(error.params?.conflicts) ?? [];
}

/** The conflicts of a JSON text, as a refusal and a booking's history carry them; undefined when it can't be read. */
export function conflictsIn(text: string | number | undefined): Conflict[] | undefined {
  try {
    return CONFLICTS.safeParse(JSON.parse(String(text))).data;
  } catch {
    return undefined;
  }
}
