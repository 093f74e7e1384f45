import { ApiProblem } from '@navette/shared/api';
import { driverName, isToAssign } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { notificationOf } from '../../../dialogs/booking/notify/notification.ts';
import { sendBookingNotification } from '../../../dialogs/booking/notify/send-booking.ts';
import { legsOf } from '../../notices/legs-of.ts';
import type { BookingRow } from '../../booking-row.ts';
import type { BookingJob } from '../bulk-job.ts';
import type { Outcome } from '@navette/shared/ui-records';

/** Message to every driver. */
export interface BulkMessage {
  readonly msg: string;
  /** Deadline for the driver's answer. */
  readonly end: string;
  readonly other: string;
}

/** Reason why nobody is notified of a booking: its driver refused, has left, or was never asked. */
export const TO_ASSIGN = { code: 'toAssign', messageKey: messageKey('bookings.bulk.toAssign') } as const;

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
export async function notifiedOutcome(send: () => Promise<boolean>): Promise<Outcome> {
  try {
    return { state: (await send()) ? 'notified' : 'waits' };
  } catch (problem) {
    // A client error (4xx) refuses this booking alone; without an answer the next ones need not be tried.
    if (problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500 && problem.status !== 401)
      return { state: 'refused', problem };
    throw problem;
  }
}
