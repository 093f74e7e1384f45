import {
  brusselsNow,
  daysBetween,
  invoiceNumber,
  type IsoDate,
  lateBucket,
  nextReminder,
  proposedReminder,
  belgianDate,
  InvoiceStatus,
} from '@navette/shared/domain';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { invalid, type ProblemField } from '../../kernel/problem.ts';
import type { InvoicingServices } from '../services.ts';
import { lateInsuranceRows, lateInvoiceRows, lockReminded, setLevels, type NewLevel } from './remind.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { paidOf } from '../documents/letters.ts';
import type { Author } from '../account/write-offs.ts';
import { refuseEach } from '../invoices/refusals.ts';

/** Lateness of an overdue invoice. */
function latenessOf({ due }: { readonly due: IsoDate }, today: IsoDate) {
  const days = daysBetween(due, today);
  return { daysLate: days, bucket: lateBucket(days) };
}

interface LastReminder {
  readonly invoiceId: number;
  readonly date: string;
  readonly userId: number | null;
  readonly userName: string;
}

/** The last reminder of invoices at their current level. */
async function lastReminders(trx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, LastReminder>> {
  const { rows } = await sql<LastReminder>`
    select distinct on (reminder."invoiceId") reminder."invoiceId", reminder.date, reminder."userId", reminder."userName"
    from invoice_reminder reminder join client_invoice invoice on invoice.id = reminder."invoiceId" and invoice.recall = reminder.level
    where invoice.id = any(${ids}::integer[]) order by reminder."invoiceId", reminder.id desc`.execute(trx);
  return new Map(rows.map((row) => [row.invoiceId, row]));
}

/**
 * Refuses reminders from a stale list: an invoice reminded by a colleague in the meantime would get the same letter twice or fall back to a lower
 * level, and a paid one needs none. A reminder that the caller recorded today is a retry after a lost answer.
 * @throws ProblemError 409 `reminder.changed` that names each of them
 */
async function refuseStale(trx: Db, reminders: readonly NewLevel[], { caller, at }: Author): Promise<void> {
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
  refuseEach('reminder.changed', fields);
}

export const reminderHandlers = {
  listLateInvoices: async ({ services }) => {
    const today = brusselsNow(services.now()).date;
    return (await lateInvoiceRows(services.db, today)).map(({ noticeDays, ...invoice }) => {
      const standing = { ...invoice, noticeDays };
      return {
        ...invoice,
        ...latenessOf(invoice, today),
        proposedLevel: proposedReminder(standing, today),
        allowedFrom: nextReminder(standing, today)?.from ?? null,
      };
    });
  },
  listLateInsuranceInvoices: async ({ services }) => {
    const today = brusselsNow(services.now()).date;
    return (await lateInsuranceRows(services.db, today)).map((invoice) => ({
      ...invoice,
      ...latenessOf(invoice, today),
    }));
  },
  remindInvoices: async ({ body: { reminders }, caller, services, request }) => {
    const ids = reminders.map(({ invoiceId }) => invoiceId);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
    if (twice >= 0) throw invalid({ field: `reminders.${twice}.invoiceId`, messageKey: 'validation.duplicate' });
    const by = { caller, at: services.now() };
    const before = await services.db.transaction().execute(async (trx) => {
      await refuseStale(trx, reminders, by);
      return setLevels(trx, reminders, by, (index) => `reminders.${index}.level`);
    });
    noteForLog(request, {
      subject: ids.slice(0, 50).map(invoiceNumber).join(', '),
      changes: reminders.slice(0, 500).flatMap(({ invoiceId, level, reason }) => {
        const number = invoiceNumber(invoiceId);
        const change = { field: `recall ${number}`, before: String(before.get(invoiceId) ?? 0), after: String(level) };
        return reason ? [change, { field: `reason ${number}`, before: null, after: reason }] : [change];
      }),
    });
    return { affectedRows: reminders.length };
  },
} satisfies Handlers<InvoicingServices>;
