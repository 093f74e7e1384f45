import type { components } from '@navette/openapi/types';
import { addDays, brusselsInstant, brusselsInstants, brusselsNow } from '@navette/shared/domain';
import type { BookingType, ClockTime, IsoDate, Money } from '@navette/shared/domain';

type Schemas = components['schemas'];

/** A leg that the driver is notified of. */
export interface NotifiedLeg {
  readonly type: BookingType;
  readonly date: IsoDate;
  readonly picktime: ClockTime | null;
  /** Where the client is picked up, or brought home. */
  readonly home: string;
  readonly destination: string;
}

/** What a notification is made of. */
export interface NotificationParts {
  /** The booking; null when it is deleted. */
  readonly id: number | null;
  readonly driver: { readonly id: number; readonly name: string | null };
  /** The trip, and its return if there is one. */
  readonly legs: readonly NotifiedLeg[];
  readonly price: Money | null;
  readonly msg: string;
  /** Until when the driver may answer: the next time the clock shows it. */
  readonly end: ClockTime;
  readonly other: string;
}

const MINUTES_TO_ANSWER = 15;

/** When an answer is expected unless another end is given: in 15 minutes (specification/bookings.md#notices). */
export const defaultEnd = (now: Date): ClockTime =>
  brusselsNow(new Date(now.getTime() + MINUTES_TO_ANSWER * 60_000)).time;

/** The next moment at which the clock in Brussels shows a time: today, or tomorrow when that has passed. */
export function nextMoment(time: ClockTime, now: Date): Date {
  const today = brusselsNow(now).date;
  return brusselsInstants(today, time).find((at) => at > now) ?? brusselsInstant(addDays(today, 1), time);
}

const demandOf = ({ type, date, picktime, home, destination }: NotifiedLeg): Schemas['DemandBooking'] => ({
  date,
  picktime,
  trip: type === 'back' ? { origin: destination, destination: home } : { origin: home, destination },
});

/** The message about a booking as it is sent: which booking, the outbound leg and the return, until when the driver may answer, at what price. */
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
