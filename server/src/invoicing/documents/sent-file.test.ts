import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { bookingStage } from '../../testing/booking-stage.ts';
import { insertBooking } from '../../testing/records.ts';

const filesDir = join(await mkdtemp(join(tmpdir(), 'navette-sent-')), 'files');
afterAll(() => rm(filesDir, { recursive: true, force: true }));
const { server, token, records } = await bookingStage({
  role: 'super',
  filesDir,
  now: () => new Date('2026-04-20T09:00:00Z'),
});

beforeEach(async () => {
  await server.db.updateTable('invoice_series').set({ last: 0 }).execute();
  await server.db.deleteFrom('sent_mail').execute();
  await server.db.deleteFrom('outbox_mail').execute();
  await server.db.deleteFrom('log').execute();
});

/** An invoice that went out by mail. */
async function mailed(more: Partial<BodyOf<'sendClientInvoice'>> = {}) {
  const booking = await insertBooking(server.db, records, { status: 1, price: 20, factuur: true });
  const invoice = { clientId: records.clientId, date: '2026-03-10', amount: 23 };
  const { id } = (await server.call(token, 'createClientInvoice', { invoice, bookings: [booking] })).body;
  await server.db
    .updateTable('client_invoice')
    .set({ recall: more.recall ?? 0 })
    .where('id', '=', id)
    .execute();
  const key = '0b0e1c1e-6d1f-4c43-9f0a-000000000001';
  const form = { to: 'zoe@example.be', subject: 'Facture', text: 'Bonjour', ...more };
  const call = { path: { id }, headers: { 'idempotency-key': key } };
  return { id, sent: (await server.call(token, 'sendClientInvoice', form, call)).body };
}
const pdf = async (id: number) =>
  (await server.call(token, 'getClientInvoicePdf', undefined, { path: { id } })).raw.rawPayload;

it('a file of a sent mail is given as it went, each time with a line in the log', async () => {
  const { id, sent } = await mailed({ recall: 2 });
  const content = await pdf(id);
  expect(sent.readable).toEqual([1, 2]);
  const ask = (number: number) => server.call(token, 'getSentAttachment', { id: sent.id, number });
  const [letter, invoice, none] = [await ask(1), await ask(2), await ask(3)];
  expect(letter.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(letter.raw.headers['content-disposition']).toContain('rappel-2-000001.pdf');
  expect(invoice.raw.rawPayload.equals(content)).toBe(true);
  expect(none.status).toBe(404);
  const lines = await server.db
    .selectFrom('log')
    .select('details')
    .where('operation', '=', 'getSentAttachment')
    .orderBy('id')
    .execute();
  expect(lines.map(({ details }) => details?.subject)).toEqual(['rappel-2-000001.pdf', 'facture-000001.pdf']);
});

it('a file of a sent mail that a mail server took is the PDF of the invoice; nothing else was kept', async () => {
  const { id, sent } = await mailed({ recall: 2 });
  const content = await pdf(id);
  await server.db.updateTable('sent_mail').set({ state: 'sent' }).execute();
  await server.db.deleteFrom('outbox_mail').execute();
  const [listed] = (await server.call(token, 'listClientInvoiceMails', undefined, { path: { id } })).body;
  expect(listed?.readable).toEqual([2]);
  const ask = (number: number) => server.call(token, 'getSentAttachment', { id: sent.id, number });
  expect((await ask(2)).raw.rawPayload.equals(content)).toBe(true);
  expect((await ask(1)).status).toBe(404);
});

it('a file of a sent mail of an insurer is kept from who may read mail but not the invoices of insurers', async () => {
  const { sent } = await mailed();
  const clerk = await server.signedIn('invoice');
  const ask = () => server.call(clerk, 'getSentAttachment', { id: sent.id, number: 1 });
  expect((await ask()).status).toBe(200);
  await server.db.updateTable('sent_mail').set({ invoiceKind: 'insurance' }).execute();
  expect((await ask()).status).toBe(403);
});
