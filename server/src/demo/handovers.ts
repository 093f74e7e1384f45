import { addDays, addMonths, endOfMonth, type IsoDate, startOfMonth } from '@navette/shared/domain';
import type { Db } from '../db/database.ts';
import type { NewRow } from '../db/types.ts';
import { driverCash } from '../invoicing/cash/cash-queries.ts';
import { insertRows } from './insert-rows.ts';

/** Notes and coins that a driver keeps for change, in euros. */
const FLOAT = 20;
/** Handovers are made in notes. */
const NOTE = 5;

interface HandoverSeed {
  readonly from: IsoDate;
  readonly today: IsoDate;
  /** Names of those who take the cash. */
  readonly receivers: readonly string[];
}

/** Hands over what drivers collected in each past month, within ten days after it; of nine drivers one is a month behind. */
export async function seedHandovers(db: Db, { from, today, receivers }: HandoverSeed): Promise<void> {
  const kept = new Map<number, number>();
  const rows: Pick<NewRow<'driver_handover'>, 'driverId' | 'date' | 'amount' | 'receivedBy'>[] = [];
  for (let start = startOfMonth(from); endOfMonth(start) < today; start = addMonths(start, 1)) {
    const end = endOfMonth(start);
    const isLast = endOfMonth(addMonths(start, 1)) >= today;
    for (const { id, collected, settled } of await driverCash(db, { start, end })) {
      const balance = (kept.get(id) ?? 0) + collected - settled;
      const date = addDays(end, 1 + (id % 10));
      const amount = Math.floor((balance - FLOAT) / NOTE) * NOTE;
      const isGiven = amount > 0 && date <= today && !(isLast && id % 9 === 0);
      kept.set(id, isGiven ? balance - amount : balance);
      if (isGiven) rows.push({ driverId: id, date, amount, receivedBy: receivers[id % receivers.length] ?? '' });
    }
  }
  await insertRows(db, 'driver_handover', rows);
}
