import { nameColumn } from '../../db/name-column.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { holdsWords } from '../../db/words.ts';
import type { SearchQuery } from './read-query.ts';

/** A client invoice as a hit shows it. */
export interface FoundInvoice {
  id: number;
  date: string;
  name: string | null;
  address: string | null;
  status: number;
  amount: number;
  invoiceName: string | null;
  invoiceAddress: string | null;
}

/** Client invoices by number, reference, day, and name of the client or on the invoice, the latest first. `statuses` are those the user may see. */
export async function findInvoices(
  db: Db,
  query: SearchQuery,
  statuses: readonly number[],
  limit: number,
): Promise<FoundInvoice[]> {
  const { words, dates, number = 0, paidInvoice = 0 } = query;
  const asks = words.length > 0 || dates.length > 0;
  const named = sql`(client.search is not null and ${holdsWords('client.search', words)} or ${holdsWords('client_invoice.search', words)})`;
  const onDay = dates.length > 0 ? sql`client_invoice.date = any(${dates}::date[])` : sql`true`;
  const { rows } = await sql<FoundInvoice>`
    select client_invoice.id, client_invoice.date, ${nameColumn('list', 'client')} as name, client."fullAddress" as address,
      client_invoice.status, client_invoice.amount, client_invoice."invoiceName", client_invoice."invoiceAddress"
    from client_invoice left join client on client.id = client_invoice."clientId"
    where client_invoice.status = any(${statuses}) and client_invoice."cancelledAt" is null
      and (client_invoice.id in (${number}, ${paidInvoice}) or (${asks} and ${named} and ${onDay}))
    order by client_invoice.id in (${number}, ${paidInvoice}) desc, client_invoice.date desc, client_invoice.id desc
    limit ${limit}`.execute(db);
  return rows;
}
