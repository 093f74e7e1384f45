import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { refusalOf } from '../testing/invoicing-stage.ts';
import { matchingStage } from '../testing/matching-stage.ts';

const { server, token, clientId, insuranceId, ogm, line, rests, statusOf, account, pay } = await matchingStage();

type Part = BodyOf<'reconcileTransaction'>['parts'][number];
const divide = (transactionId: number, parts: readonly Part[], more: { key?: string; by?: string } = {}) =>
  server.call(
    more.by ?? token,
    'reconcileTransaction',
    { transactionId, parts: [...parts] },
    {
      headers: more.key ? { 'idempotency-key': more.key } : {},
    },
  );
const client = (invoiceId: number, amount: number, more: Partial<Part> = {}): Part => ({
  type: 'invoice',
  kind: 'client',
  invoiceId,
  amount,
  ...more,
});
const credit = (amount: number): Part => ({ type: 'credit', clientId, amount });
const undo = (id: number) => server.call(token, 'undoTransaction', undefined, { path: { id } });
const search = async (q: string) => (await server.call(token, 'searchOpenItems', undefined, { query: { q } })).body;
const creditLeft = async () => (await account()).credit;
const statement = async () => (await server.call(token, 'getClientStatement', { clientId })).body;

describe('dividing a transaction', () => {
  it('pays invoices of several payers, and keeps the rest as a credit of the client', async () => {
    const id = await line(110);
    const { body, status } = await divide(id, [
      credit(5.6),
      client(1, 54.5, { close: true }),
      client(2, 20),
      { type: 'invoice', kind: 'insurance', invoiceId: 1, amount: 29.9 },
    ]);
    expect([status, body.rest]).toEqual([200, 0]);
    expect(body.parts.map(({ type, kind, amount }) => [type, kind, amount])).toEqual(
      expect.arrayContaining([
        ['invoice', 'client', 54.5],
        ['invoice', 'client', 20],
        ['invoice', 'insurance', 29.9],
        ['credit', null, 5.6],
      ]),
    );
    expect([await statusOf(1), await statusOf(2), await creditLeft()]).toEqual([1, 0, 5.6]);
    const [shown] = (await server.call(token, 'listTransactions')).body;
    expect(shown?.parts?.map(({ type, id: number, text }) => [type, number, text])).toContainEqual([
      'credit',
      clientId,
      'Œuvrard Zoé',
    ]);
  });

  it('writes nothing when one of the parts is refused', async () => {
    const id = await line(60);
    const refused = await divide(id, [client(1, 54.5), credit(5.51)]);
    expect(refusalOf(refused)).toEqual(['409 transaction.matched', 'amount validation.payment.rest']);
    expect(await rests()).toEqual([[id, 0, 60]]);
    expect((await divide(id, [client(1, -5)])).problem.fields).toMatchObject([
      { field: 'amount', messageKey: 'validation.payment.positive' },
    ]);
    expect((await divide(id, [{ type: 'credit', amount: 5 }])).problem.fields).toMatchObject([{ field: 'clientId' }]);
  });

  it('is done once for a repeated call', async () => {
    const id = await line(54.5);
    const key = '0b0e1c1e-6d1f-4c43-9f0a-00000000aa01';
    expect((await divide(id, [client(1, 30)], { key })).status).toBe(200);
    expect((await divide(id, [client(1, 30)], { key })).body.rest).toBe(24.5);
  });

  it('undoes everything by counter-entries', async () => {
    const id = await line(60, { structured: ogm });
    await divide(id, [client(1, 54.5, { close: true }), credit(5.5)]);
    expect((await undo(id)).body).toMatchObject({ rest: 60, parts: [] });
    expect([await statusOf(1), await creditLeft()]).toEqual([0, 0]);
    expect((await account()).payments.map(({ amount }) => amount)).toEqual([54.5, -54.5]);
    expect((await undo(id)).problem.code).toBe('payment.reversed');
  });

  it('writes off a difference up to the limit; above it only a super user may', async () => {
    const accountant = await server.signedIn('invoice');
    const closed = { close: true, reason: 'Frais bancaires' };
    const paid = (invoiceId: number, amount: number) =>
      server.call(accountant, 'createPayment', {
        kind: 'client',
        invoiceId,
        amount,
        date: '2026-04-10',
        source: 'bank',
        ...closed,
      });
    expect((await paid(1, 49.5)).status).toBe(200);
    expect(await account()).toMatchObject({ status: 1, writeOffs: [{ amount: 5 }] });
    const refused = await paid(2, 10);
    expect(refusalOf(refused)).toEqual(['409 writeOff.limit', 'reason validation.writeOff.limit']);
    expect(refused.problem.params).toEqual({ limit: 5, open: 10 });
    const id = await line(10);
    expect((await divide(id, [client(2, 10, { close: true })])).problem.code).toBe('invoice.open');
    expect((await divide(id, [client(2, 10, closed)])).status).toBe(200);
  });
});

describe('the credit of a client', () => {
  it('pays a later invoice, at most what there is, and is named by the statement', async () => {
    await divide(await line(30), [credit(30)]);
    expect((await pay(31, { source: 'credit' })).problem).toMatchObject({
      code: 'credit.short',
      params: { missing: 1 },
    });
    expect((await pay(20, { source: 'credit', invoiceId: 2, close: true })).body).toMatchObject({ open: 0, status: 1 });
    expect(await creditLeft()).toBe(10);
    const { entries, balance } = await statement();
    expect(entries.map(({ type, amount }) => [type, amount])).toEqual(
      expect.arrayContaining([
        ['credit', -30],
        ['payment', -20],
        ['creditUse', 20],
      ]),
    );
    expect(balance).toBe(44.5);
  });

  it('takes what was paid too much, and is refunded by an outgoing transaction', async () => {
    await pay(60, { close: true, reason: 'Trop' });
    await server.call(token, 'updateClientInvoice', { status: 0 }, { path: { id: 1 } });
    await pay(-5.5, { source: 'credit' });
    expect(await search('oeuvrard 5,50')).toMatchObject({ credits: [{ clientId, credit: 5.5 }] });
    const out = await line(-5.5);
    expect((await divide(out, [credit(-5.5)])).body.rest).toBe(0);
    expect(await creditLeft()).toBe(0);
    expect((await divide(await line(-1), [credit(-1)])).problem.code).toBe('credit.short');
    expect((await undo(out)).status).toBe(200);
    expect(await creditLeft()).toBe(5.5);
  });

  it('is not taken back once it is used', async () => {
    const id = await line(20);
    const [part] = (await divide(id, [credit(20)])).body.parts;
    const { id: payment } = (await pay(20, { source: 'credit', invoiceId: 2 })).body;
    const taken = () => server.call(token, 'undoTransactionPart', undefined, { path: { id: part?.id ?? 0 } });
    expect((await taken()).problem.code).toBe('credit.short');
    await server.call(token, 'reversePayment', undefined, { path: { id: payment } });
    expect((await taken()).body).toMatchObject({ rest: 20, parts: [] });
  });

  it('belongs to clients alone', async () => {
    const paid = await pay(5, { source: 'credit', kind: 'insurance' });
    expect(refusalOf(paid)).toEqual(['400 validation', 'source validation.credit.client']);
  });
});

describe('a transaction that pays no invoice', () => {
  it('makes an expense or pays a recorded one, which then stays in its list', async () => {
    const garage = await line(-80, { counterparty: 'Garage Peeters', detail: 'Pneus' });
    await divide(garage, [{ type: 'expense', amount: -50 }]);
    const made = await server.db.selectFrom('expense').selectAll().executeTakeFirstOrThrow();
    expect(made).toMatchObject({ name: 'Garage Peeters', description: 'Pneus', price: 50, date: '2026-04-10' });
    const more = await divide(garage, [{ type: 'expense', amount: -30, expenseId: made.id }]);
    expect(refusalOf(more)).toEqual(['400 validation', 'amount validation.expense.left']);
    const remove = () => server.call(token, 'deleteExpense', undefined, { path: { id: made.id } });
    expect((await remove()).problem.code).toBe('referenced');
    await undo(garage);
    expect(await search('peeters')).toMatchObject({ expenses: [{ expenseId: made.id, open: 50 }] });
    expect((await remove()).status).toBe(200);
    const received = await divide(await line(5), [{ type: 'expense', amount: 5 }]);
    expect(refusalOf(received)).toEqual(['400 validation', 'amount validation.payment.negative']);
  });

  it('makes an expense of a category and a supplier, each named when it is unknown', async () => {
    const [category, supplier] = [
      await server.db
        .insertInto('money_category')
        .values({ name: 'Entretien', register: 'expense', account: '611000' })
        .returning('id')
        .executeTakeFirstOrThrow(),
      await server.db.insertInto('supplier').values({ name: 'Peeters' }).returning('id').executeTakeFirstOrThrow(),
    ];
    const garage = await line(-80, { counterparty: 'Garage Peeters', detail: 'Pneus' });
    const expense = { type: 'expense', amount: -80, categoryId: category.id, supplierId: supplier.id } as const;
    expect(refusalOf(await divide(garage, [{ ...expense, categoryId: 999 }]))).toEqual([
      '400 validation',
      'categoryId validation.notFound',
    ]);
    expect(refusalOf(await divide(garage, [{ ...expense, supplierId: 999 }]))).toEqual([
      '400 validation',
      'supplierId validation.notFound',
    ]);
    expect((await divide(garage, [expense])).status).toBe(200);
    expect(await server.db.selectFrom('expense').selectAll().executeTakeFirst()).toMatchObject({
      categoryId: category.id,
      supplierId: supplier.id,
      paidFrom: 'bank',
    });
  });

  it('is set aside with a reason, and taken back', async () => {
    const id = await line(-3, { detail: 'Frais' });
    const aside = (reason?: string) => divide(id, [{ type: 'aside', amount: -3, reason }]);
    expect(refusalOf(await aside(' '))).toEqual(['400 validation', 'reason validation.aside.reason']);
    expect((await aside('Frais bancaires')).body).toMatchObject({ rest: 0, parts: [{ reason: 'Frais bancaires' }] });
    expect((await undo(id)).body.rest).toBe(-3);
  });
});

it('lists transactions apart that are open, set aside or done, and one by its number', async () => {
  const [open, aside, done] = [await line(20), await line(-3), await line(54.5)];
  await divide(aside, [{ type: 'aside', amount: -3, reason: 'Frais' }]);
  await divide(done, [client(1, 54.5)]);
  const listed = async (query: object) =>
    (await server.call(token, 'listTransactions', undefined, { query: { ...query } })).body.map(({ id }) => id);
  expect(await listed({ state: 'open' })).toEqual([open]);
  expect(await listed({ state: 'aside' })).toEqual([aside]);
  expect(await listed({ state: 'done' })).toEqual([done]);
  expect(await listed({ id: aside })).toEqual([aside]);
});

it('two transactions that pay one invoice at once close it once, and the other one pays nothing', async () => {
  const [first, second] = [await line(54.5), await line(54.5, { date: '2026-04-11' })];
  const results = await Promise.all([first, second].map((id) => divide(id, [client(1, 54.5, { close: true })])));
  expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(results.find(({ status }) => status === 409)?.problem.code).toBe('invoice.paid');
  expect((await account()).payments).toHaveLength(1);
});

it('finds open invoices by name, number, day and amount', async () => {
  const found = async (q: string) => (await search(q)).invoices.map(({ kind, invoiceId }) => [kind, invoiceId]);
  expect(await found('zoe oeuv')).toEqual(
    expect.arrayContaining([
      ['client', 1],
      ['client', 2],
    ]),
  );
  expect(await found('54.50')).toEqual([['client', 1]]);
  expect(await found('54,5 10/03')).toEqual([['client', 1]]);
  expect(await found('000002')).toEqual([['client', 2]]);
  expect(await found('mutualité')).toEqual([['insurance', 1]]);
  expect(await found('xyz')).toEqual([]);
  expect(insuranceId).toBeGreaterThan(0);
});

describe('the database', () => {
  const part = (transactionId: number, amount: number) => ({
    text: `insert into bank_part ("transactionId", type, date, amount, reason, at, "userName")
      values ($1, 'aside', '2026-04-10', $2, 'x', now(), 'x')`,
    values: [transactionId, amount],
  });

  it('refuses parts beyond a transaction, and of the other direction', async () => {
    const [id, out] = [await line(20), await line(-20)];
    const write = async (transactionId: number, amount: number) => {
      const { text, values } = part(transactionId, amount);
      await server.pool.query(text, values);
    };
    await write(id, 15);
    await expect(write(id, 5.01)).rejects.toThrow('exceed its amount');
    await expect(write(out, 1)).rejects.toThrow('exceed its amount');
    await write(id, 5);
  });

  it('lets one of two concurrent sessions have the rest', async () => {
    const id = await line(20);
    const [first, second] = [await server.pool.connect(), await server.pool.connect()];
    await first.query('begin');
    await second.query('begin');
    await first.query(part(id, 15));
    const late = second.query(part(id, 15)).then(
      () => 'written',
      (error: Error) => error.message,
    );
    // The second one waits for the first, which it would not see otherwise.
    expect(await Promise.race([late, new Promise((done) => setTimeout(done, 200, 'waits'))])).toBe('waits');
    await first.query('commit');
    expect(await late).toContain('exceed its amount');
    await second.query('rollback');
    first.release();
    second.release();
    expect(await rests()).toEqual([[id, 15, 5]]);
  });

  it('two calls at once divide a transaction once', async () => {
    const id = await line(54.5);
    const results = await Promise.all([
      divide(id, [client(1, 54.5)]),
      divide(id, [{ type: 'aside', amount: 54.5, reason: 'Double' }]),
    ]);
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
