import { expect, it, beforeEach } from 'vitest';
import { refusalOf } from '../testing/invoicing-stage.ts';
import { batchStage, faultsOf } from './testing/batch-stage.ts';

const stage = await batchStage();
const { server, token, line, due, make, made, fileOf, firstOrder, orders } = stage;

const IBAN = 'BE68539007547034';
const REFERENCE = '+++100/0123/00038+++';
const form = {
  name: 'Garage Peeters',
  description: 'Pneus',
  price: 212.4,
  date: '2026-03-02',
  paidFrom: 'open',
} as const;
let supplierId: number;
beforeEach(async () => {
  for (const table of ['payment_order', 'payment_batch', 'bank_part', 'expense', 'supplier'] as const)
    await server.db.deleteFrom(table).execute();
  await server.db.deleteFrom('driver_invoice').execute();
  const body = { name: 'Garage Peeters', bank_account: IBAN };
  supplierId = (await server.call(token, 'createSupplier', body)).body.insertId;
});
const expense = async (more: object = {}) =>
  (
    await server.call(token, 'createExpense', {
      ...form,
      supplierId,
      reference: REFERENCE,
      invoiceNumber: 'A1',
      ...more,
    })
  ).body.insertId;
const read = async (id: number) => (await server.call(token, 'getExpense', undefined, { path: { id } })).body[0];
const chosen = (recordId: number, amount = 212.4) => ({ kind: 'expense' as const, recordId, amount, iban: IBAN });
const statement = (amount: string, account: string, detail: string) =>
  server.app.inject({
    method: 'POST',
    url: '/service/transaction/import?name=avril.csv',
    payload: `date;account;amount;detail\n10/04/2026;${account};${amount};${detail}\n`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });

it('pays an open expense to its supplier with the communication that it asked for', async () => {
  await server.db.updateTable('supplier').set({ bank_account: null }).execute();
  const id = await expense({ dueDate: '2026-03-30' });
  await expense({ paidFrom: 'bank', invoiceNumber: 'A2' });
  expect(await due()).toMatchObject([
    {
      kind: 'expense',
      purpose: 'expense',
      recordId: id,
      supplierId,
      dueDate: '2026-03-30',
      document: 'A1',
      account: 'missing',
    },
  ]);
  await server.db.updateTable('supplier').set({ bank_account: IBAN }).execute();
  const batch = await made({ payments: [chosen(id)] });
  const xml = await fileOf(batch);
  expect(await faultsOf(xml)).toEqual([]);
  expect(xml).toMatch(/<Issr>BBA<\/Issr>\s*<\/Tp>\s*<Ref>100012300038</u);
  expect(await due()).toEqual([]);
  expect(refusalOf(await make({ payments: [chosen(id)] }))).toEqual([
    '409 batch.taken',
    'payments.0 validation.batch.taken',
  ]);
});

it('changes neither amount nor supplier of an expense in a batch, by the API or in the database', async () => {
  const id = await expense();
  await made({ payments: [chosen(id)] });
  const change = (more: object) =>
    server.callWith(token, 'updateExpense', { ...form, supplierId, invoiceNumber: 'A1', ...more }, { path: { id } });
  expect((await change({ paidFrom: 'cash' })).problem.code).toBe('expense.ordered');
  expect((await change({ price: 1 })).problem.code).toBe('expense.ordered');
  expect((await change({ description: 'Quatre pneus' })).status).toBe(200);
  await expect(server.db.updateTable('expense').set({ price: 1 }).execute()).rejects.toThrow('payment batch');
});

it('books the bank line of an order when it is imported, and opens both again when it is undone', async () => {
  const id = await expense();
  const batch = await made({ payments: [chosen(id)] });
  const { endToEndId } = await firstOrder(batch);
  await statement('-212,40', 'BE71096123456769', `Autre compte ${endToEndId}`);
  expect(await read(id)).toMatchObject({ paidFrom: 'open' });
  const { statusCode } = await statement('-212,40', IBAN, `Paiement ${endToEndId}`);
  expect(statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ paidFrom: 'bank', paidOn: '2026-04-10' });
  expect(await orders(batch)).toMatchObject([{ state: 'paid' }]);
  const part = await server.db.selectFrom('bank_part').select(['id', 'amount']).executeTakeFirstOrThrow();
  expect(part.amount).toBe(-212.4);
  await server.call(token, 'undoTransactionPart', undefined, { path: { id: part.id } });
  expect(await read(id)).toMatchObject({ paidFrom: 'open', paidOn: null });
  expect(await orders(batch)).toMatchObject([{ state: 'open' }]);
});

it('confirms an order by the line that a person gives it', async () => {
  const id = await expense();
  const batch = await made({ payments: [chosen(id)] });
  const transactionId = await line(-212.4);
  const parts = [{ type: 'expense' as const, amount: -212.4, expenseId: id }];
  expect((await server.call(token, 'reconcileTransaction', { transactionId, parts })).status).toBe(200);
  expect(await orders(batch)).toMatchObject([{ state: 'paid' }]);
  expect(await read(id)).toMatchObject({ paidFrom: 'bank' });
});

it('refuses the invoice of a supplier that is recorded, and names the record', async () => {
  await expense();
  const again = await server.callWith(token, 'createExpense', { ...form, supplierId, invoiceNumber: 'A1' });
  expect(again.problem.fields).toEqual([
    {
      field: 'invoiceNumber',
      messageKey: 'validation.invoiceKnown',
      params: { number: 'A1', name: 'Garage Peeters', date: '02/03/2026' },
    },
  ]);
});
