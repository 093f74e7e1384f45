import { beforeEach, expect, it } from 'vitest';
import { invoicingStage, refusalOf } from '../testing/invoicing-stage.ts';

const { server, token, logged } = await invoicingStage();

beforeEach(async () => {
  for (const table of ['expense', 'inserts', 'money_budget', 'money_category'] as const)
    await server.db.deleteFrom(table).execute();
});

const category = async (register: 'expense' | 'inserts', name: string) =>
  (await server.call(token, 'createMoneyCategory', { register, name })).body.insertId;
const save = (year: number, ...budgets: { categoryId: number; before: number | null; amount: number | null }[]) =>
  server.call(token, 'saveBudgets', { year, budgets });
const results = async (from: string, to: string) => {
  const { body } = await server.call(token, 'listBudgetResults', { from, to });
  return body.map(({ name, actual, budget }) => [name, actual, budget]);
};

it('shows expenses and inserts of a period beside the months of their budget, signed', async () => {
  const [fuel, gifts] = [await category('expense', 'Carburant'), await category('inserts', 'Dons')];
  expect((await save(2026, { categoryId: fuel, before: null, amount: 1200 })).status).toBe(200);
  await save(2026, { categoryId: gifts, before: null, amount: 600 });
  await save(2025, { categoryId: fuel, before: null, amount: 2400 });
  const record = { description: 'x', date: '2026-02-10' };
  await server.call(token, 'createExpense', { ...record, name: 'Plein', price: 150, categoryId: fuel });
  await server.call(token, 'createExpense', { ...record, name: 'Divers', price: 5 });
  await server.call(token, 'createInsert', { ...record, name: 'Don', amount: 80, categoryId: gifts });
  expect(await results('2026-02-01', '2026-02-28')).toEqual([
    ['Carburant', -150, -100],
    ['Dons', 80, 50],
    [null, -5, 0],
  ]);
  expect(await results('2025-12-01', '2026-01-31')).toEqual([
    ['Carburant', 0, -300],
    ['Dons', 0, 50],
  ]);
});

it('changes budgets by what the user saw, all or none, with their names in the log', async () => {
  const [fuel, rent] = [await category('expense', 'Carburant'), await category('expense', 'Loyer')];
  await save(2026, { categoryId: fuel, before: null, amount: 1200 });
  expect(
    refusalOf(
      await save(2026, { categoryId: rent, before: null, amount: 1 }, { categoryId: fuel, before: null, amount: 5 }),
    ),
  ).toEqual(['409 conflict', 'budgets.1.amount validation.budget.changed']);
  await save(2026, { categoryId: fuel, before: 1200, amount: null }, { categoryId: rent, before: null, amount: 500 });
  const { body } = await server.call(token, 'listBudgets', { year: 2027 });
  expect(body.map(({ name, last, amount }) => [name, last, amount])).toEqual([
    ['Carburant', null, null],
    ['Loyer', 500, null],
  ]);
  expect(await logged('saveBudgets')).toMatchObject({
    subject: '2026',
    changes: [
      { field: 'Carburant', before: '1200', after: null },
      { field: 'Loyer', before: null, after: '500' },
    ],
  });
  expect(refusalOf(await save(2026, { categoryId: 99999, before: null, amount: 1 }))).toEqual([
    '400 validation',
    'budgets.0.categoryId validation.notFound',
  ]);
});
