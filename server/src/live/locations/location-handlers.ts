import { byName } from '../../db/name-column.ts';
import { belgianDate, personName, BookingStatus, addDays, brusselsInstant, isInReach } from '@navette/shared/domain';
import { findDriver } from '../../masterdata/public.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { invalid, conflict } from '../../kernel/problem.ts';
import { findNearestDrivers } from './find-nearest-drivers.ts';
import type { LiveServices } from '../services.ts';
import {
  type Author,
  lockBookings,
  planChange,
  saveChanges,
  writeBookings,
  fieldChanges,
  type PlannedChange,
} from '../../dispatch/public.ts';
import type { components } from '@navette/openapi/types';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

type HistoryDriver = components['schemas']['HistoryDriver'];
type PastLocation = components['schemas']['PastLocation'];

/** Active drivers and those with stored positions, by name. */
const driversWithHistory = (db: Db): Promise<HistoryDriver[]> =>
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
    .orderBy(byName())
    .orderBy('id')
    .execute();

/** Maximum positions of an answer: four times those of a day at one every 15 seconds. */
const MOST = 20_000;

/**
 * Positions of a driver on a day in Brussels, the oldest first. Beyond the maximum every second, third … one, so that the whole day is covered.
 * @param most maximum positions of an answer
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

const locations = (db: Db) =>
  db.selectFrom('driver_location').select(['driverId', 'latitude', 'longitude', 'time', 'charged', 'position']);

/** Keyed by the driver's id (specification/live.md#positions). */
const locationOf = ({ latitude, longitude, time, ...data }: LocationRow): DriverLocation => ({
  key: String(data.driverId),
  l: [latitude, longitude],
  data: { ...data, time: time.toISOString() },
});

export const lastLocations = async (db: Db): Promise<DriverLocation[]> =>
  (await locations(db).orderBy('driverId').execute()).filter(isInReach).map(locationOf);

/** Deletes the last positions and returns their number; the history stays. */
const removeLocations = async (db: Db): Promise<bigint> =>
  (await db.deleteFrom('driver_location').executeTakeFirst()).numDeletedRows;

export const locationHandlers = {
  findNearestDrivers,
  listLocations: ({ services }) => lastLocations(services.db),
  clearLocations: async ({ services }) => ({ affectedRows: Number(await removeLocations(services.db)) }),
  listHistoryDrivers: ({ services }) => driversWithHistory(services.db),
  /** Logs the driver, the day, and the user who looked. */
  listLocationHistory: async ({ body, services, request }) => {
    const driver = await findDriver(services.db, body.driverId);
    if (!driver) throw invalid({ field: 'driverId', messageKey: 'validation.notFound' });
    noteForLog(request, { subject: `${personName(driver, 'text')}, ${belgianDate(body.date)}` });
    return positionsOfDay(services.db, body);
  },
  notePassengerAboard: ({ body, services, caller }) =>
    noteAboard(services, body.bookingId, { caller, at: services.now() }),
} satisfies Handlers<LiveServices>;

/**
 * Marks the passenger of a trip as on board, as the driver's app does; idempotent.
 * @throws ProblemError when there is no such booking, or it is closed
 */
async function noteAboard(
  services: LiveServices,
  bookingId: number,
  author: Author,
): Promise<{ affectedRows: number }> {
  return writeBookings(services, async (trx) => {
    const { booking } = await lockBookings(trx, bookingId, { scope: 'one', legs: false });
    if (booking.archivedAt || booking.status !== BookingStatus.pending) throw conflict('booking.closed');
    if (booking.charged) return { result: { affectedRows: 0 }, ids: [], dates: [] };
    await saveChanges(trx, [withCharged(await planChange(trx, booking, {}), true)], author);
    return { result: { affectedRows: 1 }, ids: [bookingId], dates: [booking.ap_date] };
  });
}

type DriverLocation = components['schemas']['DriverLocation'];

type LocationRow = Awaited<ReturnType<ReturnType<typeof locations>['execute']>>[number];

/** Last positions by key, unordered. */
export const locationsByKey = async (db: Db, keys: readonly string[]): Promise<DriverLocation[]> =>
  (
    await locations(db)
      .where('driverId', '=', sql<number>`any(${keys.map(Number)}::integer[])`)
      .execute()
  )
    .filter(isInReach)
    .map(locationOf);

/**
 * Keeps `charged`, which a form of the office resets while a booking is pending (specification/bookings.md#status): a user who sees the driver knows who is on
 * board.
 */
export function withCharged({ before, after: ordinary }: PlannedChange, charged: boolean): PlannedChange {
  const after = { ...ordinary, charged };
  return { before, after, changes: fieldChanges(before, after) };
}
