import { addDays, type IsoDate } from '@navette/shared/domain';
import type { Booking } from './day-plan.ts';

/** The bookings of yesterday, today and tomorrow as the app last got them. */
export interface Diary {
  /** Forgets that anything was up to date, after a gap. */
  expire(): void;
  /** Something changed on these days. */
  expireDays(dates: readonly string[]): void;
  /** Asks for the days that are not up to date. What is not answered stays so. */
  update(today: IsoDate, ask: (date: IsoDate) => Promise<readonly Booking[] | undefined>): Promise<void>;
  /** Undefined while a day was never read. */
  bookings(today: IsoDate): readonly Booking[] | undefined;
  /** Whether a booking was there when its day was read for the first time. */
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
        // What changes while the answer is on its way is asked for again.
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
