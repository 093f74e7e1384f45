import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import type { ChangeFeed } from '../db/change-feed.ts';
import type { Db } from '../db/database.ts';

/** Notification of changed bookings, after commit: ids and days, never contents. */
export interface BookingUpdate {
  ids: number[];
  dates: string[];
}

/** Events of changed bookings in this process, whichever process changed them. The version increases. */
export type BookingEvents = EventEmitter<{ booking_update: [update: BookingUpdate, version: number] }>;

const SUBJECT = 'bookings';

/** Chunk sizes of ids and days that stay below the 8000 bytes of a NOTIFY payload. */
const MOST_IDS = 250;
const MOST_DATES = 400;

/** Emits the updates of the change feed; without a feed, those of {@link emitLocally}. */
export function createBookingEvents(changes?: ChangeFeed): BookingEvents {
  const events: BookingEvents = new EventEmitter();
  let last = 0;
  changes?.onChange((subject, version = '0', ids = '', dates = '') => {
    if (subject !== SUBJECT) return;
    last = Math.max(last + 1, Number(version));
    events.emit('booking_update', { ids: listOf(ids).map(Number), dates: listOf(dates) }, last);
  });
  return events;
}

/**
 * NOTIFY inside a transaction: delivered to all processes at commit, in commit order, and not at all on rollback. The version is the clock of the
 * database, which is the same for all of them and survives their restarts.
 */
export async function notifyBookings(db: Db, { ids, dates }: BookingUpdate): Promise<void> {
  for (const someIds of chunks(ids, MOST_IDS))
    for (const someDates of chunks(dates, MOST_DATES))
      await sql`select pg_notify('navette', ${`${SUBJECT} `} || (extract(epoch from clock_timestamp()) * 1000)::bigint || ${` ${someIds.join(',')} ${someDates.join(',')}`})`.execute(
        db,
      );
}

/** Notifies only this process; the change feed announces a gap to all when it is back. */
export const emitLocally = (events: BookingEvents, update: BookingUpdate): boolean =>
  events.emit('booking_update', update, Date.now());

const listOf = (text: string): string[] => (text === '' ? [] : text.split(','));

/** At least one chunk, so that a change without days is notified too. */
const chunks = <Item>(items: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / most)) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  );
