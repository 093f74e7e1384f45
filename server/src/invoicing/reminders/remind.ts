import {
  belgianDate,
  brusselsNow,
  earlyUntil,
  InvoiceStatus,
  type RecallLevel,
  type ReminderLevel,
  type IsoDate,
} from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { callerName } from '../../kernel/caller.ts';
import { notFound, conflict, type ProblemField } from '../../kernel/problem.ts';
import { changeInvoice } from '../lists/invoice-queries.ts';
import type { Author } from '../account/write-offs.ts';
import { refuseEach } from '../invoices/refusals.ts';
import { sql } from 'kysely';
import { standingColumns, standingOf } from '../account/account-queries.ts';
import { dueOf, noticeDaysOf } from '../kinds.ts';

export interface NewLevel {
  readonly invoiceId: number;
  readonly level: RecallLevel;
  readonly reason?: string | null | undefined;
}

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
  refuseEach('reminder.early', early);
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

/** Date of the last reminder of an invoice at its current level. */
const remindedOn = sql<string | null>`(select max(reminder.date) from invoice_reminder reminder
  where reminder."invoiceId" = client_invoice.id and reminder.level = client_invoice.recall)`.as('remindedOn');

/** Terms named in the documents of an invoice. */
const termsOf = [dueOf('client_invoice').as('due'), noticeDaysOf('client_invoice').as('noticeDays')] as const;

/** Whether an invoice of a table, joined with its `standing`, is open past its due date. */
const isLate = (table: 'client_invoice' | 'insurance_invoice', today: IsoDate) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`${column('cancelledAt')} is null and ${column('status')} <> ${sql.lit(InvoiceStatus.closed)}
    and ${dueOf(table)} < ${today}::date
    and ${column('amount')} > coalesce(standing.credited, 0) + coalesce(standing.paid, 0)`;
};

/** Overdue client invoices with an open amount, the oldest first. */
export const lateInvoiceRows = (db: Db, today: IsoDate) =>
  db
    .selectFrom('client_invoice')
    .innerJoin('client', 'client.id', 'client_invoice.clientId')
    .leftJoin(standingOf('client'), 'standing.invoiceId', 'client_invoice.id')
    .select(['client_invoice.id', 'client_invoice.date', 'client_invoice.clientId', 'client_invoice.amount'])
    .select(['client.firstname', 'client.lastname', remindedOn])
    .select(termsOf)
    .select([sql<InvoiceStatus>`status`.as('status'), sql<RecallLevel>`recall`.as('recall')])
    .select(standingColumns('client_invoice')[2])
    .where(isLate('client_invoice', today))
    .orderBy('client_invoice.date')
    .orderBy('client_invoice.id')
    .execute();

/** Overdue insurance invoices with an open amount, the oldest first. */
export const lateInsuranceRows = (db: Db, today: IsoDate) =>
  db
    .selectFrom('insurance_invoice')
    .innerJoin('insurance', 'insurance.id', 'insurance_invoice.insuranceId')
    .leftJoin(standingOf('insurance'), 'standing.invoiceId', 'insurance_invoice.id')
    .select(['insurance_invoice.id', 'insurance_invoice.date', 'insurance_invoice.insuranceId'])
    .select(['insurance_invoice.amount', 'insurance.name', sql<InvoiceStatus>`status`.as('status')])
    .select(dueOf('insurance_invoice').as('due'))
    .select(standingColumns('insurance_invoice')[2])
    .where(isLate('insurance_invoice', today))
    .orderBy('insurance_invoice.date')
    .orderBy('insurance_invoice.id')
    .execute();

/** Invoices with the fields of reminders, locked in the order of their ids. */
export const lockReminded = (trx: Db, ids: readonly number[]) =>
  trx
    .selectFrom('client_invoice')
    .select(['id', 'date', sql<InvoiceStatus>`status`.as('status'), sql<RecallLevel>`recall`.as('recall'), remindedOn])
    .select(termsOf)
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('cancelledAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
