import type { MessageEvent } from '@navette/openapi/enums';
import {
  addDays,
  afterQuietHours,
  brusselsInstant,
  brusselsNow,
  BookingStatus,
  isMessageDue,
  smsNumber,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { readWhereabouts } from '../dispatch/public.ts';
import { type MessageSettings, messageSettings } from '../masterdata/public.ts';
import type { MessageServices } from './services.ts';
import { isDriverSure, type ToldTrip, toldTrips } from './message-trips.ts';

type Timed = Pick<MessageServices, 'db' | 'now' | 'routes'>;

interface Wish {
  readonly event: MessageEvent;
  readonly bookingId: number;
}

/**
 * Raises the messages that changes of bookings of the last day ask for: a new one is confirmed, a canceled one is told. Idempotent, so that the job repeats what an
 * event missed.
 * @param ids bookings that changed; all of the last day when missing
 */
export async function raiseOfChanges(db: Db, now: Date, ids?: readonly number[]): Promise<void> {
  await raise(db, await wishesOfChanges(db, now, ids), now);
}

/** Raises reminders of tomorrow's trips, and messages about drivers on the way and late. */
export async function raiseOfTime(services: Timed): Promise<void> {
  const { db } = services;
  const now = services.now();
  const settings = await messageSettings(db);
  const wishes = [...(await reminders(db, now, settings)), ...(await underWay(services, now, settings))];
  await raise(db, wishes, now, settings);
}

async function raise(db: Db, wishes: readonly Wish[], now: Date, known?: MessageSettings): Promise<void> {
  if (wishes.length === 0) return;
  const settings = known ?? (await messageSettings(db));
  const trips = await toldTrips(
    db,
    wishes.map(({ bookingId }) => bookingId),
  );
  const rows = wishes.flatMap(({ event, bookingId }) => {
    const trip = trips.get(bookingId);
    return trip && settings.events.includes(event) && isMessageDue(event, trip, now)
      ? messagesOf(event, trip, now, settings)
      : [];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('client_message')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['bookingId', 'event', 'channel', 'day']).doNothing())
    .execute();
}

/** Messages to the client's phone and to the ward, those that have an address; the ward gets mail at any hour. */
function messagesOf(event: MessageEvent, { row }: ToldTrip, at: Date, settings: MessageSettings) {
  const phone = smsNumber(row.mobile, row.tel);
  const common = {
    event,
    bookingId: row.id,
    clientId: row.clientId,
    day: row.ap_date,
    language: row.language ?? ('fr' as const),
    reason: null,
    at,
    changedAt: at,
  };
  return [
    ...(phone ? [{ ...common, channel: 'sms' as const, recipient: phone, dueAt: afterQuietHours(at, settings) }] : []),
    ...(row.wardEmail ? [{ ...common, channel: 'mail' as const, recipient: row.wardEmail, dueAt: at }] : []),
  ];
}

const DAY = 86_400_000;

/** Days ahead up to which trips of a series are told one by one that they are canceled. */
const SERIES_DAYS = 7;

/**
 * New and canceled bookings of clients who agree. A series is confirmed once, by its first trip; a return that is linked to an outbound trip of the same day is part of that visit.
 */
async function wishesOfChanges(db: Db, now: Date, ids: readonly number[] | undefined): Promise<Wish[]> {
  const { date: today } = brusselsNow(now);
  const near = addDays(today, SERIES_DAYS);
  const { rows } = await sql<{ id: number; status: number; isNew: boolean; isCanceled: boolean }>`
    select booking.id, booking.status, bool_or(booking_history.action = 'create') as "isNew",
      bool_or(booking_history.changes @> ${JSON.stringify([{ field: 'status', new: BookingStatus.canceled }])}) as "isCanceled"
    from booking_history join booking on booking.id = booking_history."bookingId" join client on client.id = booking."clientId"
    where booking_history.at > ${new Date(now.getTime() - DAY)} and client.messages and booking.ap_date >= ${today}::date - 1
      and (${ids === undefined} or booking.id = any(${[...(ids ?? [])]}::integer[]))
      and booking.status = any(${[BookingStatus.pending, BookingStatus.canceled]}::integer[])
      and not (booking.type = 'back' and booking."linkedId" is not null and exists (
        select from booking other where other.id = booking."linkedId" and other.ap_date = booking.ap_date and other.status = booking.status))
      and (booking."seriesId" is null or (booking.status = ${sql.lit(BookingStatus.canceled)} and booking.ap_date <= ${near}::date)
        or (booking.status = ${sql.lit(BookingStatus.pending)} and booking.ap_date = (
          select min(first.ap_date) from booking first where first."seriesId" = booking."seriesId")))
    group by booking.id`.execute(db);
  return rows.flatMap(({ id, status, isNew, isCanceled }): Wish[] => {
    if (status === BookingStatus.canceled) return isCanceled ? [{ event: 'cancelled', bookingId: id }] : [];
    return isNew ? [{ event: 'confirmed', bookingId: id }] : [];
  });
}

/** Trips of tomorrow, once the hour of reminders has come; not those that were confirmed since. */
async function reminders(db: Db, now: Date, { events, reminderTime }: MessageSettings): Promise<Wish[]> {
  const { date, time } = brusselsNow(now);
  if (time < reminderTime || !events.includes('tomorrow')) return [];
  const rows = await db
    .selectFrom('booking')
    .innerJoin('client', 'client.id', 'booking.clientId')
    .select('booking.id')
    .where('ap_date', '=', addDays(date, 1))
    .where('status', '=', BookingStatus.pending)
    .where('archivedAt', 'is', null)
    .where('willCall', '=', false)
    .where('client.messages', '=', true)
    .where(
      sql<boolean>`not (booking.type = 'back' and exists (
        select from booking other where other.id = booking."linkedId" and other.ap_date = booking.ap_date and other.status = booking.status))`,
    )
    .where(
      sql<boolean>`not exists (select from client_message told where told."bookingId" = booking.id and told.day = booking.ap_date
        and (told.event = 'tomorrow' or told.at >= ${brusselsInstant(date, reminderTime)}))`,
    )
    .execute();
  return rows.map(({ id }) => ({ event: 'tomorrow', bookingId: id }));
}

/** Trips that a driver goes to, and those that he will reach too late. */
async function underWay(services: Timed, now: Date, { minutesAhead }: MessageSettings): Promise<Wish[]> {
  const ahead = (await readWhereabouts(services)).filter(
    ({ step, pickUpAt }) => step === 'toPickUp' && pickUpAt !== null,
  );
  const trips = await toldTrips(
    services.db,
    ahead.map(({ bookingId }) => bookingId),
  );
  return ahead.flatMap(({ bookingId, pickUpAt, late }): Wish[] => {
    const trip = trips.get(bookingId);
    if (!trip || !isDriverSure(trip)) return [];
    const isNear = Date.parse(pickUpAt ?? '') - now.getTime() <= minutesAhead * 60_000;
    return [
      ...(isNear ? [{ event: 'onTheWay' as const, bookingId }] : []),
      ...(late ? [{ event: 'late' as const, bookingId }] : []),
    ];
  });
}
