import { isBalanced } from '@navette/shared/accounting';
import { sumMoney } from '@navette/shared/domain';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { invoicingStage } from '../testing/invoicing-stage.ts';

const { server, token, book, issued, issue, pay, download } = await invoicingStage();
const period = { startDate: '2026-03-01', endDate: '2026-04-30' };
const preview = async () => (await server.call(token, 'previewAccounting', period)).body;
const make = (key?: string) =>
  server.callWith(token, 'createAccountingExport', period, key ? { headers: { 'idempotency-key': key } } : {});
const file = async (id: number, format: string) => {
  const { content } = await download(`/service/accounting/exports/${id}/file?format=${format}`);
  return content;
};

it('exports invoices, credit notes, settlements, payments and registers once, balanced, in every format', async () => {
  await issued();
  const insured = await book({ insuranceId: 1, mutualAmount: 22, mutualPatientAmount: 2.5, price: null });
  await issue('insurance', 19.5, [insured]);
  const driven = await book({ price_driver: 30, waitprice: 5, commission: 20, price: 35 });
  await issue('driver', 28, [driven]);
  const ofDriver = { kind: 'driver' as const, invoiceId: 1, date: '2026-03-12', reason: 'Geste commercial' };
  await server.call(token, 'createCreditNote', { ...ofDriver, amount: 28, bookings: [] });
  await pay(54.5, { source: 'bank' });
  await server.call(token, 'createInsert', { name: 'Dons', description: 'Mars', date: '2026-03-09', amount: 240 });
  const first = await preview();
  expect(first.missing).toEqual(['inserts:1']);
  expect((await make()).problem.code).toBe('accounting.missing');
  const categories = (await server.call(token, 'listMoneyCategories')).body;
  const gifts = categories.find(({ account }) => account === '732000')?.id ?? null;
  const form = {
    name: 'Dons',
    description: 'Mars',
    date: '2026-03-09',
    amount: 240,
    categoryId: gifts,
    paidFrom: 'cash',
  };
  await server.callWith(token, 'updateInsert', form, { path: { id: 1 } });

  const { entries } = await preview();
  expect(entries.map(({ key }) => key).toSorted()).toEqual(
    ['client:1', 'insurance:1', 'driver:1', 'credit:1', 'payment:1', 'inserts:1', 'insertsPaid:1'].toSorted(),
  );
  expect(entries.every(isBalanced)).toBe(true);
  const sale = entries.find(({ key }) => key === 'client:1');
  expect(sale?.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
    ['400000', 54.5, 0],
    ['700000', 0, 48],
    ['702000', 0, 3.5],
    ['743000', 0, 3],
  ]);
  const driver = entries.find(({ key }) => key === 'driver:1');
  expect(driver?.lines.map(({ debit, credit }) => [debit, credit])).toEqual([
    [35, 0],
    [0, 7],
    [0, 28],
  ]);
  // A free amount is no part of the commission, even one of the whole settlement.
  const freely = entries.find(({ key }) => key === 'credit:1');
  expect(freely?.lines.map(({ debit, credit }) => [debit, credit])).toEqual([
    [0, 28],
    [28, 0],
  ]);

  const [one, again] = [await make('a-key'), await make('a-key')];
  expect(again.body).toEqual(one.body);
  const id: number = Reflect.get(Object(one.body), 'insertId');
  expect((await make('another')).problem.code).toBe('accounting.nothing');
  const csv = (await file(id, 'csv')).toString('utf8').trim().split('\n');
  const amounts = (column: number) =>
    sumMoney(csv.slice(2).map((line) => line.split('","').at(column)?.replace('"', '')));
  expect([csv.length, amounts(-2)]).toEqual([entries.flatMap(({ lines }) => lines).length + 2, amounts(-1)]);

  const { 'ACT.TXT': act = new Uint8Array(), 'CSF.TXT': csf = new Uint8Array() } = unzipSync(
    await file(id, 'winbooks'),
  );
  const rows = strFromU8(act)
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  expect(rows.every((cells) => cells.length === 36)).toBe(true);
  expect(rows.find((cells) => cells[1] === 'VEN' && cells[3] === '000001')?.slice(0, 17)).toEqual([
    '1',
    'VEN',
    '2',
    '000001',
    '001',
    '',
    '400000',
    expect.stringMatching(/^C\d+$/),
    '',
    '03',
    '20260310',
    '20260310',
    '20260325',
    expect.any(String),
    '',
    '0',
    '54.50',
  ]);
  expect(sumMoney(rows.map((cells) => cells[16]))).toBe(0);
  expect(strFromU8(csf)).toContain('"C');
  const bob = (await file(id, 'bob')).toString('latin1').trim().split('\r\n');
  expect(sumMoney(bob.slice(1).map((line) => line.split(';')[12]))).toBe(0);
  const exact = (await file(id, 'exact')).toString('utf8');
  expect(sumMoney([...exact.matchAll(/<Value>(-?[\d.]+)<\/Value>/gu)].map(([, value]) => value))).toBe(0);
  const octopus = (await file(id, 'octopus')).toString('utf8').trim().split('\r\n');
  expect(sumMoney(octopus.slice(1).map((line) => line.split('";"')[8]?.replace(',', '.')))).toBe(0);

  // An exported entry stays as it was; a change of it is named, and only what is new goes into the next export.
  const before = await file(id, 'winbooks');
  await server.callWith(token, 'updateInsert', { ...form, amount: 250 }, { path: { id: 1 } });
  expect((await file(id, 'winbooks')).equals(before)).toBe(true);
  await server.call(token, 'createInsert', { ...form, paidFrom: 'open' });
  const next = await preview();
  expect(next.changed.map(({ key }) => key).toSorted()).toEqual(['inserts:1', 'insertsPaid:1']);
  expect(next.entries.map(({ key }) => key)).toEqual(['inserts:2']);
});

it('books on the accounts of the settings, and refuses numbers that are none', async () => {
  const { body, raw } = await server.call(token, 'getAccounts');
  const headers = { 'if-match': String(raw.headers.etag) };
  expect(body.clients).toBe('400000');
  const wrong = await server.callWith(token, 'saveAccounts', { ...body, clients: '40a' }, { headers });
  expect(wrong.problem.fields.map(({ field }) => field)).toEqual(['clients']);
  expect((await server.callWith(token, 'saveAccounts', { ...body, clients: '400500' }, { headers })).status).toBe(200);
  expect((await server.call(token, 'getAccounts')).body.clients).toBe('400500');
  const stale = await server.callWith(token, 'saveAccounts', body, { headers });
  expect(stale.problem.code).toBe('record.changed');
});

it('is for those with the page of bank transactions', async () => {
  const invoicer = await server.signedIn('invoice');
  expect((await server.call(invoicer, 'previewAccounting', period)).status).toBe(403);
});
