import type { InvoiceKind } from '@navette/shared/domain';
import { type CreatingCall, createdOnce } from '../../db/created-once.ts';
import type { Db } from '../../db/database.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { type IssuedInvoice, type Issuer, issueInvoices, type Lacking } from './issue-invoices.ts';
import { countLines, liveInvoices, lockForInvoice } from './issue-queries.ts';
import { type InvoiceForms, type InvoiceOrder, orderOf } from './order.ts';
import { refuseDate } from './refusals.ts';

const UNKNOWN: readonly Lacking[] = [];

/**
 * Makes an invoice in a transaction of its own, or answers the one that the same user made with the same key within 24 hours; without a
 * key, the one that has the same number and the same bookings.
 * @throws ProblemError as {@link issueInvoices} and {@link createdOnce} refuse it; no number is consumed
 */
export const issueOnce = <Kind extends InvoiceKind>(
  db: Db,
  kind: Kind,
  body: InvoiceForms[Kind],
  call: Omit<CreatingCall, 'body'>,
): Promise<IssuedInvoice> =>
  db.transaction().execute(async (trx) => {
    const order = orderOf(kind, body);
    // A repeat is the same with and without the answer to the question about its date.
    const { confirmDate: confirmed = false, ...contents } = body;
    const { id: asked } = body.invoice;
    if (call.key === undefined && asked && (await isSame(trx, kind, asked, order)))
      return { id: asked, lacking: UNKNOWN };
    let lacking = UNKNOWN;
    const id = await createdOnce(trx, { ...call, body: contents }, async () => {
      refuseDate(order.date, 'invoice.date', call.at);
      const issued = await issueOne(trx, kind, order, { ...call, asked: { field: 'invoice.date', confirmed } });
      lacking = issued.lacking;
      return issued.id;
    });
    return { id, lacking };
  });

async function issueOne(trx: Db, kind: InvoiceKind, order: InvoiceOrder, issuer: Issuer): Promise<IssuedInvoice> {
  const [issued] = await issueInvoices(trx, kind, [order], issuer);
  if (!issued || issued instanceof ProblemError) throw issued ?? new Error('an invoice was neither made nor refused');
  return issued;
}

/** Whether an invoice has exactly these bookings. */
async function isSame(trx: Db, kind: InvoiceKind, id: number, { bookings }: InvoiceOrder): Promise<boolean> {
  await lockForInvoice(trx, bookings);
  const live = await liveInvoices(trx, kind, bookings);
  return bookings.every((booking) => live.get(booking) === id) && (await countLines(trx, kind, id)) === bookings.length;
}
