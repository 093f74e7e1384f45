import { MESSAGE_CHANNEL_VALUES } from '@navette/openapi/enums';
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
import { noteWorkedUntil, workedUntil } from '../db/periodic-job.ts';
import { readWhereabouts } from '../dispatch/public.ts';
import { type MessageSettings, messageSettings } from '../masterdata/public.ts';
import type { MessageServices } from './services.ts';
import { isDriverSure, outboundOf, type ToldTrip, toldTrips, untilOf } from './message-trips.ts';
import { type Wish, wishesOfChanges } from './wishes-of-changes.ts';

type Timed = Pick<MessageServices, 'db' | 'now' | 'routes'>;

const JOB = 'messages';
const DAY = 86_400_000;

/** Milliseconds for which a change is looked at again: it is committed after its time, and the consent may be noted after it, in the same call. */
const OVERLAP = 5 * 60_000;

/**
 * Raises the messages that changes of bookings ask for, since the job looked at all of them: what changed before a client agreed is not told. After an
 * outage those of a day at most. Idempotent, so that the job repeats what an event missed.
 * @param ids bookings that changed; all when missing
 */
export async function raiseOfChanges(db: Db, now: Date, ids?: readonly number[]): Promise<void> {
  const looked = (await workedUntil(db, JOB))?.getTime() ?? 0;
  const since = new Date(Math.max(now.getTime() - DAY, looked - OVERLAP));
  await raise(db, await wishesOfChanges(db, { now, since }, ids), now);
  if (ids === undefined) await noteWorkedUntil(db, JOB, now);
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
  const rows = wishes.flatMap((wish) => {
    const trip = trips.get(wish.bookingId);
    return trip && settings.events.includes(wish.event) && isMessageDue(wish.event, untilOf(trip, wish), now)
      ? messagesOf(wish, trip, now, settings)
      : [];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('client_message')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['bookingId', 'event', 'channel', 'day', 'turn']).doNothing())
    .execute();
}

/** Messages to the client's phone and to the ward, those that have an address; the ward gets mail at any hour. */
export function messagesOf(
  { event, turn = 0, until, channels = MESSAGE_CHANNEL_VALUES }: Wish,
  { row }: ToldTrip,
  at: Date,
  settings: MessageSettings,
) {
  const phone = channels.includes('sms') && smsNumber(row.mobile, row.tel);
  const common = {
    event,
    turn,
    until: until ?? null,
    bookingId: row.id,
    seriesId: row.seriesId,
    clientId: row.clientId,
    day: row.ap_date,
    language: row.language,
    reason: null,
    at,
    changedAt: at,
  };
  return [
    ...(phone ? [{ ...common, channel: 'sms' as const, recipient: phone, dueAt: afterQuietHours(at, settings) }] : []),
    ...(channels.includes('mail') && row.wardEmail
      ? [{ ...common, channel: 'mail' as const, recipient: row.wardEmail, dueAt: at }]
      : []),
  ];
}

/** Trips of tomorrow with their returns, once the hour of reminders has come; not those that were confirmed since. */
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
      sql<boolean>`not exists (select from client_message told where told."bookingId" = booking.id and told.day = booking.ap_date
        and (told.event = 'tomorrow' or told.at >= ${brusselsInstant(date, reminderTime)}))`,
    )
    .execute();
  const trips = await toldTrips(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }): Wish[] => {
    const trip = trips.get(id);
    return trip && !outboundOf(trip, trips) ? [{ event: 'tomorrow', bookingId: id }] : [];
  });
}

/** Number of times that each booking was given to another driver, of whom each is announced. */
export async function driverTurns(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; turns: number }>`
    select "bookingId" as id, count(*)::integer as turns from booking_history
    where "bookingId" = any(${[...ids]}::integer[]) and action = 'update' and changes @> '[{"field": "driverId"}]'
    group by "bookingId"`.execute(db);
  return new Map(rows.map(({ id, turns }) => [id, turns]));
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
  const turns = await driverTurns(
    services.db,
    ahead.map(({ bookingId }) => bookingId),
  );
  return ahead.flatMap(({ bookingId, pickUpAt, late }): Wish[] => {
    const trip = trips.get(bookingId);
    if (!trip || !isDriverSure(trip)) return [];
    const isNear = Date.parse(pickUpAt ?? '') - now.getTime() <= minutesAhead * 60_000;
    return [
      ...(isNear ? [{ event: 'onTheWay' as const, bookingId, turn: turns.get(bookingId) ?? 0 }] : []),
      ...(late ? [{ event: 'late' as const, bookingId }] : []),
    ];
  });
}
