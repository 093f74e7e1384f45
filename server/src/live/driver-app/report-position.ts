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
export async function reportPosition({ db, now }: Pick<Services, 'db'> & { now: Date }, { driverId }: DriverCaller, reported: MessageOf<'position'>): Promise<void> {
  const time = new Date(Math.min(Date.parse(reported.time), now.getTime()));
  if (time.getTime() < now.getTime() - OLDEST) throw invalid({ field: 'time', messageKey: 'validation.invalid' });
  const { latitude, longitude, position } = reported;
  const charged = await hasPassenger(db, driverId);
  const row = { driverId, latitude, longitude, time, charged };
  await db.insertInto('driver_position').values({ ...row, speed: position.coords.speed }).onConflict((on) => on.doNothing()).execute();
  await db
    .insertInto('driver_location')
    .values({ ...row, position: JSON.stringify(position) })
    .onConflict((on) =>
      on
        .column('driverId')
        .doUpdateSet((given) => ({
          latitude: given.ref('excluded.latitude'),
          longitude: given.ref('excluded.longitude'),
          time: given.ref('excluded.time'),
          charged: given.ref('excluded.charged'),
          position: given.ref('excluded.position'),
        }))
        .whereRef('driver_location.time', '<', 'excluded.time'),
    )
    .execute();
}

/** Whether a passenger of a pending booking of about now is on board. */
async function hasPassenger(db: Db, driverId: number): Promise<boolean> {
  const aboard = await db
    .selectFrom('booking')
    .select('id')
    .where('driverId', '=', driverId)
    .where('ap_date', '>=', sql<string>`current_date - 1`)
    .where('ap_date', '<=', sql<string>`current_date + 1`)
    .where('charged', '=', true)
    .where('status', '=', 0)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  return aboard !== undefined;
}

/** The last position says at once that a passenger got on or off. */
export async function refreshCharged(db: Db, driverId: number): Promise<void> {
  const charged = await hasPassenger(db, driverId);
  await db.updateTable('driver_location').set({ charged }).where('driverId', '=', driverId).where('charged', '<>', charged).execute();
}

/** Forgets where drivers have been long ago. */
export const prunePositions = (db: Db, now: Date) => db.deleteFrom('driver_position').where('time', '<', new Date(now.getTime() - KEPT)).execute();
