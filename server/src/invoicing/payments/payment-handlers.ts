import { invoiceNumber } from '@navette/shared/domain';
import { createdOnce } from '../../db/created-once.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { invoiceState } from '../account/locked-invoice.ts';
import { refuseKind } from '../kinds.ts';
import type { InvoicingServices } from '../services.ts';
import { findPayment, paymentMade, recordPayment, undoPayment } from './record-payment.ts';

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
      noteForLog(request, {
        subject: `${kind} ${invoiceNumber(invoiceId)}`,
        recordId: id,
        changes: [{ field: 'amount', before: null, after: String(payment.amount) }],
      });
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
      noteForLog(request, {
        subject: `${payment.kind} ${invoiceNumber(payment.invoiceId)}`,
        recordId: id,
        changes: [{ field: 'amount', before: String(payment.amount), after: null }],
      });
      return paymentMade(trx, id, payment);
    }),
} satisfies Handlers<InvoicingServices>;
