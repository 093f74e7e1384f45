import { DRIVEN_STATUSES } from '@navette/shared/domain';
import { papersUntilColumn } from '../../db/papers-until.ts';
import type { Db } from '../../db/database.ts';

interface Asked {
  readonly clientId: number;
  readonly ap_date: string;
}

/** Active drivers: who they are, where they live, and whether they drove the client before a day. */
export function candidates(db: Db, { clientId, ap_date }: Asked) {
  const known = db
    .selectFrom('booking')
    .select('booking.driverId')
    .where('booking.clientId', '=', clientId)
    .where('booking.ap_date', '<', ap_date)
    .where('booking.status', 'in', DRIVEN_STATUSES);
  return db
    .selectFrom('driver')
    .select(['driver.id', 'driver.firstname', 'driver.lastname', 'driver.latitude', 'driver.longitude'])
    .select(['driver.carriesWheelchair', 'driver.carriesStretcher'])
    .select(papersUntilColumn().as('papersUntil'))
    .select((column) => column('driver.id', 'in', known).as('knowsClient'))
    .where('driver.active', '=', true)
    .orderBy('driver.id')
    .execute();
}

/** The other leg of a saved booking. */
export async function linkedTo(db: Db, id: number): Promise<number | null> {
  const booking = await db.selectFrom('booking').select('linkedId').where('id', '=', id).executeTakeFirst();
  return booking?.linkedId ?? null;
}

/** Whether a driver is active, and what the car carries; undefined when there is none of that number. */
export const tripDriver = (db: Db, id: number) =>
  db
    .selectFrom('driver')
    .select(['active as driver_active', 'carriesWheelchair as driver_carriesWheelchair'])
    .select('carriesStretcher as driver_carriesStretcher')
    .select(papersUntilColumn().as('driver_papersUntil'))
    .where('id', '=', id)
    .executeTakeFirst();
