import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await createTestApp();
  token = await server.signedIn('invoice');
});
afterAll(() => server.close());

const garage = { name: 'Garage Peeters', cn: 'BE 0566 988 259', bank_account: 'BE68 5390 0754 7034' };
const expense = { name: 'Garage Peeters', description: 'Pneus', price: 212.4, date: '2026-03-02' };
const idOf = (body: unknown): number => Reflect.get(Object(body), 'insertId');

it('keeps suppliers with checked numbers, each enterprise once', async () => {
  const wrong = await server.callWith(token, 'createSupplier', {
    ...garage,
    cn: '0566.988.258',
    bank_account: 'BE69539007547034',
  });
  expect(wrong.problem.fields).toEqual([
    { field: 'bank_account', messageKey: 'validation.iban' },
    { field: 'cn', messageKey: 'validation.enterpriseNumber' },
  ]);
  const { body } = await server.callWith(token, 'createSupplier', garage);
  const [stored] = (await server.call(token, 'getSupplier', undefined, { path: { id: idOf(body) } })).body;
  expect(stored).toMatchObject({ cn: '0566.988.259', bank_account: 'BE68539007547034', city: null });
  const again = await server.callWith(token, 'createSupplier', { ...garage, name: 'Peeters' });
  expect([again.status, again.problem.fields]).toMatchObject([
    409,
    [{ field: 'cn', messageKey: 'validation.duplicate' }],
  ]);
});

it('books an expense with supplier, category and payment, and each invoice of a supplier once', async () => {
  const supplierId = idOf((await server.callWith(token, 'createSupplier', { name: 'Proximus' })).body);
  const categories = (await server.call(token, 'listMoneyCategories')).body;
  const [cost, income] = [
    categories.find(({ account }) => account === '611000'),
    categories.find(({ account }) => account === '732000'),
  ];
  const more = { supplierId, paidFrom: 'open', dueDate: '2026-04-01', reference: '100012300038', invoiceNumber: 'A1' };
  const made = await server.callWith(token, 'createExpense', { ...expense, ...more, categoryId: cost?.id });
  expect((await server.call(token, 'getExpense', undefined, { path: { id: idOf(made.body) } })).body).toMatchObject([
    { ...more, categoryId: cost?.id, reference: '+++100/0123/00038+++' },
  ]);
  expect((await server.callWith(token, 'createExpense', { ...expense, ...more })).status).toBe(409);
  const other = await server.callWith(token, 'createExpense', { ...expense, categoryId: income?.id });
  expect(other.problem.fields).toEqual([{ field: 'categoryId', messageKey: 'validation.notFound' }]);
  for (const [operation, id] of [
    ['deleteSupplier', supplierId],
    ['deleteMoneyCategory', cost?.id ?? 0],
  ] as const)
    expect((await server.callWith(token, operation, undefined, { path: { id } })).problem.code).toBe('referenced');
  const moved = { register: 'inserts', name: 'Autre' };
  const change = await server.callWith(token, 'updateMoneyCategory', moved, { path: { id: cost?.id ?? 0 } });
  expect(change.problem.fields).toEqual([{ field: 'register', messageKey: 'validation.readOnly' }]);
});

it('lets those who only read the registers change no supplier', async () => {
  const reader = await server.signedIn('account');
  expect((await server.call(reader, 'listSuppliers')).status).toBe(200);
  expect((await server.callWith(reader, 'createSupplier', garage)).status).toBe(403);
});
