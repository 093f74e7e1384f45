import { recordQueries } from '../../db/record-queries.ts';
import type { BodyOf, Handlers } from '../../kernel/operation.ts';
import type { InvoicingServices } from '../services.ts';
import { expenseRows, insertRows, noteReceipt, registerOf } from './register.ts';
import { hasExtension } from '@navette/shared/domain';
import type { FastifyRequest } from 'fastify';
import { readUpload, storeReferenced } from '../../files/public.ts';
import { invalid } from '../../kernel/problem.ts';

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

/** Maximum size of a receipt, in bytes. */
export const MOST_BYTES = 10 * 1024 * 1024;

export interface SentFile {
  readonly query: { readonly name: string };
  readonly request: FastifyRequest;
  readonly services: InvoicingServices;
}

/**
 * Stores a receipt for a record that is not saved yet; the same file again is the same receipt.
 * @throws ProblemError 400 for a name without extension, an unsupported or truncated file, or one that runs programs; 413 for a large one
 */
async function storeReceipt({ query: { name }, request, services }: SentFile) {
  if (!hasExtension(name)) throw invalid({ field: 'name', messageKey: 'validation.validFile' });
  const content = await readUpload(request.body, MOST_BYTES);
  return storeReferenced(services, content, async (trx, { key, contentType }) => {
    await noteReceipt(trx, key, services.now());
    return { itemKey: key, contentType, imageUrl: services.fileLinks.sign(key) };
  });
}

/** Expenses and inserts (specification/payments.md#registers-of-money). */
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
