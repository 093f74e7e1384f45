import type { components } from '@navette/openapi/types';
import { ApiProblem } from '@navette/shared/api';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import type { BookingValues } from '../model/booking-values.ts';

type BookingUpdate = components['schemas']['BookingUpdate'];

/** Fields that two people who plan the same trip get in each other's way with. */
const PLANNED = ['ap_date', 'ap_time', 'pick_time', 'status'] as const satisfies readonly (keyof NonNullable<
  BookingUpdate['seen']
>)[];

/** What the user saw of the planned fields that he changes, so that a colleague's change of the same ones is not overwritten unseen. */
export function seenOf(changes: BookingUpdate, saved: BookingValues): Pick<BookingUpdate, 'seen'> {
  const seen = Object.fromEntries(
    PLANNED.filter((field) => changes[field] !== undefined).map((field) => [field, saved[field]]),
  );
  return Object.keys(seen).length === 0 ? {} : { seen };
}

type Planned = Pick<BookingValues, 'driverId' | 'accepted' | 'status' | 'ap_date' | 'ap_time' | 'pick_time'>;

/** The fields of a booking that its driver counts on, as a row has them. */
export function plannedOf({ driverId, accepted, status, ap_date, ap_time, pick_time }: Planned): Partial<BookingRow> {
  return {
    ...(driverId !== null && { driverId }),
    ...(ap_date !== null && { ap_date }),
    ...(ap_time !== null && { ap_time }),
    accepted,
    status,
    pick_time,
  };
}

/** Whether a save was refused for a stale version: somebody else was faster. */
export const isStale = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'record.changed';
