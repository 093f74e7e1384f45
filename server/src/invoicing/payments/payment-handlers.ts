import { type InvoiceKind, invoiceNumber, isRefund } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/types.ts';
import { createdOnce } from '../../db/created-once.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { type LogDetails, noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { invoiceState } from '../account/account-queries.ts';
import { refuseKind } from '../kinds.ts';
import type { InvoicingServices } from '../services.ts';
import type { Author } from '../account/write-offs.ts';
import { undoCarried } from '../batches/carry-debts.ts';
import { findPayment, paymentMade, recordPayment, undoPayment } from './record-payment.ts';
import { undoReturnOf } from './return-payment.ts';

interface LoggedEntry {
  readonly kind: InvoiceKind;
  readonly invoiceId: number;
  readonly amount: number;
  readonly reversalOf: number | null;
  readonly returnOf: number | null;
}

/** Log entry of a ledger entry: its invoice, and the amount as text; that of a refund unsigned and under a name of its own. */
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

/** Reverses an entry of the ledger; a debt that was set off in both ledgers; for a returned payment together with everything that its bank transaction returns. */
async function undoEntry(trx: Db, payment: Row<'invoice_payment'>, by: Author): Promise<number> {
  const { id, returnOf, transactionId, source } = payment;
  if (source === 'carried') return undoCarried(trx, payment, by);
  if (returnOf === null || transactionId === null) return undoPayment(trx, id, by);
  const undone = await undoReturnOf(trx, transactionId, by, id);
  return undone.get(id) ?? undoPayment(trx, id, by);
}

/** The ledger of payments. Entries are immutable. */
export const paymentHandlers = {
  createPayment: async ({ body, caller, services, request }) => {
    const { kind, invoiceId, confirmDate, ...payment } = body;
    refuseKind(caller, kind);
    const [userId, at, operation] = [caller.user.id, services.now(), 'createPayment'];
    // A retry is equal with and without the confirmation of its date.
    const call = { key: keyOf(request), userId, operation, body: { kind, invoiceId, ...payment }, at };
    return services.db.transaction().execute(async (trx) => {
      const id = await createdOnce(trx, call, async () => {
        const invoice = await invoiceState(trx, kind, invoiceId, { lock: true });
        return recordPayment(trx, invoice, { ...payment, confirmDate }, { caller, at });
      });
      const { subject, field, amount } = await logged(trx, {
        ...payment,
        kind,
        invoiceId,
        reversalOf: null,
        returnOf: null,
      });
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
      const id = await createdOnce(trx, call, () => undoEntry(trx, payment, { caller, at }));
      const { subject, field, amount } = await logged(trx, payment);
      noteForLog(request, { subject, recordId: id, changes: [{ field, before: amount, after: null }] });
      return paymentMade(trx, id, payment);
    }),
} satisfies Handlers<InvoicingServices>;
