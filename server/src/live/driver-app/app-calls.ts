import { type DriverEnd, BookingStatus, isInReach, isPlausibleMove, OLDEST_POSITION } from '@navette/shared/domain';
import { forbidden, notFound, conflict, invalid } from '../../kernel/problem.ts';
import type { LiveServices } from '../services.ts';
import type { DriverCaller } from '../../auth/public.ts';
import {
  driverDay,
  type BookingValues,
  lockBookings,
  planChange,
  refuseInvoiced,
  saveChanges,
  writeBookings,
  otherLegOf,
} from '../../dispatch/public.ts';
import { hearAnswer } from '../apps/connected-apps.ts';
import { keepTicket } from '../tickets.ts';
import { forDriver, type MessageOf, type DriverToServer } from './protocol.ts';
import { withCharged } from '../locations/location-handlers.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { components } from '@navette/openapi/types';
import { keepDemand } from '../demands.ts';

type Calls = {
  readonly [Event in keyof DriverToServer]: (
    services: LiveServices,
    caller: DriverCaller,
    message: MessageOf<Event>,
  ) => Promise<unknown>;
};

async function keepOwnTicket(
  services: LiveServices,
  { driverId }: DriverCaller,
  { bookingId, date, photo }: MessageOf<'ticket'>,
): Promise<string> {
  const booking = await services.db
    .selectFrom('booking')
    .select('driverId')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (!booking) throw notFound();
  if (booking.driverId !== driverId) throw forbidden();
  return keepTicket(services, { bookingId, date, content: photo });
}

async function changeState(
  services: LiveServices,
  caller: DriverCaller,
  bookingId: number,
  form: { charged: boolean } | { status: DriverEnd },
): Promise<void> {
  await changeOwnBooking(services, caller, bookingId, form);
  await refreshCharged(services.db, caller.driverId);
}

async function markRead(
  { driverApps }: LiveServices,
  { driverId }: DriverCaller,
  { id }: MessageOf<'read'>,
): Promise<void> {
  if (!(await driverApps.read(driverId, id))) throw notFound();
}

/** Longest time until a demand expires. */
const LONGEST = 7 * 24 * 3_600_000;

/** Handlers of the protocol's events. Each returns the result, or throws a ProblemError. */
export const appCalls: Calls = {
  position: (services, caller, message) => reportPosition({ db: services.db, now: services.now() }, caller, message),
  bookings: async ({ db }, { driverId }, { date }) => forDriver(await driverDay(db, [driverId], date)),
  answer: (services, caller, { bookingId, accepted }) => changeOwnBooking(services, caller, bookingId, { accepted }),
  charged: (services, caller, { bookingId, charged }) => changeState(services, caller, bookingId, { charged }),
  finish: (services, caller, { bookingId, status }) => changeState(services, caller, bookingId, { status }),
  demand: askDemand,
  ticket: keepOwnTicket,
  answered: (services, { user }, message) => hearAnswer(services, user.id, message),
  read: markRead,
};

/**
 * Changes a booking of the driver as staff would, with a history entry in the driver's name. Idempotent.
 * @throws ProblemError when it is another driver's, closed by the office, or refused by the booking rules
 */
async function changeOwnBooking(
  services: LiveServices,
  caller: DriverCaller,
  bookingId: number,
  form: BookingValues,
): Promise<void> {
  await writeBookings(services, async (trx) => {
    const { booking } = await lockBookings(trx, bookingId, { scope: 'one', legs: false });
    if (booking.driverId !== caller.driverId || booking.archivedAt) throw forbidden();
    const planned = withCharged(await planChange(trx, booking, form), form.charged ?? booking.charged);
    if (planned.changes.length === 0) return { result: undefined, ids: [], dates: [] };
    if (booking.status !== BookingStatus.pending) throw conflict('booking.closed');
    refuseInvoiced(planned);
    await saveChanges(trx, [planned], { caller, at: services.now() });
    return { result: undefined, ids: [bookingId], dates: [booking.ap_date] };
  });
}

/** Stores a plausible position; also as the last one when it is the latest. A clock that runs ahead is clamped to now. */
async function reportPosition(
  { db, now }: Pick<LiveServices, 'db'> & { now: Date },
  { driverId }: DriverCaller,
  reported: MessageOf<'position'>,
): Promise<void> {
  const time = new Date(Math.min(Date.parse(reported.time), now.getTime()));
  if (time.getTime() < now.getTime() - OLDEST_POSITION)
    throw invalid({ field: 'time', messageKey: 'validation.invalid' });
  if (!isInReach(reported)) throw invalid({ field: 'latitude', messageKey: 'validation.invalid' });
  const last = await lastPosition(db, driverId);
  const here = { ...reported, time: time.toISOString() };
  if (last && isInReach(last) && !isPlausibleMove({ ...last, time: last.time.toISOString() }, here))
    throw invalid({ field: 'latitude', messageKey: 'validation.invalid' });
  await keepPosition(db, driverId, { ...reported, time });
}

const lastPosition = (db: Db, driverId: number) =>
  db
    .selectFrom('driver_location')
    .select(['latitude', 'longitude', 'time'])
    .where('driverId', '=', driverId)
    .executeTakeFirst();

/**
 * One statement with an asynchronous commit: a position lost in a crash is soon followed by the next. NOTIFY serializes
 * commits, so the commit must be short.
 */
async function keepPosition(
  db: Db,
  driverId: number,
  { latitude, longitude, time, position }: Omit<MessageOf<'position'>, 'time'> & { time: Date },
): Promise<void> {
  const { speed } = position.coords;
  await sql`
    with aboard as (
      select ${passengerOf(driverId)} as charged from set_config('synchronous_commit', 'off', true) as setting where setting is not null
    ), kept as (
      insert into driver_position ("driverId", time, latitude, longitude, speed, charged)
      select ${driverId}::integer, ${time}::timestamptz, ${latitude}::float8, ${longitude}::float8, ${speed}::float8, charged from aboard
      on conflict do nothing
    )
    insert into driver_location as last ("driverId", time, latitude, longitude, charged, position)
    select ${driverId}::integer, ${time}::timestamptz, ${latitude}::float8, ${longitude}::float8, charged, ${JSON.stringify(position)}::jsonb from aboard
    on conflict ("driverId") do update set
      time = excluded.time, latitude = excluded.latitude, longitude = excluded.longitude, charged = excluded.charged, position = excluded.position
    where last.time < excluded.time`.execute(db);
}

/** Whether a passenger of a pending booking around now is on board. */
const passengerOf = (driverId: number) => sql<boolean>`exists (
  select 1 from booking
  where "driverId" = ${driverId}::integer and charged and status = ${sql.lit(BookingStatus.pending)} and "archivedAt" is null and ap_date between current_date - 1 and current_date + 1)`;

/** Updates the last position when a passenger gets on or off. */
async function refreshCharged(db: Db, driverId: number): Promise<void> {
  const charged = passengerOf(driverId);
  await sql`update driver_location set charged = ${charged} where "driverId" = ${driverId} and charged <> ${charged}`.execute(
    db,
  );
}

type DemandBooking = components['schemas']['DemandBooking'];

/** Demands a pending booking of somebody else; a repeated demand replaces the earlier one. Returns the key of the demand. */
async function askDemand(
  services: LiveServices,
  { driverId }: DriverCaller,
  { bookingId, price, endtime, both }: MessageOf<'demand'>,
): Promise<string> {
  const now = services.now();
  const end = new Date(endtime);
  if (end <= now || end.getTime() > now.getTime() + LONGEST)
    throw invalid({ field: 'endtime', messageKey: 'validation.invalid' });
  const asked = await tripOf(services.db, bookingId);
  if (!asked) throw notFound();
  if (asked.driverId === driverId) throw conflict();
  if (asked.status !== BookingStatus.pending) throw conflict('booking.closed');
  const other = both ? await otherTrip(services.db, bookingId) : [];
  const bookings = JSON.stringify([asked.trip, ...other]);
  return keepDemand(services.db, { key: services.liveKey(), bookingId, driverId, endtime: end, price, bookings }, now);
}

async function otherTrip(db: Db, bookingId: number): Promise<DemandBooking[]> {
  const id = await otherLegOf(db, bookingId);
  const other = id === undefined ? undefined : await tripOf(db, id);
  if (!other) throw conflict('demand.noReturn');
  return [other.trip];
}

/** The booking of a demand; a return starts at the destination. */
async function tripOf(db: Db, id: number) {
  const row = await db
    .selectFrom('booking')
    .innerJoin('destination', 'destination.id', 'booking.destinationId')
    .select([
      'driverId',
      'status',
      'type',
      'ap_date',
      'ap_time',
      'pick_time',
      'pick_address',
      sql<string>`coalesce(destination."fullAddress", destination.name)`.as('destination'),
    ])
    .where('booking.id', '=', id)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const [origin, destination] =
    row.type === 'back' ? [row.destination, row.pick_address] : [row.pick_address, row.destination];
  const trip: DemandBooking = {
    date: row.ap_date,
    picktime: row.pick_time ?? row.ap_time,
    trip: { origin, destination },
  };
  return { driverId: row.driverId, status: row.status, trip };
}
