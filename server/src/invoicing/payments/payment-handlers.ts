import { type InvoiceKind, invoiceNumber, isRefund } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { createdOnce } from '../../db/created-once.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { type LogDetails, noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { invoiceState } from '../account/locked-invoice.ts';
import { refuseKind } from '../kinds.ts';
import type { InvoicingServices } from '../services.ts';
import { findPayment, paymentMade, recordPayment, undoPayment } from './record-payment.ts';

interface LoggedEntry {
  readonly kind: InvoiceKind;
  readonly invoiceId: number;
  readonly amount: number;
  readonly reversalOf: number | null;
}

/** What the log says of an entry: its invoice, and the amount as text; that of a refund without its sign and under a name of its own. */
async function logged(
  db: Db,
  entry: LoggedEntry,
): Promise<Pick<LogDetails, 'subject'> & { field: string; amount: string }> {
  const { kind, invoiceId, amount } = entry;
  const subject = `${kind} ${invoiceNumber(invoiceId)}`;
  return isRefund(entry, await invoiceState(db, kind, invoiceId))
    ? { subject, field: 'refund', amount: String(Math.abs(amount)) }
    : { subject, field: 'amount', amount: String(amount) };
}

/** The ledger of payments. Entries are never changed or deleted. */
export const paymentHandlers = {
  createPayment: async ({ body, caller, services, request }) => {
    const { kind, invoiceId, ...payment } = body;
    refuseKind(caller, kind);
    const [userId, at, operation] = [caller.user.id, services.now(), 'createPayment'];
    const key = keyOf(request);
    return services.db.transaction().execute(async (trx) => {
      const id = await createdOnce(trx, { key, userId, operation, body, at }, async () => {
        const invoice = await invoiceState(trx, kind, invoiceId, { lock: true });
        return recordPayment(trx, invoice, payment, { caller, at });
      });
      const { subject, field, amount } = await logged(trx, { ...payment, kind, invoiceId, reversalOf: null });
      noteForLog(request, { subject, recordId: id, changes: [{ field, before: null, after: amount }] });
      return paymentMade(trx, id, { kind, invoiceId });
    });
  },
  reversePayment: async ({ path, caller, services, request }) =>
    services.db.transaction().execute(async (trx) => {
      const payment = await findPayment(trx, path.id);
      refuseKind(caller, payment.kind);
      const [userId, at, operation] = [caller.user.id, services.now(), 'reversePayment'];
      const call = { key: keyOf(request), userId, operation, body: path.id, at };
      const id = await createdOnce(trx, call, () => undoPayment(trx, path.id, { caller, at }));
      const { subject, field, amount } = await logged(trx, payment);
      noteForLog(request, { subject, recordId: id, changes: [{ field, before: amount, after: null }] });
      return paymentMade(trx, id, payment);
    }),
} satisfies Handlers<InvoicingServices>;
