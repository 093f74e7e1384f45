import { brusselsNow, InvoiceStatus, paymentLimits, subtractMoney, sumMoney } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/types.ts';
import { settingsByName } from '../../masterdata/public.ts';
import { invoiceState } from '../account/account-queries.ts';
import { type Author, changeStatus } from '../account/write-offs.ts';
import { insertEntry, undoPayment } from '../payments/record-payment.ts';

/** A settlement that was just issued. */
interface Settlement {
  readonly id: number;
  readonly driverId: number;
  readonly amount: number;
}

interface Debt {
  id: number;
  driverId: number;
  debt: number;
}

/**
 * Sets the small debts of drivers off against their new settlements (specification/payments.md#batches): an entry in both ledgers. Debts of a driver that
 * are together above the limit of the settings stay to be paid. A settlement that is settled by it is closed.
 */
export async function carryDebts(trx: Db, settlements: readonly Settlement[], by: Author): Promise<void> {
  const payable = settlements.filter(({ amount }) => amount > 0);
  const { carriedDebt: limit } = paymentLimits(await settingsByName(trx));
  if (payable.length === 0 || limit === 0) return;
  const owed = await lockedDebts(
    trx,
    payable.map(({ driverId }) => driverId),
  );
  const isSmall = (debts: readonly Debt[]) => sumMoney(debts.map(({ debt }) => debt)) <= limit;
  for (const { id, driverId, amount } of payable) {
    let left = amount;
    const debts = owed.filter((one) => one.driverId === driverId);
    // A driver with two new settlements has their debts shared by them.
    for (const debt of isSmall(debts) ? debts.filter((one) => one.debt > 0) : []) {
      const part = Math.min(left, debt.debt);
      if (part <= 0) break;
      debt.debt = subtractMoney(debt.debt, part);
      left = subtractMoney(left, part);
      const carriedWith = await setOff(trx, debt.id, -part, by);
      await setOff(trx, id, part, by, carriedWith);
    }
  }
}

/** Debts of drivers, locked, the oldest first. */
async function lockedDebts(trx: Db, driverIds: readonly number[]): Promise<Debt[]> {
  const { rows: locked } = await sql<{ id: number }>`
    select id from driver_invoice where "driverId" = any(${driverIds}::integer[]) and amount < 0 and "cancelledAt" is null
      and status <> ${sql.lit(InvoiceStatus.closed)} order by id for update`.execute(trx);
  const debts: Debt[] = [];
  for (const { id } of locked) {
    const { amount, credited, paid, payerId } = await invoiceState(trx, 'driver', id);
    const debt = -subtractMoney(amount, sumMoney([credited, paid]));
    if (debt > 0) debts.push({ id, driverId: payerId, debt });
  }
  return debts;
}

/** A debt that was deducted from a settlement when it was made. */
export interface CarriedDebt {
  /** Settlement that the driver owed. */
  readonly id: number;
  readonly amount: number;
}

/** Debts that were set off when a settlement was made, for its document: also those that were undone since, as the document stays. */
export const carriedAtIssue = (db: Db, settlementId: number): Promise<CarriedDebt[]> =>
  db
    .selectFrom('invoice_payment as entry')
    .innerJoin('invoice_payment as owed', 'owed.id', 'entry.carriedWith')
    .innerJoin('driver_invoice as settlement', 'settlement.id', 'entry.invoiceId')
    .select(['owed.invoiceId as id', 'entry.amount'])
    .where('entry.kind', '=', 'driver')
    .where('entry.invoiceId', '=', settlementId)
    .where('entry.source', '=', 'carried')
    .where('entry.reversalOf', 'is', null)
    .whereRef('entry.at', '=', 'settlement.issuedAt')
    .orderBy('entry.id')
    .execute();

/** Writes one side of a debt that is set off; answers its id. */
async function setOff(trx: Db, invoiceId: number, amount: number, by: Author, carriedWith?: number): Promise<number> {
  const state = await invoiceState(trx, 'driver', invoiceId, { lock: true });
  const after = { ...state, paid: sumMoney([state.paid, amount]) };
  const closes = subtractMoney(after.amount, sumMoney([after.credited, after.paid])) === 0;
  const entry = {
    date: brusselsNow(by.at).date,
    amount,
    source: 'carried' as const,
    carriedWith: carriedWith ?? null,
    statusBefore: closes ? state.status : null,
  };
  const id = await insertEntry(trx, state, entry, by);
  if (closes) await changeStatus(trx, after, { status: InvoiceStatus.closed }, by);
  return id;
}

/** Reverses both sides of a debt that was set off; answers the counter-entry of the given one. */
export async function undoCarried(trx: Db, { id, carriedWith }: Row<'invoice_payment'>, by: Author): Promise<number> {
  const other = await trx
    .selectFrom('invoice_payment')
    .select('id')
    .where((where) =>
      where.and([
        where.eb('carriedWith', '=', id),
        where.eb('source', '=', 'carried'),
        where.eb('reversalOf', 'is', null),
      ]),
    )
    .executeTakeFirst();
  const made = await undoPayment(trx, id, by);
  const pair = carriedWith ?? other?.id;
  if (pair !== undefined) await undoPayment(trx, pair, by);
  return made;
}
