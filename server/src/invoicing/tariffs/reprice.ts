import { insurerGross, isInsured, repriced, tariffsByDay, type TariffBook } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { fieldChanges, type PlannedChange } from '../../dispatch/public.ts';

/** Two states of the tariffs, and the first day on which they differ. */
export interface TariffSwitch {
  readonly before: TariffBook;
  readonly after: TariffBook;
  readonly from: string;
}

/** Bookings that a change of tariffs concerns. */
export interface Repricing {
  /** Stored prices that change; bookings whose insurer's amount is only computed have none. */
  readonly planned: readonly PlannedChange[];
  /** Days of all bookings with another price, on no invoice. */
  readonly dates: readonly string[];
  readonly ids: readonly number[];
  /** Number of bookings on an invoice, which keep their price. */
  readonly invoiced: number;
}

/** Bookings that get another price by a change of tariffs (specification/tariffs.md#versions): from its day, on no invoice, not archived. */
export async function planRepricing(db: Db, { before, after, from }: TariffSwitch, lock = false): Promise<Repricing> {
  const rows = await bookingsFrom(db, from, lock);
  const mcodes = await mcodesOfClients(db);
  const [was, is] = [tariffsByDay(before), tariffsByDay(after)];
  const [planned, dates, ids]: [PlannedChange[], string[], number[]] = [[], [], []];
  let invoiced = 0;
  for (const row of rows) {
    const [old, now] = [was(row.ap_date), is(row.ap_date)];
    const stored = repriced(row, old, now, mcodes.get(row.clientId));
    const isStored = Object.keys(stored).length > 0;
    const isComputed =
      isInsured(row) &&
      insurerGross(row, old.insurer(row.insuranceId)) !== insurerGross(row, now.insurer(row.insuranceId));
    if (!isStored && !isComputed) continue;
    if (row.invoices !== null) {
      invoiced += 1;
      continue;
    }
    dates.push(row.ap_date);
    ids.push(row.id);
    const next = { ...row, ...stored };
    if (isStored) planned.push({ before: row, after: next, changes: fieldChanges(row, next) });
  }
  return { planned, dates, ids, invoiced };
}

const bookingsFrom = (db: Db, from: string, lock: boolean) =>
  db
    .selectFrom('booking')
    .selectAll()
    .where(sql<boolean>`ap_date >= ${from}`)
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();

/** M-codes of clients that have one. */
async function mcodesOfClients(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('client')
    .innerJoin('mcode', 'mcode.mcode', 'client.mcode')
    .select(['client.id as clientId', 'mcode.id as mcodeId'])
    .execute();
  return new Map(rows.map(({ clientId, mcodeId }) => [clientId, mcodeId]));
}
