import { beforeEach, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { invoicingStage, refusalOf } from '../testing/invoicing-stage.ts';

let now = new Date('2026-04-20T09:00:00Z');
const { server, clientId, logged } = await invoicingStage(() => now);

let token = '';
/** A session of that day. */
async function standOn(day: string): Promise<void> {
  now = new Date(`${day}T09:00:00Z`);
  token = await server.signedIn('super');
}

beforeEach(async () => {
  await standOn('2026-04-20');
  const invoice = (id: number, date: string, more: object = {}) => ({ id, date, clientId, amount: 50, ...more });
  await server.db
    .insertInto('client_invoice')
    .values([invoice(1, '2026-02-01'), invoice(2, '2026-03-20'), invoice(3, '2026-01-05', { status: 1 })])
    .execute();
});

const make = (more: Partial<BodyOf<'createPaymentPlan'>> = {}, key?: string) =>
  server.call(
    token,
    'createPaymentPlan',
    { clientId, invoices: [1, 2], total: 100, count: 3, first: '2026-04-30', ...more },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const plans = async () => (await server.call(token, 'listPaymentPlans')).body;
const row = async () => (await server.call(token, 'listDunning', { kind: 'client' })).body[0];
const pay = (invoiceId: number, amount: number) =>
  server.call(token, 'createPayment', { kind: 'client', invoiceId, date: '2026-04-20', amount, source: 'cash' });
const cancel = (id: number, reason = 'Ne paie pas') =>
  server.call(token, 'cancelPaymentPlan', { reason }, { path: { id } });

it('a payment plan divides the open amount, and keeps its invoices from reminders while it is kept', async () => {
  expect(await row()).toMatchObject({ proposed: true, plan: null });
  expect((await make()).status).toBe(200);
  expect(await plans()).toMatchObject([
    {
      clientId,
      name: 'Œuvrard Zoé',
      state: 'kept',
      total: 100,
      settled: 0,
      invoices: [1, 2],
      parts: [
        { due: '2026-04-30', amount: 33.33, state: 'open' },
        { due: '2026-05-30', amount: 33.33, state: 'open' },
        { due: '2026-06-30', amount: 33.34, state: 'open' },
      ],
    },
  ]);
  expect(await row()).toMatchObject({ proposed: false, plan: 'kept', invoices: [{ left: 'plan' }, { left: 'plan' }] });
});

it('an invoice beside the plan is reminded as ever', async () => {
  await make({ invoices: [1], total: 50 });
  expect(await row()).toMatchObject({
    proposed: true,
    plan: 'kept',
    invoices: [{ left: 'plan' }, { left: null, level: 1 }],
  });
});

it('a payment plan is broken by a late instalment, and its client is proposed again until it is caught up', async () => {
  await make();
  await standOn('2026-05-01');
  expect((await plans())[0]).toMatchObject({ state: 'broken', parts: [{ state: 'late' }, {}, {}] });
  expect(await row()).toMatchObject({ proposed: true, plan: 'broken' });
  await pay(2, 33.33);
  expect((await plans())[0]).toMatchObject({ state: 'kept', settled: 33.33, parts: [{ state: 'paid' }, {}, {}] });
  expect(await row()).toMatchObject({ proposed: false, plan: 'kept' });
  await pay(2, 16.67);
  await pay(1, 50);
  expect((await plans())[0]).toMatchObject({ state: 'done', settled: 100 });
});

it('a payment plan is made once for a repeat of the call, and not from a stale amount', async () => {
  const [first, again] = [await make({}, 'one'), await make({}, 'one')];
  expect(again.body).toEqual(first.body);
  expect(refusalOf(await make())).toEqual(['409 plan.active']);
  await cancel(first.body.insertId);
  await pay(1, 10);
  expect(refusalOf(await make())).toEqual(['409 plan.changed']);
  expect(refusalOf(await make({ invoices: [3], total: 50 }))).toEqual(['409 plan.changed']);
  expect((await make({ total: 90 })).status).toBe(200);
});

it.each([
  [{ first: '2026-04-19' }, 'first validation.plan.past'],
  [{ first: '2199-12-31' }, 'first validation.plan.far'],
  [{ clientId: 99_999 }, 'clientId validation.notFound'],
] as const)('a payment plan with %o is refused on its field', async (more, field) => {
  expect(refusalOf(await make(more))).toEqual(['400 validation', field]);
});

it('a cancelled plan stays in the list with its reason, and its invoices are reminded again', async () => {
  const { insertId } = (await make()).body;
  expect((await cancel(insertId)).body).toEqual({ affectedRows: 1 });
  expect(refusalOf(await cancel(insertId))).toEqual(['409 plan.cancelled']);
  expect((await cancel(99_999)).status).toBe(404);
  expect(await plans()).toMatchObject([{ state: 'cancelled', reason: 'Ne paie pas' }]);
  expect(await row()).toMatchObject({ proposed: true, plan: null });
  expect((await logged('cancelPaymentPlan'))?.changes).toEqual([
    { field: 'state', before: 'active', after: 'cancelled' },
  ]);
});

it('payment plans are made by users who may invoice', async () => {
  token = await server.signedIn('account');
  expect((await make()).status).toBe(403);
  expect((await server.call(token, 'listPaymentPlans')).status).toBe(200);
});
