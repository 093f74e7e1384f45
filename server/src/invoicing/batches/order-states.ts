import { type InvoiceKind, invoiceNumber, toCents } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { conflict } from '../../kernel/problem.ts';

interface Invoice {
  readonly kind: InvoiceKind;
  readonly invoiceId: number;
}

/**
 * Refuses what would change an invoice beside the bank while it is in an open order; the caller has locked the invoice.
 * @throws ProblemError 409 `payment.ordered` with the batch
 */
export async function refuseOrdered(trx: Db, { kind, invoiceId }: Invoice): Promise<void> {
  if (kind === 'insurance') return;
  const order = await trx
    .selectFrom('payment_order')
    .select('batchId')
    .where((where) => where.and({ kind, recordId: invoiceId, state: 'open' }))
    .executeTakeFirst();
  if (order) throw conflict('payment.ordered', { params: { invoice: invoiceNumber(invoiceId), batch: order.batchId } });
}

/**
 * Confirms the open order of a locked invoice by an entry that a bank transaction made of exactly its amount. The batch was sent, whether somebody
 * marked it or not.
 */
export async function confirmOrder(
  trx: Db,
  { kind, invoiceId }: Invoice,
  entry: { readonly id: number; readonly amount: number; readonly date: string },
): Promise<void> {
  if (kind === 'insurance') return;
  await sql`
    with confirmed as (
      update payment_order set state = 'paid', "paymentId" = ${entry.id}
      where kind = ${kind} and "recordId" = ${invoiceId} and state = 'open' and amount = ${Math.abs(toCents(entry.amount)) / 100}
        -- A refund is an entry of the other sign than a collection.
        and (kind = 'driver' or ("mandateId" is null) = ${entry.amount < 0})
      returning "batchId")
    update payment_batch set state = 'sent', "sentOn" = coalesce("sentOn", ${entry.date})
    where id in (select "batchId" from confirmed) and state = 'made'`.execute(trx);
}

/** Opens the order of an entry that is reversed; it counts as refused when the invoice is in a newer order by now. */
export const reopenOrder = (trx: Db, paymentId: number) =>
  sql`update payment_order paid set "paymentId" = null,
      state = case when exists (select from payment_order other
        where other.kind = paid.kind and other."recordId" = paid."recordId" and other.state = 'open') then 'refused' else 'open' end
    where "paymentId" = ${paymentId}`.execute(trx);

/** Notes that the bank returned the payment of an order, or that this was undone. */
export const noteReturn = (trx: Db, paymentId: number, returned: boolean) =>
  trx
    .updateTable('payment_order')
    .set({ state: returned ? 'returned' : 'paid' })
    .where('paymentId', '=', paymentId)
    .execute();
