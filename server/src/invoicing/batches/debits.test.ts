import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/invoicing-stage.ts';
import { batchStage, faultsOf } from './testing/batch-stage.ts';

const stage = await batchStage();
const { server, token, clientId, driverId, iban, line, certain, set, due, make, made, fileOf, orders, firstOrder } =
  stage;

const CREDITOR = 'BE68ZZZ0123456789';
const mandate = { clientId, reference: 'NAV-7', signedOn: '2026-01-05', iban };
const sign = (more: object = {}) => server.call(token, 'createMandate', { ...mandate, ...more });
const debit = { type: 'debit', date: '2026-04-21' } as const;
const chosen = (recordId: number, amount: number) => ({ kind: 'client' as const, recordId, amount, iban });

it.each(['2009', '2019'] as const)(
  'collects what clients with a mandate owe, in a file of %s that its ISO schema accepts',
  async (version) => {
    await set({ sepaVersion: version, creditorId: CREDITOR });
    expect(await due('debit')).toEqual([]);
    await sign();
    expect(await due('debit')).toMatchObject([
      { recordId: 1, amount: 54.5, mandate: 'NAV-7', account: 'ok', collectFrom: '2026-04-21' },
      { recordId: 2, amount: 20 },
    ]);
    const id = await made({ ...debit, payments: [chosen(1, 54.5), chosen(2, 20)] });
    const xml = await fileOf(id);
    expect(await faultsOf(xml)).toEqual([]);
    expect([...xml.matchAll(/<SeqTp>(\w+)</gu)].map(([, sequence]) => sequence)).toEqual(['FRST', 'RCUR']);
    expect(xml).toContain('<Issr>BBA</Issr>');
    const { endToEndId } = await firstOrder(id);
    expect(await certain(await line(54.5, { detail: endToEndId, account: iban }))).toMatchObject([{ done: true }]);
    expect(await orders(id)).toMatchObject([{ state: 'paid' }, { state: 'open' }]);
  },
);

it('opens the invoice again when the bank returns a collection, which is then recurrent', async () => {
  await set({ creditorId: CREDITOR });
  await sign();
  const id = await made({ ...debit, payments: [chosen(1, 54.5)] });
  const { endToEndId } = await firstOrder(id);
  const bank = await line(54.5, { detail: endToEndId, account: iban });
  await certain(bank);
  const back = await line(-54.5, { account: iban, date: '2026-04-15', returned: true });
  await server.call(token, 'returnTransaction', { transactionId: back, returnOf: bank });
  expect(await orders(id)).toMatchObject([{ state: 'returned' }]);
  expect((await stage.account('client')).open).toBe(54.5);
  expect((await due('debit')).map(({ recordId }) => recordId)).toEqual([1, 2]);
});

it('refuses a day before the notice has run, a missing creditor identifier, and a second collection of a single mandate', async () => {
  await sign({ once: true });
  const both = [chosen(1, 54.5), chosen(2, 20)];
  expect(refusalOf(await make({ ...debit, payments: both }))).toEqual(['409 batch.creditor']);
  await set({ creditorId: CREDITOR, debitNotice: '60' });
  expect(refusalOf(await make({ ...debit, payments: both }))).toEqual([
    '400 validation',
    'date validation.batch.notice',
  ]);
  await set({ debitNotice: '14' });
  expect(refusalOf(await make({ ...debit, payments: both }))).toEqual([
    '400 validation',
    'payments.1 validation.batch.once',
  ]);
  expect((await make({ ...debit, payments: [chosen(1, 54.5)] })).status).toBe(200);
  expect(await due('debit')).toEqual([]);
});

it('has one mandate for a client until it is ended', async () => {
  expect(refusalOf(await sign({ iban: 'BE00' }))).toEqual(['400 validation', 'iban validation.iban']);
  const { body } = await sign();
  expect(refusalOf(await sign())).toEqual(['400 validation', 'reference validation.mandate.known']);
  expect((await sign({ reference: 'NAV-8' })).problem.code).toBe('mandate.active');
  await server.call(token, 'endMandate', undefined, { path: { id: body.insertId } });
  expect((await sign({ reference: 'NAV-8' })).status).toBe(200);
  expect((await server.call(token, 'listMandates')).body).toMatchObject([
    { reference: 'NAV-8', used: false, endedOn: null },
    { reference: 'NAV-7', endedOn: '2026-04-20' },
  ]);
});

describe('small debts of a driver', () => {
  const settle = async (debts: readonly number[]) => {
    await server.db.deleteFrom('driver_invoice').execute();
    await server.db
      .insertInto('driver_invoice')
      .values(debts.map((debt, index) => ({ id: index + 1, date: stage.date, driverId, amount: -debt })))
      .execute();
    await server.db.updateTable('invoice_series').set({ last: debts.length }).where('kind', '=', 'driver').execute();
    const { body } = await stage.issue('driver', 20, [await stage.book({ price_driver: 20, commission: 0 })]);
    return { id: body.id, made: await stage.account('driver', body.id) };
  };

  it('are set off against the next settlement, in both ledgers, on its document, and undone in both', async () => {
    const { id, made } = await settle([8, 4]);
    expect(await stage.account('driver', 1)).toMatchObject({
      open: 0,
      status: 1,
      payments: [{ amount: -8, source: 'carried' }],
    });
    expect(made).toMatchObject({ open: 8, payments: [{ amount: 8, source: 'carried' }, { amount: 4 }] });
    const carried = async () =>
      (await server.call(token, 'getDriverInvoiceDocument', undefined, { path: { id } })).body.carried;
    const deducted = [
      { id: 1, amount: 8 },
      { id: 2, amount: 4 },
    ];
    expect(await carried()).toEqual(deducted);
    await server.call(token, 'reversePayment', undefined, { path: { id: made.payments[0]?.id ?? 0 } });
    expect(await stage.account('driver', 1)).toMatchObject({ open: -8, status: 0 });
    expect((await stage.account('driver', id)).open).toBe(16);
    expect(await carried()).toEqual(deducted);
  });

  it('stay to be paid when they are together above the limit', async () => {
    expect((await settle([8, 20])).made).toMatchObject({ open: 20, payments: [] });
    expect(await stage.account('driver', 1)).toMatchObject({ open: -8 });
  });
});
