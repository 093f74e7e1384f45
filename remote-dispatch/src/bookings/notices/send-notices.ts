import { driverName, type DriverNotice } from '@navette/shared/domain';
import { defaultEnd, notificationOf } from '../../dialogs/booking/notify/notification.ts';
import { textFor } from '../../dialogs/booking/notify/offered-texts.ts';
import { sendBookingNotification } from '../../dialogs/booking/notify/send-booking.ts';
import type { BookingRow } from '../booking-row.ts';
import { legsOf } from './legs-of.ts';

/** A change of a booking whose drivers are notified. */
export interface NoticedChange {
  readonly before: BookingRow;
  /** Null: deleted. */
  readonly after: BookingRow | null;
  readonly notices: readonly DriverNotice[];
  /** Further remark: the number of other trips affected by the change. */
  readonly remark?: string | undefined;
}

/**
 * Notifies each driver of a change: of the former state of the trip when he loses it, of the current one otherwise.
 * @returns whether every driver's app was reached; else the messages wait until it connects
 */
export async function sendNotices({ before, after, notices, remark = '' }: NoticedChange): Promise<boolean> {
  const now = new Date();
  const answers = await Promise.all(
    notices.map(({ driverId, occasion }) => {
      const row = occasion === 'cancel' ? before : (after ?? before);
      return sendBookingNotification(
        notificationOf(
          {
            id: after && after.id,
            driver: { id: driverId, name: driverId === before.driverId ? driverName(before, 'text') : null },
            legs: legsOf(row),
            price: row.price_driver,
            msg: textFor(occasion),
            end: defaultEnd(now),
            other: remark,
          },
          now,
        ),
      );
    }),
  );
  return answers.every(({ delivered }) => delivered);
}
