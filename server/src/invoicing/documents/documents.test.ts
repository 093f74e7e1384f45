import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoiceDocument, reminderLetter } from '@navette/shared/document';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewRow } from '../../db/types.ts';
import { deleteDiscarded } from '../../files/discarded-files.ts';
import { bookingStage } from '../../testing/booking-stage.ts';
import { insertBooking } from '../../testing/records.ts';

const filesDir = join(await mkdtemp(join(tmpdir(), 'navette-pdf-')), 'files');
afterAll(() => rm(filesDir, { recursive: true, force: true }));
const { server, token, records } = await bookingStage({ role: 'super', filesDir });
const { clientId, driverId, insuranceId } = records;
const date = '2026-03-10';
const key = '0b0e1c1e-6d1f-4c43-9f0a-000000000001';

beforeEach(async () => {
  await server.db.updateTable('invoice_series').set({ last: 0 }).execute();
  await server.db.deleteFrom('idempotent_call').execute();
  await server.db.deleteFrom('sent_mail').execute();
  await server.db.deleteFrom('outbox_mail').execute();
  await server.db.updateTable('client').set({ email: 'zoe@example.be', language: null }).execute();
});

const book = (more: Partial<NewRow<'booking'>> = {}) =>
  insertBooking(server.db, records, { status: 1, price: 20, factuur: true, ...more });
const golden = async () => [await book({ price: 25, waitprice: 5, ticket_price: 3.5 }), await book({ price: 18 })];
const issued = async (bookings?: number[]): Promise<number> => {
  const ids = bookings ?? (await golden());
  const { body } = await server.call(token, 'createClientInvoice', {
    invoice: { clientId, date, amount: 54.5 },
    bookings: ids,
  });
  return body.id;
};
/** Bytes of an answer, with its name; a refusal is JSON. */
const download = async (url: string, { by = token, letters }: { by?: string; letters?: object } = {}) => {
  const raw = await server.app.inject({
    method: letters ? 'POST' : 'GET',
    url,
    headers: { authorization: `Bearer ${by}`, 'accept-encoding': 'identity' },
    ...(letters && { payload: letters }),
  });
  return { status: raw.statusCode, content: raw.rawPayload, name: String(raw.headers['content-disposition']) };
};
const pdf = (id: number, by = token) => download(`/service/invoice/clients/${id}/pdf`, { by });
const mail = (id: number, body: object, idempotencyKey = key) =>
  server.call(
    token,
    'sendClientInvoice',
    { to: 'zoe@example.be', subject: 'Facture', text: 'Bonjour', ...body },
    {
      path: { id },
      headers: { 'idempotency-key': idempotencyKey },
    },
  );

describe('the document of an invoice', () => {
  it('the document of an invoice is made of what the invoice kept, whatever changes later (golden case 10)', async () => {
    const id = await issued();
    await server.db
      .updateTable('client')
      .set({ lastname: 'Autre', fullAddress: 'Ailleurs 1', address: 'Ailleurs 1' })
      .execute();
    const { status, body } = await server.call(token, 'getClientInvoiceDocument', undefined, { path: { id } });
    expect([status, body.amount, body.fee, body.payer.name]).toEqual([200, 54.5, 3, 'Zoé Œuvrard']);
    const { blocks } = invoiceDocument(body);
    expect(blocks.find(({ kind }) => kind === 'payment')).toMatchObject({
      facts: expect.arrayContaining([{ label: 'Communication structurée', value: '+++100/0001/00064+++' }]),
    });
    await server.db
      .updateTable('client')
      .set({ lastname: 'Œuvrard', fullAddress: 'Rue Neuve 3, 1000 Bruxelles' })
      .execute();
  });

  it('the document of an invoice is in the language of who gets it: client, driver or insurer', async () => {
    await server.db.updateTable('client').set({ language: 'nl' }).execute();
    await server.db.updateTable('driver').set({ language: 'nl' }).execute();
    await server.db.updateTable('insurance').set({ language: 'nl' }).execute();
    const [one, insured] = [
      await book({ price_driver: 40, commission: 20, factuur: false }),
      await book({ insuranceId, mutualAmount: 22 }),
    ];
    const drafts = [
      await server.call(token, 'draftClientInvoice', { clientId, date, bookings: [one] }),
      await server.call(token, 'draftDriverInvoice', { driverId, date, bookings: [one] }),
      await server.call(token, 'draftInsuranceInvoice', { insuranceId, date, bookings: [insured] }),
    ];
    expect(drafts.map(({ status, body }) => [status, body.language, body.amount])).toEqual([
      [200, 'nl', 23],
      [200, 'nl', -8],
      [200, 'nl', 22],
    ]);
    expect(drafts.map(({ body }) => invoiceDocument(body).title)).toEqual([
      'Factuur – Ontwerp',
      'Afrekening – Ontwerp',
      'Factuur – Ontwerp',
    ]);
  });

  it('the document of an invoice of a draft is the one of the invoice but for its number', async () => {
    const bookings = await golden();
    const draft = await server.call(token, 'draftClientInvoice', { clientId, date, bookings });
    const id = await issued(bookings);
    const made = await server.call(token, 'getClientInvoiceDocument', undefined, { path: { id } });
    expect({ ...made.body, id: null }).toEqual(draft.body);
  });

  it('the document of an invoice of a draft is refused for a booking that cannot stand on it, by its place', async () => {
    const { status, problem } = await server.call(token, 'draftClientInvoice', {
      clientId,
      date,
      bookings: [await book({ status: 0 })],
    });
    expect([status, problem?.fields[0]?.field]).toEqual([409, 'bookings.0']);
  });
});

describe('the PDF of an invoice', () => {
  it('the PDF of an invoice is kept with its hash in the row of the invoice, and stays the same bytes', async () => {
    const id = await issued();
    const first = await pdf(id);
    expect([first.status, first.content.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(first.name).toContain('facture-000001.pdf');
    const { pdfSha256 } = await server.db.selectFrom('client_invoice').select('pdfSha256').executeTakeFirstOrThrow();
    expect(pdfSha256).toBe(createHash('sha256').update(first.content).digest('hex'));
    await server.db.updateTable('client_invoice_line').set({ snapshot: '{}' }).execute();
    expect((await pdf(id)).content.equals(first.content)).toBe(true);
  });

  it('the PDF of an invoice is one when it is asked for twice at once', async () => {
    const id = await issued();
    const [one, other] = await Promise.all([pdf(id), pdf(id)]);
    expect(one.content.equals(other.content)).toBe(true);
  });

  it('the PDF of an invoice is made again as it was when its file is lost, and refused when that is impossible', async () => {
    const id = await issued();
    const { content } = await pdf(id);
    await rm(filesDir, { recursive: true });
    expect((await pdf(id)).content.equals(content)).toBe(true);
    await rm(filesDir, { recursive: true });
    await server.db.updateTable('client_invoice_line').set({ snapshot: '{}' }).execute();
    const lost = await pdf(id);
    expect([lost.status, lost.content.toString()]).toEqual([503, expect.stringContaining('document.lost')]);
  });

  it('the PDF of an invoice is read by who may read the invoice, each time with a line in the log', async () => {
    const id = await issued();
    await pdf(id);
    const line = await server.db
      .selectFrom('log')
      .select(['operation', 'details'])
      .where('operation', '=', 'getClientInvoicePdf')
      .executeTakeFirst();
    expect(line).toMatchObject({ operation: 'getClientInvoicePdf', details: { subject: '000001' } });
    const dispatch = await server.signedIn('dispatch');
    expect((await pdf(id, dispatch)).status).toBe(403);
    expect((await pdf(99)).status).toBe(404);
  });

  it('the PDF of an invoice goes when the client is anonymised, and is not deleted while an invoice has it', async () => {
    const id = await issued();
    const { content } = await pdf(id);
    const sha256 = createHash('sha256').update(content).digest('hex');
    await server.db
      .insertInto('discarded_file')
      .values({ key: `${sha256}.pdf` })
      .execute();
    await deleteDiscarded(server.services);
    expect(await server.services.files.read(`${sha256}.pdf`)).toBeDefined();
    await server.db.updateTable('client_invoice').set({ pdfSha256: null }).execute();
    await deleteDiscarded(server.services);
    expect(await server.services.files.read(`${sha256}.pdf`)).toBeUndefined();
  });
});

describe('the document of a credit note', () => {
  it('the document of a credit note has the lines it took back, and a PDF that is kept', async () => {
    const bookings = await golden();
    const invoiceId = await issued(bookings);
    const [first] = bookings;
    const note = {
      kind: 'client' as const,
      invoiceId,
      date,
      amount: 33.5,
      reason: 'Trajet annulé',
      bookings: first ? [first] : [],
    };
    const { body } = await server.call(token, 'createCreditNote', note);
    const { body: source } = await server.call(token, 'getCreditNoteDocument', undefined, { path: { id: body.id } });
    expect([source.amount, source.fee, source.lines.length]).toEqual([33.5, 0, 1]);
    expect(invoiceDocument(source).title).toBe('Note de crédit CN000001');
    const url = `/service/invoice/creditNotes/${body.id}/pdf`;
    const [one, other] = [await download(url), await download(url)];
    expect([one.status, one.content.equals(other.content)]).toEqual([200, true]);
    expect(one.name).toContain('note-de-credit-cn000001.pdf');
    const sent = await server.call(
      token,
      'sendCreditNote',
      { to: 'zoe@example.be', subject: 'Note de crédit', text: 'Bonjour' },
      { path: { id: body.id }, headers: { 'idempotency-key': key } },
    );
    expect(sent.body).toMatchObject({ files: ['note-de-credit-cn000001.pdf'], state: 'kept' });
    const { body: mails } = await server.call(token, 'listCreditNoteMails', undefined, { path: { id: body.id } });
    expect(mails).toEqual([sent.body]);
    const { body: ofInvoice } = await server.call(token, 'listClientInvoiceMails', undefined, {
      path: { id: invoiceId },
    });
    expect(ofInvoice).toEqual([]);
  });
});

describe('sending an invoice', () => {
  it('puts a mail with the PDF in the outbox once, and lists it with the invoice', async () => {
    const id = await issued();
    const { content } = await pdf(id);
    const [first, repeat] = [await mail(id, {}), await mail(id, {})];
    expect(first).toMatchObject({
      status: 200,
      body: { to: ['zoe@example.be'], files: ['facture-000001.pdf'], state: 'kept' },
    });
    expect(repeat.body).toEqual(first.body);
    const outbox = await server.db.selectFrom('outbox_mail').selectAll().execute();
    expect(outbox).toHaveLength(1);
    const [file] = outbox[0]?.attachments ?? [];
    expect([file?.type, Buffer.from(file?.content ?? '', 'base64').equals(content)]).toEqual(['application/pdf', true]);
    const { body } = await server.call(token, 'listClientInvoiceMails', undefined, { path: { id } });
    expect(body).toEqual([first.body]);
  });

  it('sends the reminder letter along', async () => {
    const sent = await mail(await issued(), { recall: 2 });
    expect(sent.body.files).toEqual(['rappel-2-000001.pdf', 'facture-000001.pdf']);
  });

  it.each([
    [{ to: null }, 'to', 'validation.mail.noAddress'],
    [{ to: 'nobody' }, 'to', 'validation.email'],
    [{ subject: ' ' }, 'subject', 'validation.required'],
    [{ text: '' }, 'text', 'validation.required'],
  ])('refuses %j on its field, and sends nothing', async (body, field, messageKey) => {
    const { status, problem } = await mail(await issued(), body);
    expect([status, problem?.fields[0]]).toEqual([400, expect.objectContaining({ field, messageKey })]);
    expect(await server.db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
  });

  it('asks for a key, and knows no invoice without a number', async () => {
    const id = await issued();
    const body = { to: 'zoe@example.be', subject: 'Facture', text: 'Bonjour' };
    expect((await server.call(token, 'sendClientInvoice', body, { path: { id } })).status).toBe(400);
    expect((await mail(99, {})).status).toBe(404);
  });

  it('keeps address and words out of the log of calls', async () => {
    await mail(await issued(), {});
    const line = await server.db
      .selectFrom('log')
      .select('body')
      .where('operation', '=', 'sendClientInvoice')
      .executeTakeFirstOrThrow();
    expect(line.body).not.toContain('zoe@example.be');
  });
});

describe('reminder letters', () => {
  it('reminder letters have the amount of the invoice and the days of their level', async () => {
    const id = await issued();
    const { body } = await server.call(token, 'getReminderLetter', undefined, { path: { id, recall: 1 } });
    expect(body).toMatchObject({ level: 1, paid: 0, invoice: { id, amount: 54.5 } });
    expect(reminderLetter(body).title).toBe('Rappel – Facture 000001');
  });

  it('reminder letters are one PDF, a letter a page', async () => {
    const ids = [await issued(), await issued()];
    const letters = { letters: ids.map((id) => ({ id, level: 1 })) };
    const { status, content, name } = await download('/service/invoice/reminders/pdf', { letters });
    expect([status, content.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(name).toContain('rappels-');
    expect(content.toString('latin1').match(/\/Type \/Page\b/gu)).toHaveLength(2);
  });

  it('reminder letters name the invoices that get none, and none is printed', async () => {
    const [open, closed, cancelled] = [await issued(), await issued(), await issued()];
    await server.db.updateTable('client_invoice').set({ status: 1 }).where('id', '=', closed).execute();
    await server.db
      .updateTable('client_invoice')
      .set({ cancelledAt: new Date() })
      .where('id', '=', cancelled)
      .execute();
    const letters = [open, closed, cancelled, 99].map((id) => ({ id, level: 1 as const }));
    const { status, problem } = await server.call(token, 'printReminderLetters', { letters });
    expect([status, problem?.fields.map(({ field, messageKey }) => [field, messageKey])]).toEqual([
      409,
      [
        ['letters.1.id', 'validation.letter.closed'],
        ['letters.2.id', 'validation.letter.cancelled'],
        ['letters.3.id', 'validation.letter.unknown'],
      ],
    ]);
  });

  it('reminder letters ask for what the ledger leaves to pay, and are refused once nothing is left', async () => {
    const id = await issued();
    const payment = { kind: 'client' as const, invoiceId: id, date, source: 'bank' as const };
    await server.call(token, 'createPayment', { ...payment, amount: 20 });
    const { body } = await server.call(token, 'getReminderLetter', undefined, { path: { id, recall: 1 } });
    expect(body.paid).toBe(20);
    await server.call(token, 'createPayment', { ...payment, amount: 34.5 });
    const { status } = await server.call(token, 'printReminderLetters', { letters: [{ id, level: 1 }] });
    expect(status).toBe(409);
  });
});
