import type { BulkJob, Outcome, Outcomes } from '@navette/shared/ui-records';
import type { BookingRow } from './booking-row.ts';
import type { components } from '@navette/openapi/types';
import { api, dataOf, ApiProblem } from '@navette/shared/api';
import { undoChanges } from './undo.ts';
import { driverName, isToAssign, brusselsToday, driverNotices } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { notificationOf, sendBookingNotification, legsOf, sendNotices } from './notification.ts';

/** Job on several bookings. `notify` notifies the drivers who accepted the changed ones; `anyway` ignores conflicts of the driver. */
export type BookingJob = BulkJob<BookingRow>;

type BulkChange = components['schemas']['BulkChange'];

/** Result for a booking, with the trips that its client then has at the same time. */
interface BookingOutcome extends Outcome {
  readonly doubles?: components['schemas']['DoubleTrip'][];
}

/** Result by booking, from the server's answer. */
const outcomesOf = (results: readonly components['schemas']['BulkResult'][]): ReadonlyMap<number, BookingOutcome> =>
  new Map(
    results.map(({ id, result, problem, change, doubles }) => [
      id,
      { state: result, ...(problem && { problem }), ...(change !== null && { change }), ...(doubles && { doubles }) },
    ]),
  );

/** Changes several bookings, 500 at most; each is changed or refused independently. */
export async function changeBookings(body: BulkChange): Promise<Outcomes> {
  const results = await dataOf(api.POST('/service/booking/bulk', { body }));
  return outcomesOf(results);
}

/**
 * Batch size. The server accepts 500; smaller batches show progress, and leave fewer bookings uncertain when a call
 * breaks off.
 */
export const PER_CALL = 50;

/** Job that undoes a change: each booking gets its former values, consequences included. */
export const undoJob =
  (title: (count: number) => string): NonNullable<BookingJob['undo']> =>
  (rows, outcomes) => ({
    title: title(rows.length),
    rows,
    perCall: PER_CALL,
    send: async (some) => outcomesOf(await undoChanges(some.flatMap(({ id }) => outcomes.get(id)?.change ?? []))),
  });

export interface BulkMessage {
  readonly msg: string;
  /** Deadline for the driver's answer. */
  readonly end: string;
  readonly other: string;
}

/** Reason why nobody is notified of a booking: its driver refused, has left, or was never asked. */
const TO_ASSIGN = { code: 'toAssign', messageKey: messageKey('bookings.bulk.toAssign') } as const;

/** Job that notifies the driver of each booking; one message per booking, because each is answered separately. */
export const notifyDrivers = (rows: readonly BookingRow[], message: BulkMessage, title: string): BookingJob => ({
  title,
  rows,
  perCall: 1,
  send: async (some) => {
    const outcomes = new Map<number, Outcome>();
    for (const row of some) outcomes.set(row.id, await notify(row, message));
    return outcomes;
  },
});

async function notify(row: BookingRow, message: BulkMessage): Promise<Outcome> {
  const { id, driverId, price_driver: price } = row;
  if (isToAssign(row.accepted, row.driver_active)) return { state: 'refused', problem: TO_ASSIGN };
  const driver = { id: driverId, name: driverName(row, 'text') };
  return notifiedOutcome(async () => {
    const { delivered } = await sendBookingNotification(
      notificationOf({ id, driver, legs: legsOf(row), price, ...message }, new Date()),
    );
    return delivered;
  });
}

/** Result of a notification: whether the driver's app was reached, or why it was refused. */
async function notifiedOutcome(send: () => Promise<boolean>): Promise<Outcome> {
  try {
    return { state: (await send()) ? 'notified' : 'waits' };
  } catch (problem) {
    // A client error (4xx) refuses this booking alone; without an answer the next ones need not be tried.
    if (problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500 && problem.status !== 401)
      return { state: 'refused', problem };
    throw problem;
  }
}

/** Job that notifies the drivers of changed bookings which they had accepted: the one who loses a trip, and the one who gets it. */
export const notifyOfChange =
  (change: Partial<BookingRow>, title: (count: number) => string): NonNullable<BookingJob['notify']> =>
  (changed) => {
    const today = brusselsToday();
    const noticed = changed.flatMap((before) => {
      const after = { ...before, ...change };
      const notices = driverNotices(before, after, today);
      return notices.length > 0 ? { before, after, notices } : [];
    });
    if (noticed.length === 0) return undefined;
    return {
      title: title(noticed.length),
      rows: noticed.map(({ before }) => before),
      perCall: 1,
      send: async (some) =>
        new Map(
          await Promise.all(
            noticed
              .filter(({ before }) => some.includes(before))
              .map(async (one) => [one.before.id, await notifiedOutcome(() => sendNotices(one))] as const),
          ),
        ),
    };
  };
