import { InvoiceStatus, personName, type StatementMovement } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { found } from '../../kernel/found.ts';
import { standingColumns, standingOf } from '../account/standing.ts';
import { clientPlace, filled } from '../invoices/payer-place.ts';

/** A client with the address of statements: that of the invoices, if the record has another one for them. */
export async function statementClient(db: Db, id: number) {
  const client = found(
    await db
      .selectFrom('client')
      .select(['firstname', 'lastname', 'invoiceName', 'invoiceAddress', 'postbox2', 'fullAddress', 'address'])
      .select(['postbox', 'zip', 'city', 'tel', 'mobile', 'email', 'language'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  const { firstname, lastname, invoiceName, tel, mobile, email, language } = client;
  const name = filled(invoiceName) ?? personName(client, 'text');
  const payer = { id, name, ...clientPlace(client), tel: tel ?? mobile, email, bank: null };
  return { firstname, lastname, language, payer };
}

/**
 * Movements on a client's account. A write-off on closing an invoice has that day; an invoice closed without a write-off (before they existed) is
 * settled nevertheless: its remainder is added to its last entry.
 */
export async function clientMovements(db: Db, clientId: number): Promise<StatementMovement[]> {
  const { rows } = await sql<StatementMovement>`
    with invoice as (select id, date, amount, status from client_invoice where "clientId" = ${clientId} and "cancelledAt" is null),
    movement as (
      select date, 'invoice' as type, id as number, id as "invoiceId", amount from invoice
      union all select note.date, 'creditNote', note.id, note."invoiceId", -note.amount
        from credit_note note join invoice on invoice.id = note."clientInvoiceId"
      union all select entry.date, case when coalesce(entry."reversalOf", entry."returnOf") is not null then 'reversal'
            when (entry.amount > 0) = (invoice.amount > 0) then 'payment' else 'refund' end, entry.id, entry."invoiceId", -entry.amount
        from invoice_payment entry join invoice on invoice.id = entry."clientInvoiceId"
      union all select entry.date, 'closed', invoice.id, invoice.id, -entry.amount
        from invoice_write_off entry join invoice on invoice.id = entry."clientInvoiceId"
        where invoice.status = ${sql.lit(InvoiceStatus.closed)} and entry."reversalOf" is null
          and not exists (select from invoice_write_off undo where undo."reversalOf" = entry.id))
    select * from movement
    union all select max(movement.date), 'closed', invoice.id, invoice.id, -sum(movement.amount)
      from movement join invoice on invoice.id = movement."invoiceId" where invoice.status = ${sql.lit(InvoiceStatus.closed)}
      group by invoice.id having sum(movement.amount) <> 0`.execute(db);
  return rows;
}

/** Invoices of a client with an open amount, the oldest first, with the organisation as stored with each. */
export const openInvoices = (db: Db, clientId: number) =>
  db
    .selectFrom('client_invoice')
    .leftJoin(standingOf('client'), 'standing.invoiceId', 'client_invoice.id')
    .select(['client_invoice.id', 'client_invoice.date', 'client_invoice.amount', 'client_invoice.company'])
    .select(standingColumns('client_invoice')[2])
    .where('client_invoice.clientId', '=', clientId)
    .where('cancelledAt', 'is', null)
    .where('status', '<>', InvoiceStatus.closed)
    .where(sql<boolean>`client_invoice.amount > coalesce(standing.credited, 0) + coalesce(standing.paid, 0)`)
    .orderBy('client_invoice.date')
    .orderBy('client_invoice.id')
    .execute();
