import { InvoiceStatus, type IsoDate, type RecallLevel } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { standingColumns, standingOf } from '../account/standing.ts';
import { dueOf, noticeDaysOf } from '../terms.ts';

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
