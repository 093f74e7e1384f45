import { beforeEach, describe, expect, it } from 'vitest';
import { invoicingStage, refusalOf } from '../testing/invoicing-stage.ts';

const { server, token, clientId, driverId, insuranceId, date, pay, account, logged } = await invoicingStage();

beforeEach(async () => {
  await server.db.insertInto('client_invoice').values({ id: 1, date, clientId, amount: 54.5, status: 2 }).execute();
  await server.db.insertInto('driver_invoice').values({ id: 1, date, driverId, amount: -8 }).execute();
  await server.db.insertInto('insurance_invoice').values({ id: 1, date, insuranceId, amount: 100 }).execute();
});

const UPDATES = {
  client: 'updateClientInvoice',
  driver: 'updateDriverInvoice',
  insurance: 'updateInsuranceInvoice',
} as const;
type Kind = keyof typeof UPDATES;

const set = (status: 0 | 1 | 2, reason?: string | null, kind: Kind = 'client') =>
  server.call(token, UPDATES[kind], { status, ...(reason !== undefined && { reason }) }, { path: { id: 1 } });
const reason = 'Client décédé';

describe('closing an invoice that is not settled', () => {
  it.each([
    ['client', 54.5, 54.5],
    ['driver', 8, -8],
    ['insurance', 100, 100],
  ] as const)(
    'a %s invoice that is unpaid is closed with a reason alone, and written off',
    async (kind, open, amount) => {
      for (const missing of [undefined, null, '  ', 'ok']) {
        const refused = await set(1, missing, kind);
        expect(refusalOf(refused)).toEqual(['409 invoice.open', 'reason validation.invoice.closeReason']);
        expect(refused.problem.params).toEqual({ invoice: 1, open, overpaid: 'no' });
      }
      expect((await account(kind)).status).not.toBe(1);
      expect((await set(1, reason, kind)).status).toBe(200);
      expect(await account(kind)).toMatchObject({
        status: 1,
        open: amount,
        paid: 0,
        writeOffs: [{ amount, reason, date: '2026-04-20', userName: 'super Ada', reversed: false, reversalOf: null }],
      });
    },
  );

  it('writes off the open amount after payments, and nothing for a settled invoice', async () => {
    await pay(34.5);
    await set(1, reason);
    expect((await account()).writeOffs).toMatchObject([{ amount: 20 }]);
    await set(0);
    await pay(20);
    expect((await set(1)).status).toBe(200);
    expect((await account()).writeOffs?.map(({ amount }) => amount)).toEqual([20, -20]);
  });

  it('says of an overpaid invoice how much was paid too much, and keeps it with a reason', async () => {
    await pay(60);
    const { problem } = await set(1);
    expect(problem.params).toEqual({ invoice: 1, open: 5.5, overpaid: 'yes' });
    expect((await set(1, 'Don')).status).toBe(200);
    expect((await account()).writeOffs).toMatchObject([{ amount: -5.5 }]);
  });

  it('reopening reverses the write-off, by an entry that names it', async () => {
    await set(1, reason);
    await set(2);
    const { status, writeOffs = [] } = await account();
    expect([status, writeOffs.map(({ amount, reversed }) => [amount, reversed])]).toEqual([
      2,
      [
        [54.5, true],
        [-54.5, false],
      ],
    ]);
    expect(writeOffs[1]?.reversalOf).toBe(writeOffs[0]?.id);
    await set(1, reason);
    expect((await account()).writeOffs).toHaveLength(3);
  });

  it('a payment that closes the invoice with an open amount requires the reason, and writes nothing without it', async () => {
    expect((await pay(20, { close: true })).problem.code).toBe('invoice.open');
    expect((await account()).payments).toEqual([]);
    expect((await pay(20, { close: true, reason })).body).toMatchObject({ open: 34.5, status: 1 });
    expect((await account()).writeOffs).toMatchObject([{ amount: 34.5 }]);
  });

  it('matching a bank transaction with too little does not close the invoice without a reason', async () => {
    const { id: transactionId } = await server.db
      .insertInto('bank_transaction')
      .values({ date, amount: 20, detail: '', source: 'mai.csv', raw: '', print: 'write-off' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const match = (more: object = {}) =>
      server.call(token, 'matchTransaction', { transactionId, kind: 'client', invoiceId: 1, close: true, ...more });
    expect((await match()).problem.code).toBe('invoice.open');
    expect((await match({ reason })).body).toMatchObject({ open: 34.5, status: 1 });
  });

  it('a late payment reduces the write-off', async () => {
    await set(1, reason);
    await pay(20);
    expect((await account()).writeOffs?.map(({ amount }) => amount)).toEqual([54.5, -54.5, 34.5]);
    await pay(34.5);
    expect((await account()).writeOffs?.map(({ amount }) => amount)).toEqual([54.5, -54.5, 34.5, -34.5]);
    expect(await account()).toMatchObject({ open: 0, status: 1 });
  });

  it('the archive shows the written-off amount as balance', async () => {
    await set(1, reason);
    expect((await server.call(token, 'listArchivedClientInvoices')).body).toMatchObject([{ open: 54.5, status: 1 }]);
  });

  it('the statement of account names the write-off on its day, and forgets it when the invoice is reopened', async () => {
    const moved = async () =>
      (await server.call(token, 'getClientStatement', { clientId })).body.entries.map(({ type, date: day, amount }) => [
        type,
        day,
        amount,
      ]);
    await pay(34.5);
    await set(1, reason);
    expect((await moved()).at(-1)).toEqual(['closed', '2026-04-20', -20]);
    expect((await server.call(token, 'getClientStatement', { clientId })).body.balance).toBe(0);
    await set(0);
    expect((await moved()).at(-1)).toEqual(['payment', '2026-04-10', -34.5]);
  });

  it('closing leaves the amount and the reason in the log', async () => {
    await set(1, reason);
    expect((await logged('updateClientInvoice'))?.changes).toEqual([
      { field: 'status', before: '2', after: '1' },
      { field: 'writeOff', before: null, after: '54.5' },
      { field: 'reason', before: null, after: reason },
    ]);
  });
});
