import type { Services } from '../../app/services.ts';
import type { Db } from '../../db/database.ts';
import { type BookingUpdate, noteBookings, tellHere } from '../booking-events.ts';

/** What a transaction made of bookings. */
export interface Written<Result> {
  result: Result;
  ids: number[];
  /** Days whose lists changed. */
  dates: string[];
}

/** Changes bookings in one transaction, and tells about it once it is committed; all of it happens or nothing. */
export async function writeBookings<Result>(
  services: Services,
  work: (trx: Db) => Promise<Written<Result>>,
): Promise<Result> {
  const { result, update } = await services.db.transaction().execute(async (trx) => {
    const written = await work(trx);
    const noted = updateOf(written.ids, written.dates);
    if (noted) await noteBookings(trx, noted);
    return { result: written.result, update: noted };
  });
  await heard(services, update);
  return result;
}

/** Tells once of all that is committed; nothing changed, nothing told. What is saved is saved, also when it can't be told to other processes any more. */
export async function tellOfBookings(
  services: Services,
  ids: readonly number[],
  dates: readonly string[],
): Promise<void> {
  const update = updateOf(ids, dates);
  if (!update) return;
  try {
    await noteBookings(services.db, update);
    await heard(services, update);
  } catch {
    tellHere(services.bookingEvents, update);
  }
}

/** Who asks after this must not be answered from what was kept before; while this process hears nothing, its own people are told all the same. */
async function heard({ bookingEvents, changes }: Services, update: BookingUpdate | undefined): Promise<void> {
  await changes?.settled();
  if (update && !changes?.listening) tellHere(bookingEvents, update);
}

const updateOf = (ids: readonly number[], dates: readonly string[]): BookingUpdate | undefined =>
  ids.length > 0 ? { ids: [...ids], dates: [...new Set(dates)].sort() } : undefined;
