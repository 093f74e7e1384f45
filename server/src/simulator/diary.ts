import { addDays, type IsoDate } from '@navette/shared/domain';
import type { Booking } from './day-plan.ts';

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
