import { ApiProblem } from '@navette/shared/api';
import { isToAssign } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { fullName } from '../../../../bookings/full-name.ts';
import { notificationOf, type ToldLeg } from '../../../../dialogs/booking/notify/notification.ts';
import { sendBookingNotification } from '../../../../dialogs/booking/notify/requests/send-booking.ts';
import type { BookingRow } from '../../../../bookings/booking-row.ts';
import type { BulkJob } from '../model/bulk-job.ts';
import type { Outcome } from '../model/outcome.ts';

/** What every driver reads. */
export interface BulkMessage {
  readonly msg: string;
  /** Until when the driver may answer. */
  readonly end: string;
  readonly other: string;
}

/** Why a booking has nobody to be told: its driver refused, has left, or was never asked. */
export const TO_ASSIGN = { code: 'toAssign', messageKey: messageKey('bookings.bulk.toAssign') } as const;

/** Tells the driver of each booking; one message a booking, because each is answered by itself. */
export const notifyDrivers = (rows: readonly BookingRow[], message: BulkMessage, title: string): BulkJob => ({
  title,
  rows,
  perCall: 1,
  send: async (some) => {
    const outcomes = new Map<number, Outcome>();
    for (const row of some) outcomes.set(row.id, await tell(row, message));
    return outcomes;
  },
});

async function tell(row: BookingRow, message: BulkMessage): Promise<Outcome> {
  const { id, driverId, driver_firstname, driver_lastname, price_driver: price } = row;
  if (isToAssign(row.accepted, row.driver_active)) return { state: 'refused', problem: TO_ASSIGN };
  try {
    const driver = { id: driverId, name: fullName(driver_firstname, driver_lastname) };
    const { delivered } = await sendBookingNotification(
      notificationOf({ id, driver, legs: legsOf(row), price, ...message }, new Date()),
    );
    return { state: delivered ? 'told' : 'waits' };
  } catch (problem) {
    // What the server refuses is refused of this booking alone; without an answer the next ones need not be tried.
    if (problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500 && problem.status !== 401)
      return { state: 'refused', problem };
    throw problem;
  }
}

function legsOf({
  type,
  ap_date: date,
  ap_time,
  pick_time,
  pick_address,
  back,
  destination_name,
}: BookingRow): ToldLeg[] {
  const trip: ToldLeg = {
    type,
    date,
    picktime: pick_time ?? ap_time,
    home: pick_address ?? '',
    destination: destination_name ?? '',
  };
  return back ? [trip, { ...trip, type: 'back', picktime: null }] : [trip];
}
