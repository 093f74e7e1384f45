import type { BookingStatus } from '@navette/shared/domain';
import type { BookingRow } from '../../booking-row.ts';
import type { BookingJob } from '../bulk-job.ts';
import { changeBookings } from '../change-bookings.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { PER_CALL } from './per-call.ts';
import { undoJob } from './undo-job.ts';

/** Titles of a change, of its undo, and of the notification of its drivers. */
export interface ChangeTitles {
  readonly title: string;
  readonly undoTitle: (count: number) => string;
  readonly notifyTitle: (count: number) => string;
}

/** Job that sets the status of bookings. Those whose client would then travel twice at near times are refused, unless they are changed anyway. Its undo restores the former status of each. */
export const changeStatus = (
  rows: readonly BookingRow[],
  status: BookingStatus,
  { title, undoTitle, notifyTitle }: ChangeTitles,
): BookingJob => ({
  title,
  rows,
  perCall: PER_CALL,
  send: (some, anyway) =>
    changeBookings({ ids: some.map(({ id }) => id), change: { status }, ...(anyway && { confirmDuplicates: true }) }),
  undo: undoJob(undoTitle),
  notify: notifyOfChange({ status }, notifyTitle),
});
