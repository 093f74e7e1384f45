import { invoiceNumber } from '@navette/shared/domain';
import { createdOnce } from '../../db/created-once.ts';
import { sendFile } from '../../files/public.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { found } from '../../kernel/problem.ts';
import { refuseKind } from '../kinds.ts';
import type { InvoicingServices } from '../services.ts';
import { planSending, wantedDocuments } from './plan-sending.ts';
import { batchDocuments, batchOf, listBatches, markPrinted, queueSending, stopBatch } from './queue-sending.ts';
import { postPdf } from './send-due.ts';

/** Numbers of invoices, as the log names them. */
const numbersOf = (ids: readonly number[]): string => ids.slice(0, 50).map(invoiceNumber).join(', ');

/** Documents of invoices on their way to their payers, many at once (specification/invoices.md#sending). */
export const sendingHandlers = {
  previewSending: async ({ body: { kind, invoices, letters = false }, caller, services: { db, mailOut } }) => {
    refuseKind(caller, kind);
    const planned = await planSending(db, kind, await wantedDocuments(db, kind, invoices, letters));
    return { delivers: mailOut.delivers, documents: planned.map(({ sendable: _sendable, ...document }) => document) };
  },
  createSending: async ({ body, caller, services, request }) => {
    refuseKind(caller, body.kind);
    const at = services.now();
    const call = { key: keyOf(request), userId: caller.user.id, operation: 'createSending', body, at };
    const id = await services.db
      .transaction()
      .execute((trx) => createdOnce(trx, call, () => queueSending(trx, body, { caller, at })));
    services.sendings.emit('queued');
    noteForLog(request, {
      subject: numbersOf(body.documents.map(({ invoiceId }) => invoiceId)),
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
    const { file, invoices } = found(await postPdf(services, id, services.now(), twoSided));
    noteForLog(request, { subject: numbersOf(invoices), read: { count: invoices.length } });
    return sendFile(reply, file);
  },
  confirmPrinted: async ({ path: { id }, caller, services, request }) => {
    await batchOf(services.db, caller, id);
    noteForLog(request, { subject: String(id) });
    return { affectedRows: await markPrinted(services.db, id, { caller, at: services.now() }) };
  },
} satisfies Handlers<InvoicingServices>;
