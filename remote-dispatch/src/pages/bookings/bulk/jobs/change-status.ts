import { BOOKING_STATUSES } from '@navette/shared/domain';
import type { BookingStatusCode } from '@navette/shared/ui';
import type { BookingRow } from '../../../../bookings/booking-row.ts';
import type { BulkJob, Outcomes } from '../model/bulk-job.ts';
import type { Outcome } from '../model/outcome.ts';
import { changeBookings } from '../requests/change-bookings.ts';
import { PER_CALL } from './per-call.ts';

/** Titles of the change and of its way back. */
export interface StatusTitles {
  readonly title: string;
  readonly undoTitle: (count: number) => string;
}

/** Gives bookings a status; the way back gives each the one it had. */
export const changeStatus = (rows: readonly BookingRow[], status: BookingStatusCode, { title, undoTitle }: StatusTitles): BulkJob => ({
  title,
  rows,
  perCall: PER_CALL,
  send: (some) => giveStatus(some, status),
  undo: (changed) => ({ title: undoTitle(changed.length), rows: changed, perCall: PER_CALL, send: giveBack }),
});

const giveStatus = (rows: readonly BookingRow[], status: BookingStatusCode): Promise<Outcomes> => changeBookings({ ids: rows.map(({ id }) => id), change: { status } });

/** The rows are those from before the change: their status is the one to go back to. A call that breaks off costs its own bookings alone. */
async function giveBack(rows: readonly BookingRow[]): Promise<Outcomes> {
  const outcomes = new Map<number, Outcome>();
  for (const status of BOOKING_STATUSES) {
    const some = rows.filter((row) => row.status === status);
    if (some.length === 0) continue;
    const answered = await giveStatus(some, status).catch((problem: unknown) => new Map(some.map(({ id }) => [id, { state: 'failed', problem }] as const)));
    for (const [id, outcome] of answered) outcomes.set(id, outcome);
  }
  return outcomes;
}
