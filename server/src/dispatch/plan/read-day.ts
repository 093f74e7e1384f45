import {
  brusselsNow,
  DRIVEN_STATUSES,
  isClockTime,
  isInReach,
  isOffered,
  isStalePosition,
  minutesOf,
  placeOf,
  type IsoDate,
} from '@navette/shared/domain';
import { type PlanChoice, type PlanDay, type PlanDriver, planRules } from '@navette/shared/plan';
import { sql } from 'kysely';
import { papersUntilColumn } from '../../db/papers-until.ts';
import type { Db } from '../../db/database.ts';
import { readRefusals, readUnavailable } from '../planning/read-refusals.ts';
import { tripRows } from '../planning/trip-queries.ts';

interface Asked {
  readonly date: IsoDate;
  readonly query: PlanChoice;
  readonly now: Date;
}

/** Everything that a plan of a day depends on, as the database has it now. */
export async function readPlanDay(db: Db, asked: Asked): Promise<PlanDay> {
  const { date, query } = asked;

  const rows = await tripRows(db, { dates: [date], statuses: DRIVEN_STATUSES });
  const ofDay = rows.filter(({ ap_date }) => ap_date === date);
  const refusals = await readRefusals(
    db,
    ofDay.map(({ id }) => id),
  );
  // A trip that a partner carrier may drive stays where it is.
  const offered = ofDay.flatMap(({ id, offer }) => (isOffered(offer) ? id : []));
  return {
    date,
    query: { ...query, lockedTrips: [...(query.lockedTrips ?? []), ...offered] },
    trips: rows.map((row) => ({ ...row, refusals: refusals.get(row.id) })),
    drivers: await readDrivers(db, { date, rows }),
    unavailable: await readUnavailable(db, [date]),
    rules: planRules(await db.selectFrom('setting').select(['variable', 'value']).execute()),
    started: new Set(ofDay.flatMap(({ id, charged }) => (charged ? id : []))),
    here: beginsNow(asked) ? await readPositions(db, asked.now) : new Map(),
  };
}

/** Minutes between now and the begin of a plan that begins now: screens stay open, and people take whole hours. */
const ABOUT_NOW = 15;

function beginsNow({ date, query: { from }, now }: Asked): boolean {
  const { date: today, time } = brusselsNow(now);
  if (date !== today || !from || !isClockTime(from)) return false;
  return Math.abs(minutesOf(from) - minutesOf(time)) <= ABOUT_NOW;
}

/** Fresh positions of active drivers. */
async function readPositions(db: Db, now: Date): Promise<PlanDay['here']> {
  const rows = await db
    .selectFrom('driver_location as last')
    .innerJoin('driver', 'driver.id', 'last.driverId')
    .select(['driver.id', 'driver.refreshTime', 'last.latitude', 'last.longitude', 'last.time'])
    .where('driver.active', '=', true)
    .execute();
  return new Map(
    rows.flatMap(({ id, refreshTime, latitude, longitude, time }) => {
      const place = { latitude: nearby(latitude), longitude: nearby(longitude) };
      const isFresh = isInReach(place) && !isStalePosition(time.toISOString(), refreshTime, now);
      return isFresh ? [[id, place] as const] : [];
    }),
  );
}

/** To about a hundred metres: the travel of a car that stands is measured once. */
const nearby = (degrees: number): number => Math.round(degrees * 1000) / 1000;

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
