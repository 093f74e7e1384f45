import { sql } from 'kysely';
import { invalid } from '../../app/problem.ts';
import type { Services } from '../../app/services.ts';
import type { DriverCaller } from '../../auth/driver/driver-sessions.ts';
import type { Db } from '../../db/database.ts';
import type { MessageOf } from './messages.ts';

/** Positions that a phone kept while it had no network are told later; older ones are of no use. */
const OLDEST = 24 * 3_600_000;

/** How long it is kept where drivers have been. */
const KEPT = 30 * 24 * 3_600_000;

/** Keeps where the phone was, and as the last position when it is later than the one there is. A clock that runs ahead is set back to now. */
export async function reportPosition(
  { db, now }: Pick<Services, 'db'> & { now: Date },
  { driverId }: DriverCaller,
  reported: MessageOf<'position'>,
): Promise<void> {
  const time = new Date(Math.min(Date.parse(reported.time), now.getTime()));
  if (time.getTime() < now.getTime() - OLDEST) throw invalid({ field: 'time', messageKey: 'validation.invalid' });
  await keepPosition(db, driverId, { ...reported, time });
}

/**
 * One statement, whose commit does not wait for the disk: a position that a crash takes is followed by the next one. Its notices hold up other commits
 * for as long as it takes.
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

/** Whether a passenger of a pending booking of about now is on board. */
const passengerOf = (driverId: number) => sql<boolean>`exists (
  select 1 from booking
  where "driverId" = ${driverId}::integer and charged and status = 0 and "archivedAt" is null and ap_date between current_date - 1 and current_date + 1)`;

/** The last position says at once that a passenger got on or off. */
export async function refreshCharged(db: Db, driverId: number): Promise<void> {
  const charged = passengerOf(driverId);
  await sql`update driver_location set charged = ${charged} where "driverId" = ${driverId} and charged <> ${charged}`.execute(
    db,
  );
}

/** Forgets where drivers have been long ago. */
export const prunePositions = (db: Db, now: Date) =>
  db
    .deleteFrom('driver_position')
    .where('time', '<', new Date(now.getTime() - KEPT))
    .execute();
