import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { invoiceDocument } from '@navette/shared/document';
import { describe, expect, it } from 'vitest';
import { deleteDiscarded } from '../../files/discarded-files.ts';
import { documentStage } from './testing/document-stage.ts';

const { filesDir, date, key, book, golden, issued, download, pdf, server, token, clientId, driverId, insuranceId } =
  await documentStage();

describe('the document of an invoice', () => {
  it('the document of an invoice is made of what the invoice kept, whatever changes later (specification/wallets.md#client-invoice-total)', async () => {
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
