import type { TrackedDriver } from '../../../entities/driver/tracked-driver.ts';

/** Order of the list of drivers: last update first, or by name. */
export type DriverOrder = 'seen' | 'name';

/** The drivers in an order; those who were never seen come last when it is by update. */
export function sortDrivers<Row extends TrackedDriver>(rows: readonly Row[], order: DriverOrder): readonly Row[] {
  if (order === 'name') return rows.toSorted((one, other) => one.name.localeCompare(other.name));
  return rows.toSorted((one, other) => seenAt(other) - seenAt(one) || one.name.localeCompare(other.name));
}

const seenAt = ({ seen }: TrackedDriver): number => (seen ? Date.parse(seen.time) : 0);
