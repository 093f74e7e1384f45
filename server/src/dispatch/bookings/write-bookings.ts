import type { DispatchServices } from '../services.ts';
import type { Db } from '../../db/database.ts';
import { type BookingUpdate, notifyBookings, emitLocally } from '../booking-events.ts';
import { asProblem } from '../../kernel/as-problem.ts';
import type { Incident } from '../../kernel/incident.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import { keepTariffs } from '../../db/tariffs.ts';
import type { DoubleTrip } from './duplicates.ts';

/** Dependencies of writing bookings: the database, and the channels to announce changes. */
export type BookingWriting = Pick<DispatchServices, 'db' | 'bookingEvents' | 'changes'>;

/** Outcome of a transaction that changed bookings. */
export interface Written<Result> {
  result: Result;
  ids: number[];
  /** Days with changed lists. */
  dates: string[];
}

/**
 * Changes bookings in one transaction and notifies subscribers after the commit.
 * @param lock of the tariffs; whoever changes them takes another one
 */
export async function writeBookings<Result>(
  services: BookingWriting,
  work: (trx: Db) => Promise<Written<Result>>,
  lock: (trx: Db) => Promise<unknown> = keepTariffs,
): Promise<Result> {
  const { result, update } = await services.db.transaction().execute(async (trx) => {
    await lock(trx);
    const written = await work(trx);
    const noted = updateOf(written.ids, written.dates);
    if (noted) await notifyBookings(trx, noted);
    return { result: written.result, update: noted };
  });
  await settle(services, update);
  return result;
}

/** Notifies subscribers once of several committed changes; never rejects, since the changes are saved even when other processes can't be reached. */
async function announce(services: BookingWriting, update: BookingUpdate | undefined): Promise<void> {
  if (!update) return;
  try {
    await notifyBookings(services.db, update);
    await settle(services, update);
  } catch {
    emitLocally(services.bookingEvents, update);
  }
}

/** Notifies the subscribers of bookings of days on which drivers became available or unavailable: an update without bookings. Never rejects. */
export const announceAvailability = (services: BookingWriting, dates: readonly string[]): Promise<void> =>
  announce(services, dates.length > 0 ? { ids: [], dates: [...dates] } : undefined);

/** Invalidates this process's caches before the answer is sent; while the change feed is down, its own subscribers are notified directly. */
async function settle({ bookingEvents, changes }: BookingWriting, update: BookingUpdate | undefined): Promise<void> {
  await changes?.settled();
  if (update && !changes?.listening) emitLocally(bookingEvents, update);
}

const updateOf = (ids: readonly number[], dates: readonly string[]): BookingUpdate | undefined =>
  ids.length > 0 ? { ids: [...ids], dates: [...new Set(dates)].sort() } : undefined;

type BulkResult = AnswerOf<'changeBookings'>[number];

/** Result for one booking: the ids of its changes, and its double trips. */
export interface Done {
  readonly changes: readonly number[];
  readonly doubles?: readonly DoubleTrip[];
}

/** One booking of several, and the operation on it. */
export interface OneOfMany {
  readonly id: number;
  /** Runs before its transaction begins. */
  readonly prepare?: () => Promise<void>;
  readonly work: (trx: Db) => Promise<Written<Done>>;
}

/** Changes bookings each in a transaction of its own, as if it were changed alone; subscribers are notified once for all of them. */
export async function oneByOne(
  services: BookingWriting,
  incident: Incident,
  bookings: readonly OneOfMany[],
): Promise<BulkResult[]> {
  const changed: { ids: number[]; dates: string[] } = { ids: [], dates: [] };

  const changeOne = async ({ id, prepare, work }: OneOfMany): Promise<BulkResult> => {
    try {
      await prepare?.();
      const { result, ids, dates } = await services.db.transaction().execute(async (trx) => {
        await keepTariffs(trx);
        return work(trx);
      });
      changed.ids.push(...ids);
      changed.dates.push(...dates);
      const doubles = [...(result.doubles ?? [])];
      return {
        id,
        result: ids.length > 0 ? 'changed' : 'unchanged',
        problem: null,
        change: result.changes[0] ?? null,
        ...(doubles.length > 0 && { doubles }),
      };
    } catch (error) {
      const problem = asProblem(error);
      if (problem.status >= 500)
        incident.log.error({ err: error, bookingId: id }, 'a booking of several could not be changed');
      return { id, result: 'refused', problem: problem.body(incident.id), change: null };
    }
  };

  const results: BulkResult[] = [];
  for (const booking of bookings) results.push(await changeOne(booking));
  await announce(services, updateOf(changed.ids, changed.dates));
  return results;
}
