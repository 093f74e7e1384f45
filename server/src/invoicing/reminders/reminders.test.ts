import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { invoicingStage, refusalOf } from '../testing/invoicing-stage.ts';

let now = '2026-04-20T09:00:00Z';
const { server, clientId, insuranceId, logged } = await invoicingStage(() => new Date(now));

let token = '';
/** A session of that day. */
async function standOn(day: string): Promise<void> {
  now = `${day}T09:00:00Z`;
  token = await server.signedIn('super');
}

beforeEach(async () => {
  await standOn('2026-04-20');
  const invoice = (id: number, date: string, more: object = {}) => ({ id, date, clientId, amount: 50, ...more });
  await server.db
    .insertInto('client_invoice')
    .values([
      invoice(1, '2026-03-10'),
      invoice(2, '2026-04-05'),
      invoice(3, '2026-03-10', { status: 1 }),
      invoice(4, '2026-01-10', { recall: 1, status: 2 }),
    ])
    .execute();
});

const late = async () => (await server.call(token, 'listLateInvoices')).body;
const remind = (...reminders: BodyOf<'remindInvoices'>['reminders']) =>
  server.call(token, 'remindInvoices', { reminders });
const pay = (invoiceId: number, amount: number) =>
  server.call(token, 'createPayment', { kind: 'client', invoiceId, date: '2026-04-10', amount, source: 'cash' });

it('late invoices are the open ones past their last day to pay, the oldest first, with the reminder that is due', async () => {
  await pay(1, 20);
  expect(await late()).toMatchObject([
    { id: 4, daysLate: 85, bucket: 60, recall: 1, proposedLevel: 2, open: 50 },
    {
      id: 1,
      due: '2026-03-25',
      daysLate: 26,
      bucket: 15,
      recall: 0,
      proposedLevel: 1,
      allowedFrom: '2026-03-26',
      open: 30,
    },
  ]);
  await standOn('2026-04-21');
  expect((await late()).map(({ id }) => id)).toEqual([4, 1, 2]);
});

it('late invoices count from the due date on their document', async () => {
  const company = JSON.stringify({ paymentTerm: 30, noticeTerm: 10 });
  await sql`update client_invoice set company = ${company} where id in (1, 2)`.execute(server.db);
  await server.db.updateTable('client_invoice').set({ recall: 2 }).where('id', '=', 1).execute();
  const reminder = { invoiceId: 1, level: 2 as const, date: '2026-04-10', at: new Date(now), userName: 'Ada' };
  await server.db.insertInto('invoice_reminder').values(reminder).execute();
  expect(await late()).toMatchObject([
    { id: 4 },
    { id: 1, due: '2026-04-09', daysLate: 11, bucket: 0, proposedLevel: null, allowedFrom: '2026-04-21' },
  ]);
  await standOn('2026-05-06');
  expect((await late()).at(-1)).toMatchObject({ id: 2, due: '2026-05-05', daysLate: 1 });
});

it('late invoices are no more once they are paid in full, whatever their status', async () => {
  await pay(1, 50);
  expect((await late()).map(({ id }) => id)).toEqual([4]);
});

it('lists late insurers for users with access to their invoices', async () => {
  const invoice = (id: number, date: string, more: object = {}) => ({ id, date, insuranceId, amount: 80, ...more });
  await server.db
    .insertInto('insurance_invoice')
    .values([invoice(1, '2026-03-10'), invoice(2, '2026-04-05'), invoice(3, '2026-02-10', { status: 1 })])
    .execute();
  const body = { kind: 'insurance', invoiceId: 1, date: '2026-04-10', amount: 30, source: 'cash' } as const;
  await server.call(token, 'createPayment', body);
  expect((await server.call(token, 'listLateInsuranceInvoices')).body).toMatchObject([
    { id: 1, insuranceId, due: '2026-03-25', daysLate: 26, bucket: 15, amount: 80, open: 50 },
  ]);
});

it('reminders leave the fourteen days of the first before the formal notice', async () => {
  expect((await remind({ invoiceId: 1, level: 1 })).status).toBe(200);
  expect((await late())[1]).toMatchObject({
    recall: 1,
    remindedOn: '2026-04-20',
    proposedLevel: null,
    allowedFrom: '2026-05-05',
  });
  await standOn('2026-05-04');
  const early = await remind({ invoiceId: 1, level: 2 });
  expect(refusalOf(early)).toEqual(['409 reminder.early', 'reminders.0.level validation.reminder.early']);
  expect(early.problem.fields[0]?.params).toEqual({ from: '05/05/2026', invoice: 1 });
  await standOn('2026-05-05');
  expect((await remind({ invoiceId: 1, level: 2 })).status).toBe(200);
});

it('reminders are sent early with a reason, which is stored', async () => {
  expect((await remind({ invoiceId: 1, level: 2, reason: ' ' })).status).toBe(409);
  expect((await remind({ invoiceId: 1, level: 2, reason: 'Déménage à l’étranger' })).status).toBe(200);
  expect(await server.db.selectFrom('invoice_reminder').selectAll().execute()).toMatchObject([
    {
      invoiceId: 1,
      level: 2,
      date: '2026-04-20',
      reason: 'Déménage à l’étranger',
      userName: expect.stringContaining('super'),
    },
  ]);
});

it('reminders are audited with the reason beside the level', async () => {
  await remind({ invoiceId: 1, level: 2, reason: 'Accord' });
  expect((await logged('remindInvoices'))?.changes).toEqual([
    { field: 'recall 000001', before: '0', after: '2' },
    { field: 'reason 000001', before: null, after: 'Accord' },
  ]);
});

it('reminders are recorded completely or not at all', async () => {
  expect((await remind({ invoiceId: 1, level: 1 }, { invoiceId: 2, level: 3 })).status).toBe(409);
  expect(await server.db.selectFrom('invoice_reminder').selectAll().execute()).toEqual([]);
  expect((await remind({ invoiceId: 1, level: 1 }, { invoiceId: 1, level: 1 })).problem.fields[0]?.messageKey).toBe(
    'validation.duplicate',
  );
  expect((await remind({ invoiceId: 77, level: 1 })).status).toBe(404);
  expect((await remind({ invoiceId: 3, level: 1 })).problem.code).toBe('reminder.closed');
});

it('reminders from a stale list are refused when a colleague reminded meanwhile, and lower no level', async () => {
  await remind({ invoiceId: 4, level: 2 });
  token = await server.signedIn('invoice');
  for (const level of [1, 2] as const) {
    const stale = await remind({ invoiceId: 1, level: 1 }, { invoiceId: 4, level });
    expect(refusalOf(stale)).toEqual(['409 reminder.changed', 'reminders.1.level validation.reminder.given']);
    const params = { invoice: 4, name: expect.stringContaining('super'), date: '20/04/2026' };
    expect(stale.problem.fields[0]?.params).toEqual(params);
  }
  expect((await late()).map(({ recall }) => recall)).toEqual([2, 0]);
});

it('reminders of invoices paid meanwhile are refused', async () => {
  await pay(1, 50);
  const paid = await remind({ invoiceId: 1, level: 1 });
  expect(refusalOf(paid)).toEqual(['409 reminder.changed', 'reminders.0.level validation.letter.paid']);
  expect(await server.db.selectFrom('invoice_reminder').selectAll().execute()).toEqual([]);
});

it('reminders follow the same rule when the level is set by hand, and can be reset', async () => {
  const set = (body: object) => server.call(token, 'updateClientInvoice', body, { path: { id: 1 } });
  expect((await set({ recall: 2 })).problem).toMatchObject({ code: 'reminder.early', fields: [{ field: 'recall' }] });
  expect((await set({ recall: 2, reason: 'Accord du client' })).status).toBe(200);
  expect((await set({ recall: 0 })).status).toBe(200);
  expect((await late())[1]).toMatchObject({ recall: 0, proposedLevel: 1 });
});

it('reminders are audited with the level before and after, and a repeat of the call reminds nobody again', async () => {
  const send = () => remind({ invoiceId: 4, level: 2 });
  const first = await send();
  const change = { field: 'recall 000004', before: '1', after: '2' };
  expect((await logged('remindInvoices'))?.changes).toEqual([change]);
  expect((await send()).body).toEqual(first.body);
  expect(await server.db.selectFrom('invoice_reminder').select('level').execute()).toEqual([{ level: 2 }]);
});
