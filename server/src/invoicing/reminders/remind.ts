import {
  belgianDate,
  brusselsNow,
  earlyUntil,
  InvoiceStatus,
  type RecallLevel,
  type ReminderLevel,
} from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { callerName } from '../../kernel/caller.ts';
import { notFound, conflict, type ProblemField } from '../../kernel/problem.ts';
import { changeInvoice } from '../lists/invoice-queries.ts';
import type { Author } from '../account/write-offs.ts';
import { lockReminded } from './late-queries.ts';

/** A new reminder level of an invoice. */
export interface NewLevel {
  readonly invoiceId: number;
  readonly level: RecallLevel;
  readonly reason?: string | null | undefined;
}

/** Maximum refused reminders named in an answer. */
const MOST_NAMED = 50;

/**
 * Sets the reminder levels of invoices, all or none; a rising level records a reminder with its date. One before its allowed date requires a reason.
 * @param fieldOf field of the request with the nth level
 * @returns the levels before, by invoice number
 * @throws ProblemError 409 `reminder.early` with the first allowed date, `reminder.closed` for a closed invoice
 */
export async function setLevels(
  trx: Db,
  levels: readonly NewLevel[],
  by: Author,
  fieldOf: (index: number) => string,
): Promise<ReadonlyMap<number, RecallLevel>> {
  const today = brusselsNow(by.at).date;
  const found = await lockReminded(
    trx,
    levels.map(({ invoiceId }) => invoiceId),
  );
  const invoices = new Map(found.map((invoice) => [invoice.id, invoice]));
  const early: ProblemField[] = [];
  for (const [index, { invoiceId, level, reason }] of levels.entries()) {
    const invoice = invoices.get(invoiceId);
    if (!invoice) throw notFound();
    const isReminder = level > invoice.recall;
    if (isReminder && invoice.status === InvoiceStatus.closed)
      throw conflict('reminder.closed', { params: { invoice: invoiceId } });
    const from = isReminder && !reason?.trim() ? earlyUntil(level, invoice, today) : undefined;
    const params = from && { from: belgianDate(from), invoice: invoiceId };
    if (params) early.push({ field: fieldOf(index), messageKey: 'validation.reminder.early', params });
  }
  if (early.length > 0)
    throw conflict('reminder.early', { params: { count: early.length }, fields: early.slice(0, MOST_NAMED) });
  for (const { invoiceId, level, reason } of levels) {
    const rises = level > (invoices.get(invoiceId)?.recall ?? 0);
    if (rises) await insertReminder(trx, { invoiceId, level, reason }, today, by);
    await changeInvoice(trx, 'client', invoiceId, { recall: level });
  }
  return new Map(found.map(({ id, recall }) => [id, recall]));
}

const isLetter = (level: RecallLevel): level is ReminderLevel => level !== 0;

async function insertReminder(trx: Db, { invoiceId, level, reason }: NewLevel, date: string, { caller, at }: Author) {
  if (!isLetter(level)) return;
  const by = { at, userId: caller.user.id, userName: callerName(caller) };
  await trx
    .insertInto('invoice_reminder')
    .values({ invoiceId, level, date, reason: reason?.trim() || null, ...by })
    .execute();
}
