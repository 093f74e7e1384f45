import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import type { ChangeFeed } from '../db/change-feed.ts';
import type { Db } from '../db/database.ts';

/** Bookings that changed, told after the change is committed: ids and days, never contents. */
export interface BookingUpdate {
  ids: number[];
  dates: string[];
}

/** What this process hears of bookings that changed, whichever process changed them. The version grows. */
export type BookingEvents = EventEmitter<{ booking_update: [update: BookingUpdate, version: number] }>;

const SUBJECT = 'bookings';

/** A notice of PostgreSQL holds 8000 bytes; these many numbers and days together stay below that. */
const MOST_IDS = 250;
const MOST_DATES = 400;

/** Passes on what the feed hears; without one, what this process tells itself by {@link tellHere}. */
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
 * Notes in a transaction that bookings changed: all processes are told when it is committed, in the order of the commits, and nobody if it is not. The version
 * is the clock of the database, which is the same for all of them and goes on over their restarts.
 */
export async function noteBookings(db: Db, { ids, dates }: BookingUpdate): Promise<void> {
  for (const someIds of chunks(ids, MOST_IDS))
    for (const someDates of chunks(dates, MOST_DATES))
      await sql`select pg_notify('navette', ${`${SUBJECT} `} || (extract(epoch from clock_timestamp()) * 1000)::bigint || ${` ${someIds.join(',')} ${someDates.join(',')}`})`.execute(
        db,
      );
}

/** Tells this process alone: the others, and this one later, are told what they may have missed when changes are heard again. */
export const tellHere = (events: BookingEvents, update: BookingUpdate): boolean =>
  events.emit('booking_update', update, Date.now());

const listOf = (text: string): string[] => (text === '' ? [] : text.split(','));

/** One at least, so that what has no days is told too. */
const chunks = <Item>(items: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / most)) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  );
