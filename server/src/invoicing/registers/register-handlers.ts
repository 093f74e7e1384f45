import { recordQueries } from '../../db/record-queries.ts';
import type { BodyOf, Handlers } from '../../kernel/operation.ts';
import type { InvoicingServices } from '../services.ts';
import { storeReceipt } from './receipt.ts';
import { expenseRows, insertRows } from './register-queries.ts';
import { registerOf } from './register.ts';

type ExpenseForm = BodyOf<'createExpense'>;
type InsertForm = BodyOf<'createInsert'>;
type ExpenseRow = Awaited<ReturnType<typeof expenseRows>>[number];
type InsertRow = Awaited<ReturnType<typeof insertRows>>[number];

const expense = registerOf<ExpenseRow, ExpenseForm>({
  ...recordQueries('expense'),
  create: 'createExpense',
  rows: expenseRows,
});
const insert = registerOf<InsertRow, InsertForm>({
  ...recordQueries('inserts'),
  create: 'createInsert',
  rows: insertRows,
});

/** Expenses and inserts (S3 §2.11, 7). */
export const registerHandlers = {
  listExpenses: expense.list,
  getExpense: expense.get,
  createExpense: expense.create,
  updateExpense: expense.update,
  deleteExpense: expense.remove,
  uploadExpenseReceipt: storeReceipt,
  listInserts: insert.list,
  getInsert: insert.get,
  createInsert: insert.create,
  updateInsert: insert.update,
  deleteInsert: insert.remove,
  uploadInsertReceipt: storeReceipt,
} satisfies Handlers<InvoicingServices>;
