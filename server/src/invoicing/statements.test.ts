import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../kernel/operation.ts';
import { invoicingStage, refusalOf } from './testing/invoicing-stage.ts';

const stage = await invoicingStage();
const { server, token, clientId } = stage;

beforeEach(async () => {
  const invoice = (id: number, date: string, more: object = {}) => ({ id, date, clientId, amount: 50, ...more });
  await server.db
    .insertInto('client_invoice')
    .values([
      invoice(1, '2026-03-10', { company: JSON.stringify({ companyName: 'ASBL', paymentTerm: 30 }) }),
      invoice(2, '2026-04-05'),
      invoice(3, '2026-03-10', { status: 1 }),
      invoice(4, '2026-01-10', { recall: 1, status: 2 }),
    ])
    .execute();
});

const statement = (more: object = {}) => server.call(token, 'getClientStatement', { clientId, ...more });
const pay = (invoiceId: number, amount: number) => stage.pay(amount, { invoiceId });

const KEY = '0b0e1c1e-6d1f-4c43-9f0a-000000000002';
const send = (more: Partial<BodyOf<'sendClientStatement'>> = {}) =>
  server.call(
    token,
    'sendClientStatement',
    { to: 'zoe@example.be', subject: 'Relevé', text: 'Bonjour', ...more },
    { path: { id: clientId }, headers: { 'idempotency-key': KEY } },
  );
const mails = async () => (await server.call(token, 'listStatementMails', undefined, { path: { id: clientId } })).body;

const logged = () => server.db.selectFrom('log').select(['operation', 'body', 'details']).orderBy('id').execute();
/** A line of the log says whose account it was. */
const ofClient = { body: JSON.stringify({ clientId }), details: { subject: 'Zoé Œuvrard' } };

describe('the statement of account of a client', () => {
  it('lists the movements with the balance after each, the open amount, and the late part of it', async () => {
    const { body } = await pay(1, 20);
    await server.call(token, 'reversePayment', undefined, { path: { id: body.id } });
    expect((await statement()).body).toMatchObject({
      opening: 0,
      balance: 150,
      late: 100,
      today: '2026-04-20',
      payer: { id: clientId },
      entries: [
        { type: 'invoice', invoiceId: 4, balance: 50 },
        { type: 'invoice', invoiceId: 1, balance: 100 },
        { type: 'invoice', invoiceId: 3, balance: 150 },
        { type: 'closed', invoiceId: 3, amount: -50, balance: 100 },
        { type: 'invoice', invoiceId: 2, balance: 150 },
        { type: 'payment', amount: -20, balance: 130 },
        { type: 'reversal', amount: 20, balance: 150 },
      ],
      open: [
        { id: 4, due: '2026-01-25', open: 50 },
        { id: 1, due: '2026-04-09', open: 50 },
        { id: 2, due: '2026-04-20', open: 50 },
      ],
    });
  });

  it('the statement of account of a client calls nothing late before the last day to pay that it names', async () => {
    await sql`update client_invoice set company = ${JSON.stringify({ paymentTerm: 60 })} where id = 1`.execute(
      server.db,
    );
    expect((await statement()).body).toMatchObject({
      late: 50,
      open: [{ id: 4 }, { id: 1, due: '2026-05-09' }, { id: 2 }],
    });
  });

  it('the statement of account of a client lists refunds', async () => {
    await pay(1, 60);
    await pay(1, -10);
    expect((await statement()).body.entries.slice(-2)).toMatchObject([
      { type: 'payment', amount: -60 },
      { type: 'refund', amount: 10 },
    ]);
  });

  it('the statement of account of a client of a period has the balance before it', async () => {
    await pay(1, 20);
    expect((await statement({ startDate: '2026-04-01', endDate: '2026-04-10' })).body).toMatchObject({
      opening: 100,
      balance: 130,
      startDate: '2026-04-01',
    });
    expect((await statement({ startDate: '2026-04-10', endDate: '2026-04-01' })).problem.fields[0]?.field).toBe(
      'endDate',
    );
  });

  it('leaves out the rest of an invoice that was partly paid and then closed', async () => {
    await pay(3, 30);
    expect((await statement()).body.entries.filter(({ invoiceId }) => invoiceId === 3)).toMatchObject([
      { type: 'invoice', amount: 50 },
      { type: 'payment', amount: -30 },
      { type: 'closed', date: '2026-04-10', amount: -20 },
    ]);
  });

  it('the statement of account of a client is available as PDF, and each read is logged', async () => {
    await statement();
    const { raw } = await server.call(token, 'printClientStatement', { clientId });
    expect(raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(raw.headers['content-disposition']).toContain(`releve-de-compte-${clientId}-2026-04-20.pdf`);
    expect(await logged()).toMatchObject([
      { operation: 'getClientStatement', ...ofClient },
      { operation: 'printClientStatement', ...ofClient },
    ]);
  });

  it('the statement of account of a client of an unknown client is not found', async () => {
    const unknown = { path: { id: 99_999 } };
    expect((await statement({ clientId: 99_999 })).status).toBe(404);
    expect((await server.call(token, 'printClientStatement', { clientId: 99_999 })).status).toBe(404);
    expect((await server.call(token, 'listStatementMails', undefined, unknown)).status).toBe(404);
  });
});

describe('the mail with a statement of account', () => {
  it('the mail with a statement of account goes out once under its key with the PDF, and is listed with the client', async () => {
    const first = await send();
    expect(first.body).toMatchObject({
      state: 'kept',
      files: [`releve-de-compte-${clientId}-2026-04-20.pdf`],
      readable: [1],
    });
    expect((await send()).body.id).toBe(first.body.id);
    expect(await server.db.selectFrom('outbox_mail').selectAll().execute()).toHaveLength(1);
    expect(await mails()).toMatchObject([{ id: KEY, to: ['zoe@example.be'] }]);
    expect((await logged())[0]).toMatchObject({ operation: 'sendClientStatement', ...ofClient });
    const file = await server.call(token, 'getSentAttachment', { id: KEY, number: 1 });
    expect(file.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('names the field that is empty, and sends nothing', async () => {
    const empty = ['to validation.mail.noAddress', 'subject validation.required'];
    expect(refusalOf(await send({ to: null, subject: ' ' }))).toEqual(['400 validation', ...empty]);
    expect(await mails()).toEqual([]);
  });

  it('loses its file when the client is anonymised', async () => {
    await send();
    await server.db.updateTable('client_invoice').set({ status: 1 }).execute();
    expect((await server.call(token, 'anonymiseClient', { id: clientId, lastname: 'Œuvrard' })).status).toBe(200);
    expect(await server.db.selectFrom('outbox_mail').select('attachments').execute()).toEqual([{ attachments: [] }]);
    expect((await logged())[0]).toMatchObject({ operation: 'sendClientStatement', body: null, details: null });
  });

  it('follows the client into another record', async () => {
    await send();
    const { id: keep } = await server.db
      .insertInto('client')
      .values({ firstname: 'Zoé', lastname: 'Œuvrard' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.call(token, 'mergeClients', { keep, remove: clientId });
    const { body } = await server.call(token, 'listStatementMails', undefined, { path: { id: keep } });
    expect(body).toMatchObject([{ id: KEY }]);
  });
});
