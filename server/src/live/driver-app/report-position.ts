import { BookingStatus, isInReach, isPlausibleMove, OLDEST_POSITION } from '@navette/shared/domain';
import { sql } from 'kysely';
import { invalid } from '../../kernel/problem.ts';
import type { LiveServices } from '../services.ts';
import type { DriverCaller } from '../../auth/public.ts';
import type { Db } from '../../db/database.ts';
import type { MessageOf } from './messages.ts';

/** Stores a plausible position; also as the last one when it is the latest. A clock that runs ahead is clamped to now. */
export async function reportPosition(
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
export async function refreshCharged(db: Db, driverId: number): Promise<void> {
  const charged = passengerOf(driverId);
  await sql`update driver_location set charged = ${charged} where "driverId" = ${driverId} and charged <> ${charged}`.execute(
    db,
  );
}
