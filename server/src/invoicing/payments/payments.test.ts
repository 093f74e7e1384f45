import { beforeEach, describe, expect, it } from 'vitest';
import { invoicingStage, refusalOf } from '../testing/invoicing-stage.ts';

const { server, token, clientId, driverId, pay, account, logged } = await invoicingStage();

beforeEach(async () => {
  await server.db
    .insertInto('client_invoice')
    .values({ id: 1, date: '2026-03-10', clientId, amount: 54.5, status: 2 })
    .execute();
  await server.db.insertInto('driver_invoice').values({ id: 1, date: '2026-03-10', driverId, amount: -8 }).execute();
});

const undo = (id: number) => server.call(token, 'reversePayment', undefined, { path: { id } });

describe('the ledger of an invoice', () => {
  it('adds partial payments, and proposes to close once it is paid in full', async () => {
    expect((await pay(20)).body).toMatchObject({ open: 34.5, status: 2, proposedStatus: null });
    expect((await pay(34.5)).body).toMatchObject({ open: 0, status: 2, proposedStatus: 1 });
    expect(await account()).toMatchObject({
      paid: 54.5,
      open: 0,
      status: 2,
      payments: [{ amount: 20, source: 'cash', userName: 'super Ada' }, { amount: 34.5 }],
    });
    expect((await server.call(token, 'listClientInvoices')).body).toMatchObject([{ paid: 54.5, open: 0, credited: 0 }]);
  });

  it('accepts an overpayment and shows it', async () => {
    expect((await pay(60)).body).toMatchObject({ open: -5.5, proposedStatus: 1 });
  });

  it('refuses a payment that would exceed the maximum amount', async () => {
    expect((await pay(9_999_999.99)).body).toMatchObject({ open: -9_999_945.49 });
    for (const amount of [60, 9_999_999.99])
      expect((await pay(amount)).problem.fields).toMatchObject([{ field: 'amount', messageKey: 'validation.money' }]);
  });

  it('refunds an overpayment, and no more than that', async () => {
    await pay(60);
    expect((await pay(-5.51)).problem.fields).toMatchObject([
      { field: 'amount', messageKey: 'validation.payment.refund', params: { max: 5.5 } },
    ]);
    expect((await pay(-5)).body).toMatchObject({ open: -0.5, proposedStatus: 1 });
    expect((await pay(-0.5)).body).toMatchObject({ open: 0, proposedStatus: 1 });
    expect((await pay(-0.01)).problem.fields[0]?.messageKey).toBe('validation.payment.positive');
    expect((await account()).payments.map(({ amount }) => amount)).toEqual([60, -5, -0.5]);
  });

  it('refunds a driver who paid back too much of a settlement', async () => {
    await pay(-10, { kind: 'driver' });
    expect((await pay(2, { kind: 'driver' })).body).toMatchObject({ open: 0 });
  });

  it('closes the invoice on request, and restores its status when the payment is undone', async () => {
    const { body } = await pay(54.5, { close: true });
    expect(body).toMatchObject({ open: 0, status: 1, proposedStatus: null });
    expect((await undo(body.id)).body).toMatchObject({ open: 54.5, status: 2 });
    expect((await account()).payments).toMatchObject([
      { id: body.id, amount: 54.5, reversed: true },
      { amount: -54.5, reversalOf: body.id, reversed: false },
    ]);
  });

  it('keeps a status that somebody set since when a payment is undone', async () => {
    const { body } = await pay(54.5, { close: true });
    await server.call(token, 'updateClientInvoice', { status: 0 }, { path: { id: 1 } });
    expect((await undo(body.id)).body.status).toBe(0);
  });

  it('reopens an invoice that was closed because it was paid, or whose rest was written off, when a payment is undone', async () => {
    const close = (reason?: string) =>
      server.call(token, 'updateClientInvoice', { status: 1, ...(reason && { reason }) }, { path: { id: 1 } });
    const [part, rest] = [await pay(20), await pay(34.5)];
    await close();
    expect((await undo(part.body.id)).body).toMatchObject({ open: 20, status: 0 });
    await close('Client décédé');
    expect((await account()).writeOffs).toMatchObject([{ amount: 20, reversed: false }]);
    expect((await undo(rest.body.id)).body).toMatchObject({ open: 54.5, status: 0 });
    expect((await account()).writeOffs).toMatchObject([
      { amount: 20, reversed: true },
      { amount: -20, reversed: false },
    ]);
  });

  it('undoes a payment once, also in concurrent requests', async () => {
    const { body } = await pay(20);
    const answers = await Promise.all([undo(body.id), undo(body.id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const counter = answers.find(({ status }) => status === 200)?.body.id ?? 0;
    expect((await undo(counter)).problem.code).toBe('payment.reversed');
    expect((await account()).open).toBe(54.5);
  });

  it('undoing a payment answers a repeat with the same key as the first time', async () => {
    const { body } = await pay(20);
    const again = () =>
      server.call(token, 'reversePayment', undefined, {
        path: { id: body.id },
        headers: { 'idempotency-key': `undo ${body.id}` },
      });
    const first = await again();
    expect([first.status, first.body.open]).toEqual([200, 54.5]);
    expect((await again()).body).toEqual(first.body);
    expect((await undo(body.id)).problem.code).toBe('payment.reversed');
  });

  it('accepts the sign of a driver’s debt', async () => {
    expect((await pay(-8, { kind: 'driver' })).body).toMatchObject({ open: 0, proposedStatus: 1 });
    expect((await pay(8, { kind: 'driver' })).problem.fields[0]).toMatchObject({
      field: 'amount',
      messageKey: 'validation.payment.negative',
    });
  });

  it('the log tells a refund and its undoing from a payment, without a sign', async () => {
    await pay(60);
    const refund = await pay(-5);
    await undo(refund.body.id);
    const lines = await server.db
      .selectFrom('log')
      .select(['operation', 'details'])
      .where('operation', 'in', ['createPayment', 'reversePayment'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(lines.map(({ operation, details }) => [operation, details?.changes?.[0]])).toEqual([
      ['reversePayment', { field: 'refund', before: '5', after: null }],
      ['createPayment', { field: 'refund', before: null, after: '5' }],
      ['createPayment', { field: 'amount', before: null, after: '60' }],
    ]);
  });

  it('writes a payment once for a key, and audits it', async () => {
    const headers = { 'idempotency-key': 'p1' };
    const first = await pay(20, {}, headers);
    expect((await pay(20, {}, headers)).body).toEqual(first.body);
    expect((await account()).paid).toBe(20);
    expect(await logged('createPayment')).toMatchObject({
      subject: 'client 000001',
      changes: [{ field: 'amount', before: null, after: '20' }],
    });
  });

  it.each([
    ['client', 20],
    ['driver', -8],
  ] as const)('a payment dated before its %s invoice is questioned, and saved once confirmed', async (kind, amount) => {
    const [before, headers] = [{ kind, date: '2026-03-09', close: true, reason: 'Solde' }, { 'idempotency-key': kind }];
    const refused = await pay(amount, before, headers);
    expect(refusalOf(refused)).toEqual(['409 payment.date', 'date validation.payment.beforeInvoice']);
    const params = { kind, invoice: '000001', date: '09/03/2026', invoiced: '10/03/2026' };
    expect(refused.problem.fields[0]?.params).toEqual(params);
    expect((await account(kind)).payments).toEqual([]);
    const made = await pay(amount, { ...before, confirmDate: true }, headers);
    expect([made.status, made.body.status]).toEqual([200, 1]);
    expect((await pay(amount, before, headers)).body).toEqual(made.body);
    expect((await account(kind)).payments).toMatchObject([{ amount, date: '2026-03-09' }]);
  });

  it('a payment on the day of the invoice is not questioned, a refund before it is', async () => {
    expect((await pay(60, { date: '2026-03-10' })).status).toBe(200);
    expect((await pay(-5, { date: '2026-03-09' })).problem.code).toBe('payment.date');
    expect((await pay(-5, { date: '2026-03-09', confirmDate: true })).status).toBe(200);
  });

  it.each([
    [0, {}, 'amount'],
    [-5, {}, 'amount'],
    [1.005, {}, 'amount'],
    [5, { date: '2026-04-21' }, 'date'],
    [5, { source: 'cheque' }, 'source'],
  ])('refuses %d %j', async (amount, more, field) => {
    const { status, problem } = await pay(amount, more);
    expect([status, problem.fields[0]?.field]).toEqual([400, field]);
    expect((await account()).payments).toEqual([]);
  });

  it('answers 404 of an invoice that does not exist', async () => {
    expect((await pay(5, { invoiceId: 77 })).status).toBe(404);
    expect((await undo(999_999)).status).toBe(404);
  });
});
