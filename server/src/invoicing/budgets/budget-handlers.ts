import { MONEY_REGISTER_VALUES } from '@navette/openapi/enums';
import { budgetMonths, budgetOf, type DateRange, sumMoney, toCents } from '@navette/shared/domain';
import { sql } from 'kysely';
import { byName } from '../../db/name-column.ts';
import type { Db } from '../../db/database.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, BodyOf, Handlers } from '../../kernel/operation.ts';
import { conflict, invalid, refuseRange } from '../../kernel/problem.ts';
import { fieldChanges } from '../../masterdata/public.ts';
import type { InvoicingServices } from '../services.ts';

type Result = AnswerOf<'listBudgetResults'>[number];
type Actual = Pick<Result, 'categoryId' | 'register' | 'actual'>;

const categories = (db: Db) =>
  db
    .selectFrom('money_category')
    .select(['id as categoryId', 'register', 'name'])
    .orderBy('register')
    .orderBy(byName(sql.ref('name')))
    .execute();

/** Expenses and inserts of a period by category, beside their budget (specification/payments.md#budget). */
async function budgetResults(db: Db, range: DateRange): Promise<Result[]> {
  const months = budgetMonths(range);
  const { start, end } = range;
  const { rows: actual } = await sql<Actual>`
    select "categoryId", 'expense' as register, -coalesce(sum(price), 0) as actual from expense
      where date between ${start}::date and ${end}::date group by "categoryId"
    union all select "categoryId", 'inserts', coalesce(sum(amount), 0) from inserts
      where date between ${start}::date and ${end}::date group by "categoryId"`.execute(db);
  const years = [...months.keys()];
  const budgets = await db.selectFrom('money_budget').selectAll().where('year', 'in', years).execute();
  const without = MONEY_REGISTER_VALUES.map((register) => ({ categoryId: null, register, name: null }));
  return [...(await categories(db)), ...without].flatMap((category) => {
    const { categoryId, register } = category;
    const amount = actual.find((row) => row.categoryId === categoryId && row.register === register)?.actual ?? 0;
    const planned = budgets.filter((row) => row.categoryId === categoryId);
    const budget = sumMoney(planned.map(({ year, amount: yearly }) => budgetOf(yearly, months.get(year) ?? 0)));
    if (amount === 0 && budget === 0) return [];
    return { ...category, actual: amount, budget: register === 'expense' ? 0 - budget : budget };
  });
}

/** Budgets of a year beside those of the year before. */
async function budgetsOf(db: Db, year: number): Promise<AnswerOf<'listBudgets'>> {
  const stored = await db
    .selectFrom('money_budget')
    .selectAll()
    .where('year', 'in', [year - 1, year])
    .execute();
  const amountOf = (categoryId: number, of: number) =>
    stored.find((row) => row.categoryId === categoryId && row.year === of)?.amount ?? null;
  return (await categories(db)).map((category) => ({
    ...category,
    last: amountOf(category.categoryId, year - 1),
    amount: amountOf(category.categoryId, year),
  }));
}

const isSame = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : toCents(one) === toCents(other);

/**
 * Changes budgets of a year, all or none; two people who change them wait for each other.
 * @throws ProblemError 400 for an unknown category or one given twice; 409 with the fields that a colleague has changed
 */
async function saveBudgets(trx: Db, { year, budgets }: BodyOf<'saveBudgets'>) {
  await sql`lock table money_budget in share row exclusive mode`.execute(trx);
  const stored = new Map((await budgetsOf(trx, year)).map((row) => [row.categoryId, row]));
  const [before, after] = [new Map<string, number | null>(), new Map<string, number | null>()];
  for (const [index, { categoryId, amount }] of budgets.entries()) {
    const known = stored.get(categoryId);
    if (!known || after.has(known.name))
      throw invalid({ field: `budgets.${index}.categoryId`, messageKey: 'validation.notFound' });
    before.set(known.name, known.amount);
    after.set(known.name, amount);
  }
  const overtaken = budgets.flatMap(({ categoryId, before: seen }, index) => {
    const { name, amount } = stored.get(categoryId) ?? { name: '', amount: null };
    const problem = { field: `budgets.${index}.amount`, messageKey: 'validation.budget.changed', params: { name } };
    return isSame(amount, seen) ? [] : problem;
  });
  if (overtaken.length > 0) throw conflict('conflict', { fields: overtaken });
  for (const { categoryId, amount } of budgets)
    if (amount === null)
      await trx.deleteFrom('money_budget').where('categoryId', '=', categoryId).where('year', '=', year).execute();
    else
      await trx
        .insertInto('money_budget')
        .values({ categoryId, year, amount })
        .onConflict((clash) => clash.columns(['categoryId', 'year']).doUpdateSet({ amount }))
        .execute();
  return fieldChanges(Object.fromEntries(before), Object.fromEntries(after));
}

/** Budgets of categories (specification/payments.md#budget). */
export const budgetHandlers = {
  listBudgetResults: async ({ body: { from, to }, services: { db } }) => {
    const range = { start: from, end: to };
    refuseRange(range, 'to', Infinity);
    return budgetResults(db, range);
  },
  listBudgets: ({ body: { year }, services: { db } }) => budgetsOf(db, year),
  saveBudgets: async ({ body, services: { db }, request }) => {
    const changes = await db.transaction().execute((trx) => saveBudgets(trx, body));
    noteForLog(request, { subject: String(body.year), changes });
    return { affectedRows: body.budgets.length };
  },
} satisfies Handlers<InvoicingServices>;
