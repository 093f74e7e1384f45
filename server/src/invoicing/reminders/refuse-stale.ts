import { belgianDate, brusselsNow, InvoiceStatus } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { conflict, type ProblemField } from '../../kernel/problem.ts';
import { paidOf } from '../documents/paid-of.ts';
import type { Author } from '../account/write-offs.ts';
import { lockReminded } from './late-queries.ts';
import type { NewLevel } from './remind.ts';

interface LastReminder {
  readonly invoiceId: number;
  readonly date: string;
  readonly userId: number | null;
  readonly userName: string;
}

/** Refused reminders that an answer names. */
const MOST_NAMED = 50;

/** The last reminder of invoices, of the level on which each stands. */
async function lastReminders(trx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, LastReminder>> {
  const { rows } = await sql<LastReminder>`
    select distinct on (reminder."invoiceId") reminder."invoiceId", reminder.date, reminder."userId", reminder."userName"
    from invoice_reminder reminder join client_invoice invoice on invoice.id = reminder."invoiceId" and invoice.recall = reminder.level
    where invoice.id = any(${ids}::integer[]) order by reminder."invoiceId", reminder.id desc`.execute(trx);
  return new Map(rows.map((row) => [row.invoiceId, row]));
}

/**
 * Refuses reminders that come from a list of before: an invoice that a colleague reminded meanwhile would get the same letter twice or fall
 * back to a lower level, and of one that is paid nothing is asked. What the caller recorded today is a repeat, whose answer was lost.
 * @throws ProblemError 409 `reminder.changed` that names each of them
 */
export async function refuseStale(trx: Db, reminders: readonly NewLevel[], { caller, at }: Author): Promise<void> {
  const ids = reminders.map(({ invoiceId }) => invoiceId);
  const invoices = new Map((await lockReminded(trx, ids)).map((invoice) => [invoice.id, invoice]));
  const [last, settled] = [await lastReminders(trx, ids), await paidOf(trx, ids)];
  const today = brusselsNow(at).date;
  const fields = reminders.flatMap(({ invoiceId, level }, index): ProblemField[] => {
    const invoice = invoices.get(invoiceId);
    if (!invoice || invoice.status === InvoiceStatus.closed) return [];
    const field = `reminders.${index}.level`;
    const params = { invoice: invoiceId };
    const given = last.get(invoiceId);
    const isRepeat = level === invoice.recall && given?.userId === caller.user.id && given.date === today;
    if (level <= invoice.recall && !isRepeat) {
      const by = { name: given?.userName ?? '', date: given ? belgianDate(given.date) : 'none' };
      return [{ field, messageKey: 'validation.reminder.given', params: { ...params, ...by } }];
    }
    const isPaid = (settled.get(invoiceId)?.open ?? 0) <= 0;
    return isPaid && !isRepeat ? [{ field, messageKey: 'validation.letter.paid', params }] : [];
  });
  if (fields.length > 0)
    throw conflict('reminder.changed', { params: { count: fields.length }, fields: fields.slice(0, MOST_NAMED) });
}
