import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { invoicingStage, refusalOf } from '../testing/invoicing-stage.ts';

const { server, token, driverId, book, issue, logged } = await invoicingStage();

const PERIOD = { startDate: '2026-03-01', endDate: '2026-03-31' };

beforeEach(async () => {
  for (const table of ['driver_invoice_line', 'credit_note_line', 'credit_note', 'driver_invoice'])
    await sql`delete from ${sql.table(table)}`.execute(server.db);
  await server.db.deleteFrom('driver_handover').execute();
  await server.db.deleteFrom('booking').execute();
});

const summary = async (range = PERIOD) => {
  const { body } = await server.call(token, 'listDriverCash', range);
  return body.find(({ id }) => id === driverId);
};
const lines = async () => {
  const { body } = await server.call(token, 'listDriverCashLines', { driverId, ...PERIOD });
  return body.map(({ type, date, amount, balance }) => [type, date, amount, balance]);
};
const handOver = (amount: number, date = '2026-03-20', headers = {}) =>
  server.call(token, 'createDriverHandover', { driverId, date, amount, receivedBy: 'Ada', remark: null }, { headers });

/** Cash of February, and in March a trip in cash, one by invoice, and one with a patient share. */
async function trips() {
  await book({ ap_date: '2026-02-27', price: 12, factuur: false });
  const cash = await book({ ap_date: '2026-03-02', price: 20, price_driver: 15, waitprice: 5, factuur: false });
  await book({ ap_date: '2026-03-03', price: 40 });
  await book({ ap_date: '2026-03-04', price: 9, factuur: false, status: 3 });
  return cash;
}

it('shows the cash of a driver with what came before, line by line with the balance', async () => {
  const cash = await trips();
  // The settlement deducts the cash that the driver may keep: the driver price and the wait price.
  expect((await issue('driver', 0, [cash], { date: '2026-03-10' })).status).toBe(200);
  expect((await handOver(10)).status).toBe(200);
  expect(await summary()).toMatchObject({ opening: 12, collected: 25, settled: 20, handedOver: 10, balance: 7 });
  expect(await lines()).toEqual([
    ['opening', '2026-03-01', 0, 12],
    ['trip', '2026-03-02', 25, 37],
    ['settlement', '2026-03-10', -20, 17],
    ['handover', '2026-03-20', -10, 7],
  ]);
  expect(await summary({ startDate: '2026-04-01', endDate: '2026-04-30' })).toMatchObject({ opening: 7, balance: 7 });
});

it('no longer deducts what a credit note took from the settlement', async () => {
  const cash = await trips();
  await issue('driver', 0, [cash], { date: '2026-03-10' });
  const note = { kind: 'driver', invoiceId: 1, date: '2026-03-12', reason: 'Erreur', amount: 0 } as const;
  await server.call(token, 'createCreditNote', { ...note, bookings: [cash] });
  expect(await summary()).toMatchObject({ collected: 25, settled: 0, balance: 37 });
});

it('records a handover once, changes it, deletes and restores it, each in the log', async () => {
  const key = { 'idempotency-key': 'k1' };
  const [{ body: first }, { body: again }] = [
    await handOver(10, '2026-03-20', key),
    await handOver(10, '2026-03-20', key),
  ];
  expect(again).toEqual(first);
  const path = { id: first.insertId };
  const form = { driverId, date: '2026-03-21', amount: 11, receivedBy: 'Bea', remark: 'Coffre' };
  await server.call(token, 'updateDriverHandover', form, { path });
  expect(await summary()).toMatchObject({ handedOver: 11 });
  await server.call(token, 'deleteDriverHandover', undefined, { path });
  expect(await summary()).toMatchObject({ handedOver: 0 });
  expect((await server.call(token, 'updateDriverHandover', form, { path })).status).toBe(404);
  await server.call(token, 'restoreDriverHandover', path);
  expect(await summary()).toMatchObject({ handedOver: 11 });
  expect(await logged('updateDriverHandover')).toMatchObject({
    changes: expect.arrayContaining([{ field: 'amount', before: '10', after: '11' }]),
  });
});

it('refuses a handover of nothing, of tomorrow, of nobody, and in a closed month', async () => {
  expect(refusalOf(await handOver(0))).toEqual(['400 validation', 'amount validation.payment.positive']);
  expect(refusalOf(await handOver(5, '2026-04-21'))).toEqual(['400 validation', 'date validation.future']);
  const unknown = { driverId: 99999, date: '2026-03-20', amount: 5, receivedBy: 'Ada' };
  expect(refusalOf(await server.call(token, 'createDriverHandover', unknown))).toEqual([
    '400 validation',
    'driverId validation.notFound',
  ]);
  const { insertId } = (await handOver(5, '2026-03-20')).body;
  await sql`update closing set until = '2026-03-31' where kind = 'payments'`.execute(server.db);
  expect((await handOver(5, '2026-03-20')).problem.code).toBe('closed');
  const path = { id: insertId };
  expect((await server.call(token, 'deleteDriverHandover', undefined, { path })).problem.code).toBe('closed');
  await sql`update closing set until = null`.execute(server.db);
});

it('is for those who see the wallets of drivers', async () => {
  const account = await server.signedIn('account');
  expect((await server.call(account, 'listDriverCash', PERIOD)).status).toBe(403);
});
