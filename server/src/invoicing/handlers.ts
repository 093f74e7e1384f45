import type { Handlers } from '../kernel/operation.ts';
import { budgetHandlers } from './budgets/budget-handlers.ts';
import { cashHandlers } from './cash/cash-handlers.ts';
import { closingHandlers } from './closing/closing-handlers.ts';
import { accountingHandlers } from './accounting/accounting-handlers.ts';
import { bankRuleHandlers } from './reconcile/bank-rules.ts';
import { batchHandlers } from './batches/batch-handlers.ts';
import { mandateHandlers } from './batches/mandate-handlers.ts';
import { dunningHandlers } from './dunning/dunning-handlers.ts';
import { documentHandlers } from './documents/document-handlers.ts';
import { historyHandlers } from './history/history-handlers.ts';
import { issueHandlers } from './invoices/issue-handlers.ts';
import { listHandlers } from './lists/list-handlers.ts';
import { registerHandlers } from './registers/register-handlers.ts';
import { statsHandlers } from './stats/stats-handlers.ts';
import { matchingHandlers } from './matching/matching-handlers.ts';
import { monthEndHandlers } from './month-end/month-end-handlers.ts';
import { paymentHandlers } from './payments/payment-handlers.ts';
import { planHandlers } from './plans/plan-handlers.ts';
import { receivableHandlers } from './receivables/receivable-handlers.ts';
import { reconcileHandlers } from './reconcile/reconcile-handlers.ts';
import { reminderHandlers } from './reminders/reminder-handlers.ts';
import { sendingHandlers } from './sending/sending-handlers.ts';
import type { InvoicingServices } from './services.ts';
import { statementHandlers } from './statement-handlers.ts';
import { transactionHandlers } from './transactions/transaction-handlers.ts';
import { supplierHandlers } from './registers/suppliers.ts';
import { receiveHandlers } from './ubl/receive-handlers.ts';
import { ublHandlers } from './ubl/ubl-handlers.ts';
import { tariffHandlers } from './tariffs/tariff-handlers.ts';
import { walletHandlers } from './wallets/wallet-handlers.ts';
import { creditNoteNumber, invoiceNumber, invoiceFee, openAmount } from '@navette/shared/domain';
import { createdOnce } from '../db/created-once.ts';
import { keyOf } from '../kernel/idempotency-key.ts';
import { noteForLog } from '../kernel/log-details.ts';
import { refuseKind } from './kinds.ts';
import { createCreditNote } from './create-credit-note.ts';
import { found } from '../kernel/problem.ts';
import { creditableLines, creditNoteRows, ledgerOf, payerName, invoiceState } from './account/account-queries.ts';
import { writeOffsOf } from './account/write-offs.ts';
import { creditOf } from './reconcile/part-queries.ts';

/** Credit notes (specification/invoices.md#making). */
const creditHandlers = {
  createCreditNote: async ({ body, caller, services, request }) => {
    refuseKind(caller, body.kind);
    const [userId, at, operation] = [caller.user.id, services.now(), 'createCreditNote'];
    const key = keyOf(request);
    const { confirmDate: _confirm, ...contents } = body;
    const id = await services.db
      .transaction()
      .execute((trx) =>
        createdOnce(trx, { key, userId, operation, body: contents, at }, () =>
          createCreditNote(trx, body, { caller, at }),
        ),
      );
    noteForLog(request, {
      subject: creditNoteNumber(id),
      recordId: id,
      changes: [
        { field: 'invoice', before: null, after: `${body.kind} ${invoiceNumber(body.invoiceId)}` },
        { field: 'amount', before: null, after: String(body.amount) },
        { field: 'bookings', before: null, after: body.bookings.join(', ').slice(0, 500) },
      ],
    });
    return { id };
  },
} satisfies Handlers<InvoicingServices>;

/** The account of an invoice, and its credit notes. */
const accountHandlers = {
  getInvoiceAccount: async ({ body: { kind, invoiceId }, caller, services: { db } }) => {
    refuseKind(caller, kind);
    const state = await invoiceState(db, kind, invoiceId);
    const [payments, notes, lines, name, writeOffs] = [
      await ledgerOf(db, kind, invoiceId),
      await creditNoteRows(db, { kind, invoiceId }),
      await creditableLines(db, kind, invoiceId),
      await payerName(db, kind, invoiceId),
      await writeOffsOf(db, kind, invoiceId),
    ];
    return {
      ...state,
      name,
      open: openAmount(state),
      credit: kind === 'client' ? await creditOf(db, state.payerId) : 0,
      fee: invoiceFee({ amount: state.amount, lines }),
      creditNotes: notes.map(({ id }) => id),
      payments,
      notes,
      lines,
      writeOffs,
    };
  },
  getCreditNote: async ({ path, caller, services: { db } }) => {
    const note = found((await creditNoteRows(db, path))[0]);
    refuseKind(caller, note.kind);
    return [note];
  },
} satisfies Handlers<InvoicingServices>;

/** Every operation of wallets, invoices, payments, registers and statistics. */
export const invoicingHandlers = {
  ...accountHandlers,
  ...closingHandlers,
  ...accountingHandlers,
  ...batchHandlers,
  ...budgetHandlers,
  ...cashHandlers,
  ...creditHandlers,
  ...documentHandlers,
  ...historyHandlers,
  ...dunningHandlers,
  ...issueHandlers,
  ...listHandlers,
  ...mandateHandlers,
  ...registerHandlers,
  ...statsHandlers,
  ...matchingHandlers,
  ...monthEndHandlers,
  ...paymentHandlers,
  ...planHandlers,
  ...receivableHandlers,
  ...bankRuleHandlers,
  ...reconcileHandlers,
  ...reminderHandlers,
  ...sendingHandlers,
  ...statementHandlers,
  ...supplierHandlers,
  ...transactionHandlers,
  ...ublHandlers,
  ...receiveHandlers,
  ...tariffHandlers,
  ...walletHandlers,
} satisfies Handlers<InvoicingServices>;
