import { creditNoteNumber, invoiceNumber } from '@navette/shared/domain';
import { createdOnce } from '../../db/created-once.ts';
import type { NumberedKind } from '../../db/invoice-types.ts';
import { sendFile } from '../../files/public.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { found } from '../../kernel/problem.ts';
import type { InvoicingServices } from '../services.ts';
import { planSending, wantedDocuments } from './plan-sending.ts';
import {
  batchDocuments,
  batchOf,
  listBatches,
  markPrinted,
  queueSending,
  refuseDocuments,
  stopBatch,
} from './queue-sending.ts';
import { postPdf } from './send-due.ts';

/** Numbers of documents, as the log names them. */
const numbersOf = (kind: NumberedKind, ids: readonly number[]): string =>
  ids
    .slice(0, 50)
    .map(kind === 'credit' ? creditNoteNumber : invoiceNumber)
    .join(', ');

/** Documents of invoices on their way to their payers, many at once (specification/invoices.md#sending). */
export const sendingHandlers = {
  previewSending: async ({ body: { kind, invoices, letters = false }, caller, services: { db, mailOut } }) => {
    await refuseDocuments(db, caller, kind, invoices);
    const planned = await planSending(db, kind, await wantedDocuments(db, kind, invoices, letters));
    return { delivers: mailOut.delivers, documents: planned.map(({ sendable: _sendable, ...document }) => document) };
  },
  createSending: async ({ body, caller, services, request }) => {
    const ids = body.documents.map(({ invoiceId }) => invoiceId);
    await refuseDocuments(services.db, caller, body.kind, ids);
    const at = services.now();
    const call = { key: keyOf(request), userId: caller.user.id, operation: 'createSending', body, at };
    const id = await services.db
      .transaction()
      .execute((trx) => createdOnce(trx, call, () => queueSending(trx, body, { caller, at })));
    services.sendings.emit('queued');
    noteForLog(request, {
      subject: numbersOf(body.kind, ids),
      recordId: id,
      asked: { kind: body.kind, documents: body.documents.length },
    });
    return { id };
  },
  listSendings: ({ caller, services: { db } }) => listBatches(db, caller),
  getSending: async ({ path: { id }, caller, services: { db } }) => {
    const { kind, at, userName } = await batchOf(db, caller, id);
    return { id, kind, at: at.toISOString(), user_name: userName, documents: await batchDocuments(db, kind, id) };
  },
  stopSending: async ({ path: { id }, caller, services, request }) => {
    await batchOf(services.db, caller, id);
    noteForLog(request, { subject: String(id) });
    return { affectedRows: await stopBatch(services.db, id, services.now(), { state: 'stopped', problem: null }) };
  },
  printSending: async ({ path: { id }, body: { twoSided }, caller, services, request, reply }) => {
    await batchOf(services.db, caller, id);
    const { file, kind, invoices } = found(await postPdf(services, id, services.now(), twoSided));
    noteForLog(request, { subject: numbersOf(kind, invoices), read: { count: invoices.length } });
    return sendFile(reply, file);
  },
  confirmPrinted: async ({ path: { id }, caller, services, request }) => {
    await batchOf(services.db, caller, id);
    noteForLog(request, { subject: String(id) });
    return { affectedRows: await markPrinted(services.db, id, { caller, at: services.now() }) };
  },
} satisfies Handlers<InvoicingServices>;
