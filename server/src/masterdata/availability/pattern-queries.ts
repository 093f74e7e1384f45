import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { SLOTS } from '@navette/shared/domain';

/** Recorded leave. */
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

/** Replaces the rules of a driver. */
export async function replaceRules(trx: Db, driverId: number, { weekdays, leave }: NewRules): Promise<void> {
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
}

/** Serialises changes of a driver's rules: they consist of several rows, or of none yet. */
export const lockRules = async (trx: Db, driverId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended('availability', ${driverId}))`.execute(trx));

/** `07:00-09:00, 17:00-19:00`: the unavailable hours, independent of the language; null for none. */
export const hoursText = (slots: readonly number[]): string | null =>
  SLOTS.filter(({ index }) => slots.includes(index))
    .map(({ from, to }) => `${from}-${to}`)
    .join(', ') || null;
