import { Accepted, isDriven, midnightOf, plannedTrip, type IsoDate, addDays } from '@navette/shared/domain';
import type { DriverBooking } from '../live/driver-app/protocol.ts';

export type Booking = DriverBooking;

/** A place on earth, WGS 84. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A driven trip: with the passenger from one place to the other. */
export interface Ride {
  readonly booking: Booking;
  /** Elapsed minutes since the midnight of today, below 0 yesterday. */
  readonly start: number;
  readonly end: number;
  readonly from: Place;
  readonly to: Place;
}

/**
 * The rides of today and the adjacent days, in order: trips that are not refused or canceled. A will-call return waits for the call.
 * @param home used for unknown places
 */
export function ridesOf(bookings: readonly Booking[], today: IsoDate, home: Place): Ride[] {
  return bookings
    .filter(
      ({ status, accepted, willCall }) =>
        isDriven(status) && accepted !== Accepted.assign && accepted !== Accepted.refused && !willCall,
    )
    .map((booking) => {
      const { start, end, from, to } = plannedTrip(booking);
      const midnight = midnightOf(booking.ap_date) - midnightOf(today);
      return {
        booking,
        start: midnight + start,
        end: midnight + end,
        from: from ?? to ?? home,
        to: to ?? from ?? home,
      };
    })
    .toSorted((a, b) => a.start - b.start);
}

/** Cache of the bookings of yesterday, today and tomorrow. */
export interface Diary {
  /** Invalidates all days, after a gap. */
  expire(): void;
  /** Invalidates these days. */
  expireDays(dates: readonly string[]): void;
  /** Refetches invalid days. Failed ones stay invalid. */
  update(today: IsoDate, ask: (date: IsoDate) => Promise<readonly Booking[] | undefined>): Promise<void>;
  /** Undefined until a day was first loaded. */
  bookings(today: IsoDate): readonly Booking[] | undefined;
  /** Whether a booking was in the first answer for its day. */
  isOld(bookingId: number): boolean;
}

const around = (today: IsoDate): IsoDate[] => [today, addDays(today, 1), addDays(today, -1)];

export function createDiary(): Diary {
  const days = new Map<IsoDate, readonly Booking[]>();
  const fresh = new Set<string>();
  const old = new Set<number>();
  return {
    expire: () => fresh.clear(),
    expireDays: (dates) => {
      for (const date of dates) fresh.delete(date);
    },
    update: async (today, ask) => {
      const needed = around(today);
      for (const date of days.keys()) if (!needed.includes(date)) days.delete(date);
      for (const date of needed.filter((date) => !fresh.has(date))) {
        // A change during the request invalidates the day again.
        fresh.add(date);
        const read = await ask(date);
        if (!read) {
          fresh.delete(date);
          continue;
        }
        if (!days.has(date)) for (const { id } of read) old.add(id);
        days.set(date, read);
      }
    },
    bookings: (today) => {
      const needed = around(today).map((date) => days.get(date));
      return needed.every((bookings) => bookings !== undefined) ? needed.flat() : undefined;
    },
    isOld: (id) => old.has(id),
  };
}
