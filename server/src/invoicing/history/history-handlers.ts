import { creditNoteNumber, invoiceNumber, openAmount, RecallLevel } from '@navette/shared/domain';
import { randomUUID } from 'node:crypto';
import { createdOnce } from '../../db/created-once.ts';
import type { Db } from '../../db/database.ts';
import type { NumberedKind } from '../../db/invoice-types.ts';
import { type Caller, callerName } from '../../kernel/caller.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { found, refuseRange } from '../../kernel/problem.ts';
import { invoiceState } from '../account/account-queries.ts';
import { creditNoteRow } from '../documents/stored-pdf.ts';
import { INVOICE_KINDS, refuseKind, seesKind } from '../kinds.ts';
import { lockInvoice } from '../lists/invoice-queries.ts';
import type { InvoicingServices } from '../services.ts';
import { creditRegister } from './credit-register.ts';
import { documentEvents, type HistoryOf } from './document-history.ts';

/** A document with its invoice. @throws ProblemError 403 for a kind that the caller may not see, 404 for an unknown number */
async function documentOf(db: Db, caller: Caller, kind: NumberedKind, id: number): Promise<HistoryOf> {
  const note = kind === 'credit' ? await creditNoteRow(db, id) : undefined;
  const invoice = note ? { kind: note.kind, id: note.invoiceId } : { kind: kind === 'credit' ? 'client' : kind, id };
  refuseKind(caller, invoice.kind);
  return { document: { kind, id }, invoice };
}

/** Days of the register of credit notes: five years. */
const LONGEST = 5 * 366;

interface Printed {
  readonly kind: NumberedKind;
  readonly id: number;
  readonly caller: Caller;
  readonly at: Date;
}

/**
 * Records a document as sent by post: what waits for its printing is printed, otherwise it is a sending of its own.
 * @returns number of the sending
 */
async function markPrinted(trx: Db, { kind, id, caller, at }: Printed): Promise<number> {
  found(kind === 'credit' ? await creditNoteRow(trx, id) : await lockInvoice(trx, kind, id));
  const author = { userId: caller.user.id, userName: callerName(caller) };
  const printed = { state: 'printed' as const, changedAt: at, ...author };
  const waiting = await trx
    .updateTable('document_sending')
    .set(printed)
    .where((where) => where.and({ kind, invoiceId: id, recall: 0, state: 'toPrint' }))
    .returning('batchId')
    .executeTakeFirst();
  if (waiting) return waiting.batchId;
  const { id: batchId } = await trx
    .insertInto('document_batch')
    .values({ kind, at, ...author })
    .returning('id')
    .executeTakeFirstOrThrow();
  const document = { batchId, position: 0, kind, invoiceId: id, recall: RecallLevel.none, channel: 'post' as const };
  await trx
    .insertInto('document_sending')
    .values({ ...document, ...printed, key: randomUUID(), problem: null, attempts: 0, dueAt: at })
    .execute();
  return batchId;
}

/** History of a document (specification/invoices.md#history). */
export const historyHandlers = {
  getDocumentHistory: async ({ path: { kind, id }, caller, services: { db } }) => {
    const of = await documentOf(db, caller, kind, id);
    const state = await invoiceState(db, of.invoice.kind, of.invoice.id);
    const { status, credited, paid } = state;
    const amount = kind === 'credit' ? (await creditNoteRow(db, id)).amount : state.amount;
    return { status, amount, credited, paid, open: openAmount(state), events: await documentEvents(db, of, caller) };
  },
  listCreditNotes: ({ query: { startDate: start, endDate: end }, caller, services: { db } }) => {
    refuseRange({ start, end }, 'endDate', LONGEST);
    return creditRegister(
      db,
      INVOICE_KINDS.filter((kind) => seesKind(caller, kind)),
      { start, end },
    );
  },
  markDocumentPrinted: async ({ path: { kind, id }, caller, services, request }) => {
    await documentOf(services.db, caller, kind, id);
    const at = services.now();
    const by = { key: keyOf(request), userId: caller.user.id, operation: 'markDocumentPrinted', at };
    const batch = await services.db
      .transaction()
      .execute((trx) =>
        createdOnce(trx, { ...by, body: { kind, id } }, () => markPrinted(trx, { kind, id, caller, at })),
      );
    noteForLog(request, {
      subject: kind === 'credit' ? creditNoteNumber(id) : `${kind} ${invoiceNumber(id)}`,
      recordId: id,
    });
    return { id: batch };
  },
} satisfies Handlers<InvoicingServices>;
