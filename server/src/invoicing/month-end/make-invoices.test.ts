import { describe, expect, it } from 'vitest';
import type { NewRow } from '../../db/types.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { invoicingStage, refusalOf } from '../testing/invoicing-stage.ts';

const stage = await invoicingStage();
const { server, token, clientId, driverId, insuranceId } = stage;
const date = '2026-03-31';
type Form = BodyOf<'createInvoices'>;
type Order = Form['invoices'][number];

const place = { fullAddress: 'Rue Basse 1', address: 'Rue Basse 1' };
const { id: otherId } = await server.db
  .insertInto('client')
  .values({ firstname: 'Luc', lastname: 'Maes', ...place })
  .returning('id')
  .executeTakeFirstOrThrow();

const book = (more: Partial<NewRow<'booking'>> = {}) => stage.book({ ap_date: '2026-03-10', ...more });
const order = (payerId: number, amount: number, bookings: number[], key = `key-${payerId}`): Order => ({
  key,
  payerId,
  amount,
  bookings,
});
const make = (invoices: Order[], kind: Form['kind'] = 'client', more: Partial<Form> = {}) =>
  server.call(token, 'createInvoices', { kind, date, invoices, ...more });
const made = async () =>
  (await server.db.selectFrom('client_invoice').select('id').orderBy('id').execute()).map(({ id }) => id);
const logged = async () => {
  const rows = await server.db
    .selectFrom('log')
    .select('details')
    .where('operation', '=', 'createInvoices')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ details }) => (details?.recordId === undefined ? [] : details));
};

describe('several invoices in one call', () => {
  it('several invoices in one call get numbers in the order of the list, each with its lines, payer and line in the log', async () => {
    const [one, two, three] = [await book(), await book({ clientId: otherId }), await book({ price: 7 })];
    const { status, body } = await make([order(otherId, 23, [two]), order(clientId, 30, [one, three])]);
    expect([status, body]).toEqual([
      200,
      [
        { payerId: otherId, id: 1, problem: null },
        { payerId: clientId, id: 2, problem: null },
      ],
    ]);
    const invoices = await server.db.selectFrom('client_invoice').selectAll().orderBy('id').execute();
    expect(invoices).toMatchObject([
      { id: 1, clientId: otherId, date, amount: 23, factuur: true, payer: { name: 'Luc Maes' } },
      { id: 2, clientId, amount: 30, totals: { subtotal: 27, adminPrice: 3 }, company: { adminPrice: 3 } },
    ]);
    const lines = await server.db.selectFrom('client_invoice_line').selectAll().orderBy('invoiceId').execute();
    expect(lines.map(({ invoiceId, bookingId, amount }) => [invoiceId, bookingId, amount])).toEqual([
      [1, two, 20],
      [2, one, 20],
      [2, three, 7],
    ]);
    expect(await logged()).toMatchObject([
      { subject: '000001', recordId: 1, changes: [{ field: 'amount', after: '23' }, { after: String(two) }] },
      { subject: '000002', recordId: 2, changes: [{ after: '30' }, { field: 'bookings', after: `${one}, ${three}` }] },
    ]);
  });

  it('several invoices in one call are refused one by one, with the reason, and consume no number', async () => {
    const [open, good] = [await book({ status: 0 }), await book({ clientId: otherId })];
    const { body } = await make([
      order(clientId, 23, [open]),
      order(otherId, 23, [good]),
      order(clientId, 99, [await book()], 'wrong amount'),
      order(999_999, 23, [await book()], 'nobody'),
    ]);
    expect(body.map(({ id, problem }) => id ?? [problem?.status, problem?.code, problem?.params])).toEqual([
      [409, 'invoice.bookings', { count: 1 }],
      1,
      [409, 'invoice.amount', { sent: 99, computed: 23 }],
      [409, 'invoice.bookings', { count: 1 }],
    ]);
    expect(body[0]?.problem?.fields).toEqual([
      { field: 'bookings.0', messageKey: 'validation.invoice.notClosed', params: { booking: open } },
    ]);
    expect([await made(), await logged()]).toMatchObject([[1], [{ recordId: 1 }]]);
  });

  it('several invoices in one call answer a repeat with the same numbers, and retry the refused ones', async () => {
    const [one, open] = [await book(), await book({ clientId: otherId, status: 0 })];
    const orders = [order(clientId, 23, [one]), order(otherId, 23, [open])];
    expect((await make(orders)).body.map(({ id }) => id)).toEqual([1, null]);
    await server.db.updateTable('booking').set({ status: 1 }).execute();
    expect((await make(orders.toReversed())).body.map(({ id }) => id)).toEqual([2, 1]);
    expect((await make(orders)).body.map(({ id }) => id)).toEqual([1, 2]);
    expect((await logged()).map(({ recordId }) => recordId)).toEqual([1, 2]);
    const reused = await make([order(clientId, 23, [await book()])]);
    expect(reused.body[0]?.problem?.code).toBe('idempotency.reused');
  });

  it('several invoices in one call of two calls at once with the same keys are made once', async () => {
    const orders = [order(clientId, 23, [await book()]), order(otherId, 23, [await book({ clientId: otherId })])];
    const answers = await Promise.all([make(orders), make(orders.toReversed()), make(orders)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const numbers = answers.map(({ body }) => new Map(body.map(({ payerId, id }) => [payerId, id])));
    expect(numbers[1]).toEqual(numbers[0]);
    expect(numbers[2]).toEqual(numbers[0]);
    expect(await made()).toEqual([1, 2]);
  });

  it('several invoices in one call of two people at once give one the number and the other the reason', async () => {
    const bookings = [await book(), await book({ clientId: otherId })];
    const orders = (key: string) => [
      order(clientId, 23, bookings.slice(0, 1), `${key}-1`),
      order(otherId, 23, bookings.slice(1), `${key}-2`),
    ];
    const answers = await Promise.all([make(orders('mine')), make(orders('theirs').toReversed())]);
    const results = answers.flatMap(({ body }) => body.map(({ id, problem }) => problem?.code ?? id));
    expect(results.filter((result) => result === 'invoice.bookings')).toHaveLength(2);
    expect(await made()).toEqual([1, 2]);
  });

  it.each(['driver', 'insurance'] as const)('are made for a %s too', async (kind) => {
    const id = await book({ insuranceId, mutualAmount: 30, price_driver: 20, commission: 0, factuur: true });
    const [payerId, amount] = kind === 'driver' ? [driverId, 20] : [insuranceId, 30];
    expect((await make([order(payerId, amount, [id])], kind)).body).toEqual([{ payerId, id: 1, problem: null }]);
  });

  it.each([
    ['booking', 'invoices.1.bookings.0', 'validation.invoice.twice', ['a', 'b']],
    ['key', 'invoices.1.key', 'validation.duplicate', ['a', 'a']],
  ] as const)('are refused when two have the same %s', async (_name, field, messageKey, [first, second]) => {
    const id = await book();
    const refused = await make([order(clientId, 23, [id], first), order(otherId, 23, [id], second)]);
    expect(refusalOf(refused)).toEqual(['400 validation', `${field} ${messageKey}`]);
    expect(await made()).toEqual([]);
  });

  it('several invoices in one call require access to the wallet of the kind', async () => {
    const account = await server.signedIn('account');
    const ask = async (kind: Form['kind']) =>
      (await server.call(account, 'createInvoices', { kind, date, invoices: [order(1, 1, [1])] })).status;
    expect([await ask('client'), await ask('driver'), await ask('insurance')]).toEqual([200, 403, 403]);
  });

  it('several invoices in one call are questioned once about their date, none is made, and all are once it is confirmed', async () => {
    const orders = [order(otherId, 23, [await book({ clientId: otherId })]), order(clientId, 23, [await book()])];
    const lastYear = { date: '2025-12-31' };
    const refused = await make(orders, 'client', lastYear);
    expect(refusalOf(refused)).toEqual(['409 document.date', 'date validation.document.otherYear']);
    expect(refused.problem.fields[0]?.params).toEqual({ date: '31/12/2025', today: '20/04/2026' });
    expect([await made(), await logged()]).toEqual([[], []]);
    const { body } = await make(orders, 'client', { ...lastYear, confirmDate: true });
    expect(body.map(({ id }) => id)).toEqual([1, 2]);
    expect((await make(orders, 'client', lastYear)).body).toEqual(body);
  });

  it('several invoices in one call are not questioned when each is refused for another reason', async () => {
    const { body } = await make([order(clientId, 99, [await book()])], 'client', { date: '2025-12-31' });
    expect(body).toMatchObject([{ id: null, problem: { code: 'invoice.amount' } }]);
  });
});
