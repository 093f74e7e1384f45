import type { components } from '@navette/openapi/types';
import { addDays, brusselsInstant, isInReach } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

type HistoryDriver = components['schemas']['HistoryDriver'];
type PastLocation = components['schemas']['PastLocation'];

/** Drivers who are active or of whom positions are kept, by name. */
export const driversWithHistory = (db: Db): Promise<HistoryDriver[]> =>
  db
    .selectFrom('driver')
    .select(['id', 'firstname', 'lastname', 'active'])
    .where((eb) =>
      eb.or([
        eb('active', '=', true),
        eb.exists(
          eb.selectFrom('driver_position').select('time').whereRef('driver_position.driverId', '=', 'driver.id'),
        ),
      ]),
    )
    .orderBy('lastname')
    .orderBy('firstname')
    .orderBy('id')
    .execute();

/** Most positions of an answer: four times those of a day at one every 15 seconds. */
const MOST = 20_000;

/**
 * Positions of a driver on a day in Brussels, the oldest first. Of more than the most every second, third … one, so that the whole day is there.
 * @param most positions of an answer
 */
export async function positionsOfDay(
  db: Db,
  { driverId, date }: { readonly driverId: number; readonly date: string },
  most = MOST,
): Promise<PastLocation[]> {
  const ofDay = db
    .selectFrom('driver_position')
    .select(['time', 'latitude', 'longitude', 'speed', 'charged'])
    .select(sql<number>`row_number() over (order by time) - 1`.as('index'))
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('driverId', '=', driverId)
    .where('time', '>=', brusselsInstant(date))
    .where('time', '<', brusselsInstant(addDays(date, 1)));
  const rows = await db
    .selectFrom(ofDay.as('position'))
    .select(['time', 'latitude', 'longitude', 'speed', 'charged'])
    .where(sql<boolean>`index % ceil(count / ${most}::float8)::bigint = 0`)
    .orderBy('time')
    .execute();
  return rows.filter(isInReach).map(({ time, ...position }) => ({ ...position, time: time.toISOString() }));
}
