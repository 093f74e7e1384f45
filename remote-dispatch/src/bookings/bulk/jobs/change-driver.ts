import { driverChange } from '@navette/shared/domain';
import type { BookingRow } from '../../booking-row.ts';
import type { BookingJob } from '../bulk-job.ts';
import { changeBookings } from '../change-bookings.ts';
import type { ChangeTitles } from './change-status.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { PER_CALL } from './per-call.ts';
import { undoJob } from './undo-job.ts';

/** Job that assigns a driver to bookings. Those with conflicts are refused, unless they are assigned anyway. */
export const changeDriver = (
  rows: readonly BookingRow[],
  driverId: number,
  { title, undoTitle, notifyTitle }: ChangeTitles,
): BookingJob => ({
  title,
  rows,
  perCall: PER_CALL,
  send: (some, anyway) => changeBookings({ ids: some.map(({ id }) => id), change: { driverId }, assignAnyway: anyway }),
  undo: undoJob(undoTitle),
  notify: notifyOfChange(driverChange(driverId), notifyTitle),
});
