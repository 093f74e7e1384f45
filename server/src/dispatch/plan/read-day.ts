import { DRIVEN_STATUSES, placeOf, type IsoDate } from '@navette/shared/domain';
import { type PlanChoice, type PlanDay, type PlanDriver, planRules } from '@navette/shared/plan';
import { sql } from 'kysely';
import { papersUntilColumn } from '../../db/papers-until.ts';
import type { Db } from '../../db/database.ts';
import { readRefusals, readUnavailable } from '../planning/read-refusals.ts';
import { tripRows } from '../planning/trip-queries.ts';

/** Everything that a plan of a day depends on, as the database has it now. */
export async function readPlanDay(db: Db, date: IsoDate, query: PlanChoice): Promise<PlanDay> {
  const rows = await tripRows(db, { dates: [date], statuses: DRIVEN_STATUSES });
  const ofDay = rows.filter(({ ap_date }) => ap_date === date);
  const refusals = await readRefusals(
    db,
    ofDay.map(({ id }) => id),
  );
  return {
    date,
    query,
    trips: rows.map((row) => ({ ...row, refusals: refusals.get(row.id) })),
    drivers: await readDrivers(db, { date, rows }),
    unavailable: await readUnavailable(db, [date]),
    rules: planRules(await db.selectFrom('setting').select(['variable', 'value']).execute()),
    started: new Set(ofDay.flatMap(({ id, charged }) => (charged ? id : []))),
  };
}

interface Day {
  readonly date: IsoDate;
  readonly rows: readonly { readonly driverId: number; readonly clientId: number }[];
}

/** Active drivers and those of the trips, with the clients among those of the trips whom they drove before. */
async function readDrivers(db: Db, { date, rows }: Day): Promise<PlanDriver[]> {
  const ofTrips = sql<number>`any(${[...new Set(rows.map(({ driverId }) => driverId))]}::integer[])`;
  const drivers = await db
    .selectFrom('driver')
    .select(['id', 'active', 'latitude', 'longitude', 'carriesWheelchair', 'carriesStretcher'])
    .select(papersUntilColumn().as('papersUntil'))
    .where((driver) => driver.or([driver('active', '=', true), driver('id', '=', ofTrips)]))
    .orderBy('id')
    .execute();
  const driven = await db
    .selectFrom('booking')
    .select(['driverId', 'clientId'])
    .distinct()
    .where('clientId', '=', sql<number>`any(${[...new Set(rows.map(({ clientId }) => clientId))]}::integer[])`)
    .where('ap_date', '<', date)
    .where('status', 'in', DRIVEN_STATUSES)
    .execute();
  const knows = new Map(drivers.map(({ id }) => [id, new Set<number>()]));
  for (const { driverId, clientId } of driven) knows.get(driverId)?.add(clientId);
  return drivers.map(({ id, active, latitude, longitude, papersUntil, ...vehicle }) => ({
    id,
    active,
    vehicle,
    papersUntil,
    home: placeOf(latitude, longitude),
    knows: knows.get(id) ?? new Set(),
  }));
}
