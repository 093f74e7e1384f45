import { addDays, BookingStatus, isInReach, placeOf, type IsoDate, type NearbyDriver } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { nameColumn } from '../../db/name-column.ts';
import { papersUntilColumn } from '../../db/papers-until.ts';

interface NamedDriver {
  readonly driver: Omit<NearbyDriver, 'trips'>;
  readonly name: string;
}

/** Active drivers with their last position, home and papers. */
export async function nearbyDrivers(db: Db): Promise<NamedDriver[]> {
  const rows = await db
    .selectFrom('driver')
    .leftJoin('driver_location as last', 'last.driverId', 'driver.id')
    .select(['driver.id', 'driver.refreshTime', 'driver.carriesWheelchair', 'driver.carriesStretcher'])
    .select(['driver.latitude as home_latitude', 'driver.longitude as home_longitude'])
    .select(['last.latitude', 'last.longitude', 'last.time'])
    .select(papersUntilColumn().as('papersUntil'))
    .select(nameColumn('list', 'driver').as('name'))
    .where('driver.active', '=', true)
    .orderBy('driver.id')
    .execute();
  return rows.map(({ id, name, refreshTime, papersUntil, carriesWheelchair, carriesStretcher, ...row }) => {
    const last = placeOf(row.latitude, row.longitude);
    return {
      name,
      driver: {
        id,
        active: true,
        vehicle: { carriesWheelchair, carriesStretcher },
        papersUntil,
        refreshTime,
        last: last && row.time && isInReach(last) ? { ...last, time: row.time.toISOString() } : null,
        home: placeOf(row.home_latitude, row.home_longitude),
      },
    };
  });
}

/** Numbers of the pending bookings of some days, and those beside them, whose passenger is on board. */
export async function aboardNow(db: Db, dates: readonly IsoDate[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('charged', '=', true)
    .where('status', '=', BookingStatus.pending)
    .where('archivedAt', 'is', null)
    .where(
      'ap_date',
      'in',
      dates.flatMap((date) => [addDays(date, -1), date, addDays(date, 1)]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
