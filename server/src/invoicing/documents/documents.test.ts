import { createHash } from 'node:crypto';
import { rm, symlink } from 'node:fs/promises';
import { invoiceDocument } from '@navette/shared/document';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smallPdf } from '../../demo/small-pdf.ts';
import { deleteDiscarded } from '../../files/discarded-files.ts';
import { invoicingStage, refusalOf } from '../testing/invoicing-stage.ts';

const {
  filesDir,
  date,
  book,
  golden,
  issue,
  issued,
  logged,
  download,
  pdf,
  mail,
  server,
  token,
  clientId,
  driverId,
  insuranceId,
} = await invoicingStage();

beforeEach(() => server.db.updateTable('client').set({ language: null, invoiceName: null }).execute());

describe('the document of an invoice', () => {
  it('the document of an invoice uses the values stored with the invoice, whatever changes later (specification/wallets.md#client-invoice-total)', async () => {
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

  it('the document of an invoice is in the language of its recipient: client, driver or insurer', async () => {
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

  it('the document of a recipient without a language is in that of the organisation', async () => {
    const bookings = [await book({ price_driver: 40, commission: 20 })];
    const profile = (await server.call(token, 'getCompanyProfile')).body;
    const languageWith = async (documentLanguage: 'fr' | 'nl') => {
      await server.call(await server.signedIn('super'), 'saveCompanyProfile', { ...profile, documentLanguage });
      return (await server.call(token, 'draftClientInvoice', { clientId, date, bookings })).body.language;
    };
    expect([await languageWith('nl'), await languageWith('fr')]).toEqual(['nl', 'fr']);
  });

  it('the document of an invoice of a draft is the one of the invoice but for its number', async () => {
    const bookings = await golden();
    const draft = await server.call(token, 'draftClientInvoice', { clientId, date, bookings: [...bookings] });
    const id = await issued(bookings);
    const made = await server.call(token, 'getClientInvoiceDocument', undefined, { path: { id } });
    expect({ ...made.body, id: null }).toEqual(draft.body);
  });

  it('an invoice of an insurer has national numbers only if the setting was on when it was issued, and kilometres', async () => {
    await server.db.updateTable('client').set({ ssn: '85.07.30-033-28' }).execute();
    const numbersOf = async (setting: string) => {
      await server.db.deleteFrom('setting').where('variable', '=', 'showNationalNumber').execute();
      await server.db.insertInto('setting').values({ variable: 'showNationalNumber', value: setting }).execute();
      const booking = await book({ insuranceId, mutualAmount: 22, mutualDistance: 16, factuur: false });
      const { id } = (await issue('insurance', 22, [booking])).body;
      const { body } = await server.call(token, 'getInsuranceInvoiceDocument', undefined, { path: { id } });
      return body.lines.map(({ client_ssn, mutualDistance }) => [client_ssn, mutualDistance]);
    };
    expect(await numbersOf('false')).toEqual([[null, 16]]);
    expect(await numbersOf('true')).toEqual([['85.07.30-033-28', 16]]);
    await server.db.deleteFrom('setting').where('variable', '=', 'showNationalNumber').execute();
  });

  it('the document of a draft is refused for a booking that cannot be invoiced, at its field', async () => {
    const bookings = [await book({ status: 0 })];
    const refused = await server.call(token, 'draftClientInvoice', { clientId, date, bookings });
    expect(refusalOf(refused)).toEqual(['409 invoice.bookings', 'bookings.0 validation.invoice.notClosed']);
  });

  it('a client invoice names the client only when it goes to another name, as draft and once it is made', async () => {
    const draft = async () =>
      (await server.call(token, 'draftClientInvoice', { clientId, date, bookings: [await book()] })).body.about;
    expect(await draft()).toBeNull();
    await server.db.updateTable('client').set({ invoiceName: 'CPAS de Forest' }).execute();
    expect(await draft()).toBe('Zoé Œuvrard');
    const { id } = (await issue('client', 23, [await book()])).body;
    const { body } = await server.call(token, 'getClientInvoiceDocument', undefined, { path: { id } });
    expect([body.payer.name, body.about]).toEqual(['CPAS de Forest', 'Zoé Œuvrard']);
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

  it('the PDF of an invoice is created once for two concurrent requests', async () => {
    const id = await issued();
    const [one, other] = await Promise.all([pdf(id), pdf(id)]);
    expect(one.content.equals(other.content)).toBe(true);
  });

  it('the PDF of an invoice is recreated identically when its file is lost, and refused when that is impossible', async () => {
    const id = await issued();
    const { content } = await pdf(id);
    await rm(filesDir, { recursive: true });
    expect((await pdf(id)).content.equals(content)).toBe(true);
    await rm(filesDir, { recursive: true });
    await server.db.updateTable('client_invoice_line').set({ snapshot: '{}' }).execute();
    const lost = await pdf(id);
    expect([lost.status, lost.content.toString()]).toEqual([503, expect.stringContaining('document.lost')]);
  });

  it('the PDF of an invoice requires access to the invoice, and each read is logged', async () => {
    const id = await issued();
    await pdf(id);
    expect(await logged('getClientInvoicePdf')).toMatchObject({ subject: '000001' });
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
  it('the document of a credit note lists the credited lines, and has a stored PDF', async () => {
    const bookings = await golden();
    const invoiceId = await issued(bookings);
    const note = {
      kind: 'client' as const,
      invoiceId,
      date,
      amount: 33.5,
      reason: 'Trajet annulé',
      bookings: [bookings[0]],
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
      { path: { id: body.id }, headers: { 'idempotency-key': '0b0e1c1e-6d1f-4c43-9f0a-000000000001' } },
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

describe('documents of invoices as one PDF', () => {
  const print = (...invoices: number[]) => download('/service/invoice/pdf', { payload: { kind: 'client', invoices } });

  it('the documents of invoices are one PDF in the order asked for, and the log names them', async () => {
    for (const made of [await issued(), await issued()]) expect(made).toBeGreaterThan(0);
    const { status, content, name } = await print(2, 1);
    expect(status).toBe(200);
    expect(name).toContain('documents-');
    expect(content.toString('latin1').match(/\/Type \/Page\b/gu)).toHaveLength(2);
    expect(content.includes('(documents-')).toBe(true);
    expect(await logged('printInvoices')).toMatchObject({ subject: '000002, 000001' });
  });

  it('the documents of invoices are refused completely for an unknown number, or without access to their kind', async () => {
    expect((await print(await issued(), 99)).status).toBe(404);
    const lead = await server.signedIn('lead');
    expect((await server.call(lead, 'printInvoices', { kind: 'client', invoices: [1] })).status).toBe(403);
  });
});

describe('a folder of files that cannot be reached', () => {
  // Not even by root, whom a read-only folder does not stop.
  beforeAll(async () => {
    await rm(filesDir, { recursive: true });
    await symlink(filesDir, filesDir);
  });
  afterAll(() => rm(filesDir));

  it('renders the PDF of an invoice without storing it while the folder of files cannot be written', async () => {
    const id = await issued();
    const [one, other] = [await pdf(id), await pdf(id)];
    expect([one.status, one.content.subarray(0, 5).toString(), one.content.equals(other.content)]).toEqual([
      200,
      '%PDF-',
      true,
    ]);
    const row = await server.db
      .selectFrom('client_invoice')
      .select('pdfSha256')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ pdfSha256: null });
  });

  it('renders a stored PDF of an invoice again, identically, while its file cannot be read', async () => {
    const id = await issued();
    await rm(filesDir);
    const kept = await pdf(id);
    await rm(filesDir, { recursive: true });
    await symlink(filesDir, filesDir);
    const drawn = await pdf(id);
    expect([drawn.status, drawn.content.equals(kept.content)]).toEqual([200, true]);
  });

  it('refuses to send an invoice or accept a receipt when files cannot be stored, with the reason', async () => {
    const id = await issued();
    const sent = await mail(id);
    expect([sent.status, sent.problem?.code]).toEqual([503, 'filesUnavailable']);
    const receipt = await server.app.inject({
      method: 'POST',
      url: '/service/expense/receipt?name=ticket.pdf',
      payload: smallPdf(['Parking']),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    });
    expect([receipt.statusCode, receipt.json().code, receipt.headers['retry-after']]).toEqual([
      503,
      'filesUnavailable',
      '60',
    ]);
    const ready = await server.app.inject({ method: 'GET', url: '/readyz' });
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'unavailable', database: true, disk: true, files: false, registry: true },
    ]);
  });
});
