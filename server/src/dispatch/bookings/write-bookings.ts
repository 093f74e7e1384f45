import type { DispatchServices } from '../services.ts';
import type { Db } from '../../db/database.ts';
import { type BookingUpdate, notifyBookings, emitLocally } from '../booking-events.ts';

/** Dependencies of writing bookings: the database, and the channels to announce changes. */
export type BookingWriting = Pick<DispatchServices, 'db' | 'bookingEvents' | 'changes'>;

/** Outcome of a transaction that changed bookings. */
export interface Written<Result> {
  result: Result;
  ids: number[];
  /** Days with changed lists. */
  dates: string[];
}

/** Changes bookings in one transaction and notifies subscribers after the commit. */
export async function writeBookings<Result>(
  services: BookingWriting,
  work: (trx: Db) => Promise<Written<Result>>,
): Promise<Result> {
  const { result, update } = await services.db.transaction().execute(async (trx) => {
    const written = await work(trx);
    const noted = updateOf(written.ids, written.dates);
    if (noted) await notifyBookings(trx, noted);
    return { result: written.result, update: noted };
  });
  await settle(services, update);
  return result;
}

/** Notifies subscribers once of several committed changes; never rejects, since the changes are saved even when other processes can't be reached. */
export async function announceBookings(
  services: BookingWriting,
  ids: readonly number[],
  dates: readonly string[],
): Promise<void> {
  const update = updateOf(ids, dates);
  if (!update) return;
  try {
    await notifyBookings(services.db, update);
    await settle(services, update);
  } catch {
    emitLocally(services.bookingEvents, update);
  }
}

/** Invalidates this process's caches before the answer is sent; while the change feed is down, its own subscribers are notified directly. */
async function settle({ bookingEvents, changes }: BookingWriting, update: BookingUpdate | undefined): Promise<void> {
  await changes?.settled();
  if (update && !changes?.listening) emitLocally(bookingEvents, update);
}

const updateOf = (ids: readonly number[], dates: readonly string[]): BookingUpdate | undefined =>
  ids.length > 0 ? { ids: [...ids], dates: [...new Set(dates)].sort() } : undefined;
