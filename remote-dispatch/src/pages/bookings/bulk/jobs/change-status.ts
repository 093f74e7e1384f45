import type { BookingStatusCode } from '@navette/shared/ui';
import type { BookingRow } from '../../../../bookings/booking-row.ts';
import type { BulkJob } from '../model/bulk-job.ts';
import { changeBookings } from '../requests/change-bookings.ts';
import { PER_CALL } from './per-call.ts';
import { takeBackJob } from './take-back-job.ts';

/** Titles of a change and of its way back. */
export interface ChangeTitles {
  readonly title: string;
  readonly undoTitle: (count: number) => string;
}

/** Gives bookings a status; the way back gives each the one it had. */
export const changeStatus = (
  rows: readonly BookingRow[],
  status: BookingStatusCode,
  { title, undoTitle }: ChangeTitles,
): BulkJob => ({
  title,
  rows,
  perCall: PER_CALL,
  send: (some) => changeBookings({ ids: some.map(({ id }) => id), change: { status } }),
  undo: takeBackJob(undoTitle),
});
