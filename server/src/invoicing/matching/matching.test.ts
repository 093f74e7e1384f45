import { invoiceOgm } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import { matchingStage } from '../testing/matching-stage.ts';

const { server, token, clientId, insuranceId, iban, ogm, line, proposals, match, certain, rests, statusOf } =
  await matchingStage();

it('proposals name the rule by which a transaction pays an invoice', async () => {
  const [exact, other, reference, out] = [
    await line(54.5, { structured: ogm }),
    await line(50, { structured: ogm, date: '2026-04-09' }),
    await line(29.9, { detail: `0000011 ${insuranceId} 000001${insuranceId}`, date: '2026-04-08' }),
    await line(-35.9, { account: iban, date: '2026-04-07' }),
  ];
  await line(-12, { detail: 'Frais' });
  const found = await proposals();
  expect(found).toMatchObject([
    {
      transactionId: exact,
      rest: 54.5,
      invoices: [
        { kind: 'client', invoiceId: 1, rule: 'ogm', certain: true, certainty: 100, open: 54.5, name: 'Œuvrard Zoé' },
      ],
    },
    { transactionId: other, invoices: [{ rule: 'ogm', certain: false }] },
    {
      transactionId: reference,
      invoices: [{ kind: 'insurance', rule: 'reference', certain: false, name: 'Mutualité' }],
    },
    { transactionId: out, invoices: [{ kind: 'driver', rule: 'account' }] },
  ]);
  expect(await proposals({ startDate: '2026-04-10', endDate: '2026-04-10' })).toHaveLength(1);
});

it('proposals recognise the account of a former payment by a client, except the own one', async () => {
  const first = await line(54.5, { structured: ogm, account: iban });
  await match(first);
  const next = await line(20, { account: iban });
  expect(await proposals()).toMatchObject([{ transactionId: next, invoices: [{ invoiceId: 2, rule: 'account' }] }]);
});

describe('matching a transaction', () => {
  it('writes a payment of the whole transaction, closes nothing by itself, and leaves the rest of a part', async () => {
    const id = await line(20.5, { structured: ogm });
    expect(await match(id)).toMatchObject({ status: 200, body: { open: 34, status: 0, proposedStatus: null } });
    expect(await rests()).toEqual([[id, 20.5, 0]]);
    expect(await proposals()).toEqual([]);
    const { body } = await server.call(token, 'getInvoiceAccount', { kind: 'client', invoiceId: 1 });
    expect(body.payments).toMatchObject([
      { amount: 20.5, date: '2026-04-10', source: 'bank', transactionId: id, rule: 'ogm' },
    ]);
  });

  it('pays two invoices from one transaction', async () => {
    const id = await line(74.5);
    expect((await match(id)).body).toMatchObject({ open: 0, status: 0, proposedStatus: 1 });
    expect(await rests()).toEqual([[id, 54.5, 20]]);
    expect((await match(id, { invoiceId: 2, close: true })).body).toMatchObject({ open: 0, status: 1 });
    const payments = async () =>
      (await server.call(token, 'listTransactionPayments', undefined, { query: { transactionId: id } })).body;
    expect(await payments()).toMatchObject([
      { kind: 'client', invoiceId: 1, amount: 54.5 },
      { kind: 'client', invoiceId: 2, amount: 20 },
    ]);
    const [{ id: first } = { id: 0 }] = await payments();
    await server.call(token, 'reversePayment', undefined, { path: { id: first } });
    expect(await payments()).toHaveLength(1);
    await match(id);
    expect(await rests()).toEqual([[id, 74.5, 0]]);
  });

  it('settles a driver with an outgoing transaction', async () => {
    const id = await line(-35.9);
    expect((await match(id, { kind: 'driver' })).body.open).toBe(0);
    expect(await rests()).toEqual([[id, -35.9, 0]]);
  });

  it('refunds an overpayment, to the account of the payment', async () => {
    await match(await line(60, { account: iban, structured: ogm }), { amount: 60 });
    const back = await line(-5.5, { account: iban });
    expect(await proposals()).toMatchObject([{ transactionId: back, invoices: [{ invoiceId: 1, open: -5.5 }] }]);
    expect((await match(back)).body).toMatchObject({ open: 0, proposedStatus: 1 });
    expect(await proposals()).toEqual([]);
  });

  it('matching a transaction is undone by a counter-entry: the transaction is free again', async () => {
    const id = await line(54.5, { structured: ogm });
    const { body } = await match(id, { close: true });
    await server.call(token, 'reversePayment', undefined, { path: { id: body.id } });
    expect(await rests()).toEqual([[id, 0, 54.5]]);
    expect(await statusOf(1)).toBe(0);
    expect(await proposals()).toMatchObject([{ transactionId: id }]);
  });

  it('gives a transaction to one of two users, and the reason to the other', async () => {
    const id = await line(20);
    const answers = await Promise.all([match(id), match(id, { invoiceId: 2 })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.problem;
    expect([refused?.code, refused?.params?.['rest']]).toEqual(['transaction.matched', 0]);
  });

  it.each([
    [
      'an invoice that does not exist, at its field',
      20,
      { invoiceId: 77 },
      400,
      'validation',
      'invoiceId validation.payment.noInvoice',
    ],
    [
      'more than the transaction holds, with what it holds',
      20,
      { amount: 20.01 },
      409,
      'transaction.matched',
      'amount validation.payment.rest',
    ],
    [
      'an amount of the other sign',
      20,
      { amount: -1 },
      409,
      'transaction.matched',
      'amount validation.payment.positive',
    ],
    ['the other way', -20, {}, 400, 'validation', 'invoiceId validation.payment.direction'],
    ['what is paid already', 20, { invoiceId: 3 }, 409, 'invoice.paid', undefined],
  ])('refuses %s', async (_name, amount, more, status, code, at) => {
    await server.db.insertInto('client_invoice').values({ id: 3, date: '2026-03-10', clientId, amount: 0 }).execute();
    const answer = await match(await line(amount), more);
    const [field] = answer.problem.fields;
    expect([answer.status, answer.problem.code, field && `${field.field} ${field.messageKey}`]).toEqual([
      status,
      code,
      at,
    ]);
  });
});

const early = { structured: ogm, date: '2026-03-09' };

it('a transaction before its invoice is proposed with the day of the invoice, but not as certain, and closes nothing by itself', async () => {
  const id = await line(54.5, early);
  expect(await proposals()).toMatchObject([
    {
      transactionId: id,
      invoices: [{ invoiceId: 1, rule: 'ogm', date: '2026-03-10', certain: false, certainty: 90 }],
    },
  ]);
  expect(await certain(id)).toEqual([{ transactionId: id, done: false, kind: null, invoiceId: null }]);
  expect([await statusOf(1), await rests()]).toEqual([0, [[id, 0, 54.5]]]);
});

it('a transaction dated before its invoice is questioned when it is matched, and matched once confirmed', async () => {
  const id = await line(54.5, early);
  const { status, problem } = await match(id, { close: true });
  expect([status, problem.code, problem.fields]).toMatchObject([
    409,
    'payment.date',
    [{ field: 'invoiceId', messageKey: 'validation.payment.beforeInvoice', params: { invoice: '000001' } }],
  ]);
  expect(await rests()).toEqual([[id, 0, 54.5]]);
  expect((await match(id, { close: true, confirmDate: true })).body).toMatchObject({ open: 0, status: 1 });
});

it('a refund transaction dated before its invoice is questioned too', async () => {
  await match(await line(54.5, { structured: ogm }));
  const back = await line(-54.5, { date: '2026-03-09' });
  expect((await match(back)).problem.code).toBe('payment.date');
  expect((await match(back, { confirmDate: true })).body).toMatchObject({ open: 54.5 });
});

describe('matching all that is certain', () => {
  it('closes the invoices with the structured communication and the exact amount, and leaves the others alone', async () => {
    const [exact, again, part, number] = [
      await line(54.5, { structured: ogm }),
      await line(54.5, { structured: ogm }),
      await line(10, { structured: invoiceOgm('client', 2) }),
      await line(20, { detail: '000002' }),
    ];
    const asked = [exact, again, part, number, 999_999];
    expect(await certain(...asked)).toEqual([
      { transactionId: exact, done: true, kind: 'client', invoiceId: 1 },
      ...[again, part, number, 999_999].map((transactionId) => ({
        transactionId,
        done: false,
        kind: null,
        invoiceId: null,
      })),
    ]);
    expect([await statusOf(1), await statusOf(2)]).toEqual([1, 0]);
    expect((await certain(...asked)).some(({ done }: { done: boolean }) => done)).toBe(false);
  });

  it('matching all that is certain answers a repeat with the same key as the first time, and pays once', async () => {
    const asked = [await line(54.5, { structured: ogm }), await line(20, { detail: '000002' })];
    const send = () =>
      server.call(
        token,
        'matchCertainTransactions',
        { transactions: asked },
        { headers: { 'idempotency-key': 'first click' } },
      );
    const first = await send();
    expect(first.body.map(({ done }: { done: boolean }) => done)).toEqual([true, false]);
    expect((await send()).body).toEqual(first.body);
    expect((await rests()).find(([id]: number[]) => id === asked[0])).toEqual([asked[0], 54.5, 0]);
  });
});

it('the import of a file with matched lines can be undone once the matches are undone', async () => {
  const { id: importId } = await server.db
    .insertInto('import_batch')
    .values({ kind: 'transactions', source: 'mai.csv', userName: 'Ada', created: 1, updated: 0, skipped: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { body } = await match(await line(54.5, { importId }));
  const undo = () => server.call(token, 'undoImport', { id: importId });
  expect((await undo()).problem).toMatchObject({ code: 'import.matched', params: { count: 1 } });
  await server.call(token, 'reversePayment', undefined, { path: { id: body.id } });
  expect((await undo()).body).toMatchObject({ deleted: 1 });
  expect((await server.call(token, 'getInvoiceAccount', { kind: 'client', invoiceId: 1 })).body.payments).toHaveLength(
    2,
  );
});
