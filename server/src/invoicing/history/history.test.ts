import { beforeEach, expect, it } from 'vitest';
import { sendDue } from '../sending/send-due.ts';
import { invoicingStage, refusalOf } from '../testing/invoicing-stage.ts';

let now = new Date('2026-04-20T09:00:00Z');
const { server, token, issued, pay, mail, download } = await invoicingStage(() => now);

const history = (kind: 'client' | 'credit', id: number, by = token) =>
  server.call(by, 'getDocumentHistory', undefined, { path: { kind, id } });
beforeEach(() => server.db.deleteFrom('document_batch').execute());

const later = () => {
  now = new Date(now.getTime() + 60_000);
};

it('tells what became of an invoice, the latest first, and who downloaded it to readers of the log alone', async () => {
  const id = await issued();
  const step = async (act: () => Promise<unknown>) => {
    later();
    await act();
  };
  await step(() => mail(id));
  await step(() => pay(20, { invoiceId: id }));
  await step(() => server.call(token, 'updateClientInvoice', { recall: 1, reason: 'demandé' }, { path: { id } }));
  const lines = { kind: 'client' as const, invoiceId: id };
  const { body: account } = await server.call(token, 'getInvoiceAccount', lines);
  await step(() =>
    server.call(token, 'createCreditNote', {
      ...lines,
      date: '2026-04-20',
      reason: 'Tarif erroné',
      amount: 54.5,
      bookings: account.lines.map(({ bookingId }) => bookingId),
    }),
  );
  await step(() => pay(-20, { invoiceId: id, date: '2026-04-20' }));
  await step(() => server.call(token, 'markDocumentPrinted', undefined, { path: { kind: 'client', id } }));
  await download(`/service/invoice/clients/${id}/pdf`);
  const { body } = await history('client', id);
  expect(body).toMatchObject({ amount: 54.5, credited: 54.5, paid: 0, open: 0 });
  const events = body.events.filter(({ type }) => type !== 'read');
  expect(events.map(({ type, amount, state, text, userName }) => [type, amount, state, text, userName])).toEqual([
    ['post', null, 'printed', null, 'super Ada'],
    ['refund', 20, 'cash', null, 'super Ada'],
    ['credit', 54.5, null, 'Tarif erroné', 'super Ada'],
    ['reminder', null, null, 'demandé', 'super Ada'],
    ['payment', 20, 'cash', null, 'super Ada'],
    ['mail', null, 'kept', 'zoe@example.be', 'super Ada'],
    ['made', 54.5, null, null, 'super Ada'],
  ]);
  expect(body.events.filter(({ type }) => type === 'read')).toHaveLength(1);
  const clerk = await server.signedIn('invoice');
  expect((await history('client', id, clerk)).body.events).toEqual(events);
  const note = (await history('credit', account.creditNotes[0] ?? 1)).body;
  expect(note.events.map(({ type }) => type)).toEqual(['refund', 'made']);
});

it('marks as printed once, together with what waits for its printing', async () => {
  const id = await issued();
  const mark = (key: string) =>
    server.call(token, 'markDocumentPrinted', undefined, {
      path: { kind: 'client', id },
      headers: { 'idempotency-key': key },
    });
  const { body: sending } = await server.call(token, 'createSending', {
    kind: 'client',
    documents: (await server.call(token, 'previewSending', { kind: 'client', invoices: [id] })).body.documents.map(
      ({ invoiceId, recall, seen }) => ({ invoiceId, recall, seen, channel: 'post' as const }),
    ),
  });
  expect((await mark('key-of-one-print')).body).toEqual(sending);
  expect((await mark('key-of-one-print')).body).toEqual(sending);
  expect((await history('client', id)).body.events.filter(({ type }) => type === 'post')).toHaveLength(1);
  expect((await server.call(token, 'listClientInvoices')).body.find((row) => row.id === id)?.sent?.channel).toBe(
    'post',
  );
});

it('refuses kinds that a user does not see, and unknown numbers', async () => {
  const lead = await server.signedIn('lead');
  expect(refusalOf(await history('client', await issued(), lead))).toEqual(['403 forbidden']);
  expect((await history('credit', 99_999)).status).toBe(404);
});

/** A credit note of all lines of an invoice that was paid. */
const credited = async () => {
  await server.db.updateTable('client').set({ email: 'zoe@example.be' }).execute();
  const invoiceId = await issued();
  await pay(54.5, { invoiceId });
  const { body } = await server.call(token, 'getInvoiceAccount', { kind: 'client', invoiceId });
  const bookings = body.lines.map(({ bookingId }) => bookingId);
  const note = { kind: 'client' as const, invoiceId, date: '2026-04-20', reason: 'Double', amount: 54.5, bookings };
  return { invoiceId, id: (await server.call(token, 'createCreditNote', note)).body.id };
};

it('lists credit notes with what is still to be given back, finds them by number, and sends them', async () => {
  const { invoiceId, id } = await credited();
  const query = { query: { startDate: '2026-04-01', endDate: '2026-04-30' } };
  const list = async (by = token) => (await server.call(by, 'listCreditNotes', undefined, query)).body;
  expect((await list())[0]).toMatchObject({ id, invoiceId, amount: 54.5, refund: 54.5, sent: null });
  await pay(-54.5, { invoiceId, date: '2026-04-20' });
  expect((await list())[0]).toMatchObject({ id, refund: 0 });
  expect(await list(await server.signedIn('lead'))).toEqual([]);
  const { body: found } = await server.call(token, 'searchAll', { q: `CN00000${id}` });
  expect(found.hits.hits.map(({ _source: hit }) => [hit.route, hit.id])).toEqual([['creditNote', id]]);

  const documents = (await server.call(token, 'previewSending', { kind: 'credit', invoices: [id] })).body.documents;
  expect(documents).toMatchObject([{ invoiceId: id, payerKind: 'client', channel: 'mail', sent: null }]);
  const sending = await server.call(token, 'createSending', {
    kind: 'credit',
    documents: documents.map(({ recall, seen }) => ({ invoiceId: id, recall, seen, channel: 'mail' as const })),
  });
  await sendDue(server.services);
  const { body: sent } = await server.call(token, 'getSending', undefined, { path: sending.body });
  expect(sent).toMatchObject({ kind: 'credit', documents: [{ invoiceId: id, payerKind: 'client', state: 'kept' }] });
  expect((await list())[0]?.sent?.channel).toBe('mail');
  const lead = await server.signedIn('lead');
  expect((await server.call(lead, 'getSending', undefined, { path: sending.body })).status).toBe(403);
  expect((await server.call(lead, 'listSendings')).body).toEqual([]);
});
