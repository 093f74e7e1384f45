import { InvoiceStatus, type Money, type RecallLevel, sumMoney } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { standingColumns, standingOf } from '../account/standing.ts';

/** Client invoices with their paid and credited amounts, in euros; a closed one counts as paid whatever its ledger says. */
export async function paidOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('client_invoice')
    .leftJoin(standingOf('client'), 'standing.invoiceId', 'client_invoice.id')
    .select(['client_invoice.id', 'amount', 'status', 'cancelledAt', sql<RecallLevel>`recall`.as('recall')])
    .select(standingColumns('client_invoice'))
    .where('client_invoice.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, amount, status, recall, cancelledAt, paid, credited }) => {
      const isClosed = status === InvoiceStatus.closed;
      const settled: Money = isClosed ? amount : sumMoney([paid, credited]);
      return [id, { isClosed, isCancelled: cancelledAt !== null, recall, paid: settled, open: amount - settled }];
    }),
  );
}
