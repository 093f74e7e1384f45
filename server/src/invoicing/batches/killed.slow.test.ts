import { afterAll, beforeAll, expect, it } from 'vitest';
import { killedServer, type KilledServer } from '../../testing/killed-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { brusselsToday } from '@navette/shared/domain';

const DRIVERS = 60;
const IBAN = 'BE71096123456769';
const once = { headers: { 'idempotency-key': 'once' } };

let server: TestApp;
let token: string;
let running: KilledServer;
beforeAll(async () => {
  server = await createTestApp();
  token = await server.signedIn('super');
  for (const [variable, value] of Object.entries({ companyBank: 'BE68539007547034', companyName: 'Navette' }))
    await server.db
      .insertInto('setting')
      .values({ variable, value })
      .onConflict((known) => known.column('variable').doUpdateSet({ value }))
      .execute();
  const drivers = await server.db
    .insertInto('driver')
    .values(
      Array.from({ length: DRIVERS }, (_, index) => ({
        firstname: 'Karim',
        lastname: `Driver ${index}`,
        bank_account: IBAN,
      })),
    )
    .returning('id')
    .execute();
  const settlements = drivers.map(({ id: driverId }, index) => ({
    id: index + 1,
    date: '2026-03-31',
    driverId,
    amount: 20,
  }));
  await server.db.insertInto('driver_invoice').values(settlements).execute();
  running = await killedServer(server, token);
}, 60_000);
afterAll(async () => {
  await running.close();
  await server.close();
});

const ids = async (table: 'payment_batch' | 'payment_order' | 'accounting_export') =>
  (await server.db.selectFrom(table).select('id').execute()).map(({ id }) => id);

it(
  'orders every payment once when the server is killed while it makes a batch and marks it',
  { timeout: 120_000 },
  async () => {
    const { body: due } = await server.call(token, 'listDuePayments', undefined, { query: { type: 'transfer' } });
    const payments = due.payments.map(({ kind, recordId, amount, iban }) => ({
      kind,
      recordId,
      amount,
      iban: iban ?? '',
    }));
    expect(payments).toHaveLength(DRIVERS);
    const make = () => running.call('createPaymentBatch', { type: 'transfer', date: brusselsToday(), payments }, once);
    await running.killAtWrite('payment_order', make);
    expect(await ids('payment_batch')).toEqual([]);
    await running.killOnce('select from payment_batch', make);
    const [id = 0] = await ids('payment_batch');
    await running.start();
    expect((await make())?.body).toEqual({ insertId: id });
    expect(await ids('payment_batch')).toEqual([id]);
    const orders = await server.db.selectFrom('payment_order').select(['recordId', 'endToEndId', 'state']).execute();
    expect(new Set(orders.map(({ recordId }) => recordId)).size).toBe(DRIVERS);
    expect(orders.filter(({ state }) => state === 'open')).toHaveLength(DRIVERS);
    const { file } = await server.db.selectFrom('payment_batch').select('file').executeTakeFirstOrThrow();
    const ordered = [...file.matchAll(/<EndToEndId>(\w+)</gu)].map(([, reference]) => reference);
    expect(new Set(ordered)).toEqual(new Set(orders.map(({ endToEndId }) => endToEndId)));
    expect(ordered).toHaveLength(DRIVERS);
    await running.kill();

    const mark = () => running.call('markBatchSent', { date: brusselsToday() }, { path: { id } });
    const state = () => server.db.selectFrom('payment_batch').select(['state', 'sentOn']).executeTakeFirst();
    await running.killAtWrite('payment_batch', mark);
    expect(await state()).toEqual({ state: 'made', sentOn: null });
    await running.killOnce("select from payment_batch where state = 'sent'", mark);
    await running.start();
    expect((await mark())?.code).toBe('batch.state');
    expect(await state()).toEqual({ state: 'sent', sentOn: brusselsToday() });
    await running.kill();
  },
);

it('exports every entry once when the server is killed while it exports a period', { timeout: 120_000 }, async () => {
  const period = { startDate: '2026-03-01', endDate: '2026-03-31' };
  const make = () => running.call('createAccountingExport', period, once);
  await running.killAtWrite('accounting_exported', make);
  expect(await ids('accounting_export')).toEqual([]);
  await running.killOnce('select from accounting_export', make);
  const [id = 0] = await ids('accounting_export');
  await running.start();
  expect((await make())?.body).toEqual({ insertId: id });
  expect(await ids('accounting_export')).toEqual([id]);
  const exported = await server.db.selectFrom('accounting_exported').select(['key', 'exportId']).execute();
  expect(exported.map(({ exportId }) => exportId)).toEqual(Array.from({ length: DRIVERS }, () => id));
  const other = await running.call('createAccountingExport', period, { headers: { 'idempotency-key': 'other' } });
  expect(other?.code).toBe('accounting.nothing');
});
