import type { components } from '@navette/openapi/types';
import {
  addDays,
  brusselsInstant,
  brusselsInstants,
  brusselsNow,
  type BookingType,
  type ClockTime,
  type IsoDate,
  type Money,
  type NoticeButton,
  driverName,
  OFFERED_TEXTS,
  type DriverNotice,
} from '@navette/shared/domain';
import { api, dataOf } from '@navette/shared/api';
import type { BookingRow } from './booking-row.ts';

type Schemas = components['schemas'];

/** A leg that the driver is notified of. */
export interface NotifiedLeg {
  readonly type: BookingType;
  readonly date: IsoDate;
  readonly picktime: ClockTime | null;
  /** Address of pick-up or drop-off. */
  readonly home: string;
  readonly destination: string;
}

export interface NotificationParts {
  /** The booking; null when it is deleted. */
  readonly id: number | null;
  readonly driver: { readonly id: number; readonly name: string | null };
  /** The trip, and its return if there is one. */
  readonly legs: readonly NotifiedLeg[];
  readonly price: Money | null;
  readonly msg: string;
  /** Deadline of the driver's answer: the next occurrence of this time. */
  readonly end: ClockTime;
  readonly other: string;
}

const MINUTES_TO_ANSWER = 15;

/** Default deadline of the answer: in 15 minutes (specification/bookings.md#notices). */
export const defaultEnd = (now: Date): ClockTime =>
  brusselsNow(new Date(now.getTime() + MINUTES_TO_ANSWER * 60_000)).time;

/** The next occurrence of a time in Brussels: today, or tomorrow when it has passed. */
export function nextMoment(time: ClockTime, now: Date): Date {
  const today = brusselsNow(now).date;
  return brusselsInstants(today, time).find((at) => at > now) ?? brusselsInstant(addDays(today, 1), time);
}

const demandOf = ({ type, date, picktime, home, destination }: NotifiedLeg): Schemas['DemandBooking'] => ({
  date,
  picktime,
  trip: type === 'back' ? { origin: destination, destination: home } : { origin: home, destination },
});

/** Notification about a booking: its id, the outbound leg and the return, deadline, price. */
export function notificationOf(
  { id, driver, legs, price, msg, end, other }: NotificationParts,
  now: Date,
): Schemas['BookingNotification'] {
  const endtime = nextMoment(end, now);
  return {
    id,
    driverId: driver.id,
    name: driver.name,
    msg: msg.trim(),
    endtime: endtime.toISOString(),
    timer: Math.round((endtime.getTime() - now.getTime()) / 1000),
    timestamp: now.toISOString(),
    bookings: legs.map(demandOf),
    price,
    other: other.trim() || null,
  };
}

/** Initial text of the message. */
export const textFor = (occasion: NoticeButton): string =>
  occasion === 'ask' ? 'Un nouveau transport vous est proposé.' : OFFERED_TEXTS[occasion];

/**
 * Notifies a driver of a booking.
 * @returns id of the message, and whether the driver's app was reached; else it waits until the app connects
 */
export const sendBookingNotification = (body: Schemas['BookingNotification']): Promise<Schemas['NotificationAnswer']> =>
  dataOf(api.POST('/service/notification/sendBooking', { body }));

/** The legs of a stored booking that its driver is notified of: the trip, and the return that it covers. */
export function legsOf({
  type,
  ap_date: date,
  ap_time,
  pick_time,
  pick_address,
  back,
  destination_name,
}: BookingRow): NotifiedLeg[] {
  const trip: NotifiedLeg = {
    type,
    date,
    picktime: pick_time ?? ap_time,
    home: pick_address ?? '',
    destination: destination_name ?? '',
  };
  return back ? [trip, { ...trip, type: 'back', picktime: null }] : [trip];
}

/** A change of a booking whose drivers are notified. */
interface NoticedChange {
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
