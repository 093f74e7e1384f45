import { sql } from 'kysely';
import type { Actor } from '../../../kernel/caller.ts';
import type { Db } from '../../../db/database.ts';
import type { RowChange } from '../../../db/types.ts';
import { recordChanges } from '../history.ts';
import { lockDays } from './lock-bookings.ts';
import type { PlannedChange } from './plan-change.ts';

/** Author and time of a change. */
export interface Author {
  readonly caller: Actor;
  readonly at: Date;
}

/** Writes the changed columns and a history line for each booking; bookings with the same values in one statement. Returns the ids of the lines. */
export async function saveChanges(
  trx: Db,
  planned: readonly PlannedChange[],
  { caller, at }: Author,
): Promise<number[]> {
  const real = planned.filter(({ changes }) => changes.length > 0);
  if (real.length === 0) return [];
  if (real.length > 1)
    await lockDays(
      trx,
      real.map(({ before }) => before),
    );
  for (const { columns, ids } of byColumns(real)) {
    await trx
      .updateTable('booking')
      .set(columns)
      .where('id', '=', sql<number>`any(${ids}::integer[])`)
      .execute();
  }
  return recordChanges(
    trx,
    caller,
    at,
    real.map(({ before, changes }) => ({ bookingId: before.id, action: 'update', changes })),
  );
}

function byColumns(planned: readonly PlannedChange[]): Iterable<{ columns: RowChange<'booking'>; ids: number[] }> {
  const groups = new Map<string, { columns: RowChange<'booking'>; ids: number[] }>();
  for (const change of planned) {
    const columns = columnsOf(change);
    const key = JSON.stringify(columns);
    const group = groups.get(key) ?? { columns, ids: [] };
    groups.set(key, group);
    group.ids.push(change.before.id);
  }
  return groups.values();
}

function columnsOf({ after, changes }: PlannedChange): RowChange<'booking'> {
  const { nonReimbursed } = after;
  const columns = { ...after, nonReimbursed: nonReimbursed && JSON.stringify(nonReimbursed) };
  const changed = new Set(changes.map(({ field }) => field));
  return Object.fromEntries(Object.entries(columns).filter(([name]) => changed.has(name)));
}
