import type { AvailabilityRules } from '@navette/shared/domain';
import type { Db } from './database.ts';

interface Range {
  readonly driverId?: number | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/** Slots marked as not available: of one driver or all, in a range of days or on all. */
export function listAvailabilityRows(db: Db, { driverId, startDate, endDate }: Range) {
  let query = db.selectFrom('availability').select(['driverId', 'date', 'slots']);
  if (driverId) query = query.where('driverId', '=', driverId);
  if (startDate) query = query.where('date', '>=', startDate);
  if (endDate) query = query.where('date', '<=', endDate);
  return query.execute();
}

/** Rules of one driver or of all who have any, by driver. */
export async function rulesByDriver(db: Db, driverId?: number): Promise<ReadonlyMap<number, AvailabilityRules>> {
  const ofDriver = <Query extends { where(column: 'driverId', operator: '=', value: number): Query }>(query: Query) =>
    driverId === undefined ? query : query.where('driverId', '=', driverId);
  const patterns = await ofDriver(db.selectFrom('availability_pattern').select(['driverId', 'weekdays'])).execute();
  const leaves = await ofDriver(
    db.selectFrom('driver_leave').select(['driverId', 'startDate', 'endDate']).orderBy('startDate'),
  ).execute();
  const drivers = new Set([...patterns, ...leaves].map((row) => row.driverId));
  const rules = [...drivers].map((id) => {
    const weekdays = patterns.find((row) => row.driverId === id)?.weekdays ?? [];
    return [id, { weekdays, leave: leaves.filter((row) => row.driverId === id) }] as const;
  });
  return new Map(rules);
}
