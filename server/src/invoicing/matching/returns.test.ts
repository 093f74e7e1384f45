import { invoiceOgm } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import type { NewRow } from '../../db/types.ts';
import { matchingStage } from '../testing/matching-stage.ts';

const { server, token, account, iban, ogm, line, proposals, match, certain, rests, statusOf } = await matchingStage();

const giveBack = (transactionId: number, returnOf: number, headers = {}) =>
  server.call(token, 'returnTransaction', { transactionId, returnOf }, { headers });
const undoReturn = (id: number) => server.call(token, 'undoReturn', undefined, { path: { id } });
const back = (amount: number, more: Partial<NewRow<'bank_transaction'>> = {}) =>
  line(amount, { date: '2026-04-15', detail: 'RETOUR', ...more });

describe('a payment returned by the bank', () => {
  it('is proposed with the payment and the invoice, opens the invoice again, and leaves neither to be matched', async () => {
    const paid = await line(54.5, { structured: ogm, account: iban });
    await match(paid, { close: true });
    const returned = await back(-54.5, { structured: ogm });
    expect(await proposals()).toEqual([
      {
        transactionId: returned,
        rest: -54.5,
        invoices: [],
        returns: [
          {
            transactionId: paid,
            date: '2026-04-10',
            amount: 54.5,
            counterparty: null,
            certainty: 95,
            invoices: [{ kind: 'client', invoiceId: 1 }],
          },
        ],
      },
    ]);
    expect((await giveBack(returned, paid)).body).toEqual({
      transactionId: returned,
      invoices: [{ kind: 'client', invoiceId: 1 }],
    });
    expect(await account()).toMatchObject({
      open: 54.5,
      status: 0,
      payments: [
        { amount: 54.5, transactionId: paid, returned: true, reversed: false },
        { amount: -54.5, date: '2026-04-15', transactionId: returned, reversalOf: null },
      ],
    });
    expect(await rests()).toEqual([
      [returned, -54.5, 0],
      [paid, 54.5, 0],
    ]);
    expect(await proposals()).toEqual([]);
    expect(await certain(paid, returned)).toMatchObject([{ done: false }, { done: false }]);
    expect((await server.call(token, 'listTransactions')).body).toMatchObject([
      { id: returned, returnOf: paid, returnedBy: null },
      { id: paid, returnOf: null, returnedBy: returned },
    ]);
  });

  it('is not certain before it is paired, so that it closes no unpaid invoice', async () => {
    const paid = await line(54.5, { structured: ogm, account: iban });
    const returned = await back(-54.5, { account: iban });
    expect(await certain(paid)).toMatchObject([{ done: false }]);
    const found = await proposals({ startDate: '2026-04-10', endDate: '2026-04-10' });
    expect(found).toMatchObject([{ transactionId: paid, invoices: [{ invoiceId: 1, certain: false }] }]);
    await giveBack(returned, paid);
    expect(await rests()).toEqual([
      [returned, -54.5, 0],
      [paid, 54.5, 0],
    ]);
    expect(await account()).toMatchObject({ open: 54.5, payments: [] });
    expect(await proposals()).toEqual([]);
  });

  it('restores the payment when the return is undone, and closes what it reopened', async () => {
    const paid = await line(54.5, { structured: ogm });
    await match(paid, { close: true });
    const returned = await back(-54.5, { structured: ogm });
    await giveBack(returned, paid);
    expect((await undoReturn(returned)).body.invoices).toEqual([{ kind: 'client', invoiceId: 1 }]);
    expect(await account()).toMatchObject({ open: 0, status: 1 });
    expect(await rests()).toEqual([
      [returned, 0, -54.5],
      [paid, 54.5, 0],
    ]);
    expect((await undoReturn(returned)).problem.code).toBe('transaction.return');
    await giveBack(returned, paid);
    const { payments } = await account();
    const entry = payments.find(({ returnOf, reversed }) => returnOf !== null && !reversed);
    const undo = () => server.call(token, 'reversePayment', undefined, { path: { id: entry?.id ?? 0 } });
    expect((await undo()).body).toMatchObject({ open: 0, status: 1 });
    expect((await undo()).problem.code).toBe('payment.reversed');
    expect(await rests()).toEqual([
      [returned, 0, -54.5],
      [paid, 54.5, 0],
    ]);
  });

  it('can be undone in the ledger only once the return is undone', async () => {
    const paid = await line(54.5, { structured: ogm });
    const { body } = await match(paid);
    await giveBack(await back(-54.5), paid);
    const undo = await server.call(token, 'reversePayment', undefined, { path: { id: body.id } });
    expect(undo.problem.code).toBe('payment.returned');
  });

  it('opens each invoice that one transfer paid', async () => {
    const paid = await line(74.5);
    await match(paid);
    await match(paid, { invoiceId: 2, close: true });
    const { body } = await giveBack(await back(-74.5, { account: iban }), paid);
    expect(body.invoices).toHaveLength(2);
    expect([(await account()).open, (await account('client', 2)).open, await statusOf(2)]).toEqual([54.5, 20, 0]);
  });

  it('a returned payment is matched by hand with its invoice', async () => {
    const paid = await line(54.5, { structured: ogm });
    await match(paid, { close: true });
    const returned = await back(-54.5);
    expect((await match(returned)).body).toMatchObject({ open: 54.5, status: 0 });
    expect((await account()).payments).toMatchObject([{ returned: true }, { amount: -54.5 }]);
    expect(await rests()).toEqual([
      [returned, -54.5, 0],
      [paid, 54.5, 0],
    ]);
  });

  it('returns the second of two payments, and leaves the invoice closed', async () => {
    await match(await line(54.5, { structured: ogm }), { close: true });
    const second = await line(54.5, { structured: ogm });
    await match(second, { amount: 54.5 });
    await giveBack(await back(-54.5, { structured: ogm }), second);
    expect(await account()).toMatchObject({ open: 0, status: 1 });
  });

  it('returning a payment answers a repeat with the same key, and is refused for other transactions', async () => {
    const paid = await line(54.5);
    const returned = await back(-54.5);
    const first = await giveBack(returned, paid, { 'idempotency-key': 'r1' });
    expect((await giveBack(returned, paid, { 'idempotency-key': 'r1' })).body).toEqual(first.body);
    for (const [one, other] of [
      [returned, paid],
      [await back(-60), await line(54.5)],
      [await back(5), await line(54.5)],
      [await line(-5, { date: '2026-04-01' }), await line(5)],
    ] as const)
      expect((await giveBack(one, other)).problem.code).toBe('transaction.return');
    expect((await giveBack(999_999, paid)).status).toBe(404);
  });
});

describe('an invoice that is paid already', () => {
  it('proposes a second payment, a payment after a credit and a refund of a paid invoice by its structured communication', async () => {
    await match(await line(54.5, { structured: ogm }), { close: true });
    const second = await line(54.5, { structured: ogm });
    expect(await proposals()).toMatchObject([
      {
        transactionId: second,
        invoices: [{ invoiceId: 1, rule: 'ogm', entry: 'overpayment', amount: 54.5, open: 0, certain: false }],
      },
    ]);
    expect((await match(second, { amount: 54.5 })).body.open).toBe(-54.5);
    const refund = await line(-54.5, { structured: ogm, date: '2026-04-15', detail: 'Zurück' });
    expect(await proposals()).toMatchObject([
      { transactionId: refund, invoices: [{ invoiceId: 1, rule: 'ogm', entry: 'refund', amount: -54.5 }] },
    ]);
    expect((await match(refund)).body.open).toBe(0);
  });

  it('two invoices with structured communications in one transfer are both proposed', async () => {
    const id = await line(74.5, { structured: ogm, detail: `${ogm} ${invoiceOgm('client', 2)}` });
    expect(await proposals()).toMatchObject([
      {
        transactionId: id,
        invoices: [
          { invoiceId: 1, amount: 54.5, certain: false },
          { invoiceId: 2, amount: 20, certain: false },
        ],
      },
    ]);
  });
});
