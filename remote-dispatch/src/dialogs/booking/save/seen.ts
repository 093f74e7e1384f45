import { ApiProblem } from '@navette/shared/api';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import type { BookingValues } from '../model/booking-values.ts';

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
