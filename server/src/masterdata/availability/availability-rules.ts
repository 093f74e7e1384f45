import type { AvailabilityRules } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';

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

/** Leave as it was written down. */
export const listLeave = (db: Db, driverId: number) =>
  db
    .selectFrom('driver_leave')
    .select(['startDate', 'endDate', 'reason'])
    .where('driverId', '=', driverId)
    .orderBy('startDate')
    .execute();

interface NewRules {
  readonly weekdays: readonly (readonly number[])[];
  readonly leave: readonly { readonly startDate: string; readonly endDate: string; readonly reason: string | null }[];
}

/** Puts rules in the place of those before. */
export async function replaceRules(db: Db, driverId: number, { weekdays, leave }: NewRules): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const text = JSON.stringify(weekdays);
    await trx
      .insertInto('availability_pattern')
      .values({ driverId, weekdays: text })
      .onConflict((conflict) => conflict.column('driverId').doUpdateSet({ weekdays: text }))
      .execute();
    await trx.deleteFrom('driver_leave').where('driverId', '=', driverId).execute();
    if (leave.length > 0)
      await trx
        .insertInto('driver_leave')
        .values(leave.map((period) => ({ ...period, driverId })))
        .execute();
  });
}
