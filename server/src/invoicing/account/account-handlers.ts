import { invoiceFee, openAmount } from '@navette/shared/domain';
import { found } from '../../kernel/found.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { refuseKind } from '../kinds.ts';
import type { InvoicingServices } from '../services.ts';
import { creditableLines, creditNoteRows, ledgerOf, payerName } from './account-queries.ts';
import { invoiceState } from './locked-invoice.ts';
import { writeOffsOf } from './write-offs.ts';

/** The account of an invoice, and its credit notes. */
export const accountHandlers = {
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
