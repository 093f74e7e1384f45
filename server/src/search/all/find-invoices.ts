import type { InvoiceKind, OgmKind } from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { nameColumn } from '../../db/name-column.ts';
import { holdsWords } from '../../db/words.ts';
import type { SearchQuery } from './read-query.ts';

/** An invoice as shown in a hit. */
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

interface Source {
  /** Its series of structured communications. */
  readonly series: OgmKind;
  readonly payerId: string;
  readonly name: RawBuilder<string | null>;
  /** Columns of the invoice itself with the payer's name; other kinds only have the record's. */
  readonly ownPayer: boolean;
}

const SOURCES: Readonly<Record<InvoiceKind, Source>> = {
  client: { series: 'client', payerId: 'clientId', name: nameColumn('list', 'payer'), ownPayer: true },
  driver: { series: 'driver', payerId: 'driverId', name: nameColumn('list', 'payer'), ownPayer: false },
  insurance: { series: 'insurer', payerId: 'insuranceId', name: sql.ref('payer.name'), ownPayer: false },
};

/** Invoices of a kind by number, reference, day, and name of the payer, the latest first. `statuses`: those that the user may see. */
export async function findInvoices(
  db: Db,
  kind: InvoiceKind,
  query: SearchQuery,
  statuses: readonly number[],
  limit: number,
): Promise<FoundInvoice[]> {
  const { series, payerId, name, ownPayer } = SOURCES[kind];
  const { words, dates, number = 0, paidInvoice, reference } = query;
  const paid = paidInvoice?.kind === series ? paidInvoice.invoiceId : 0;
  const referred = reference
    ? sql`(invoice.id = ${reference.invoiceId} and invoice.${sql.ref(payerId)} = ${reference.payerId})`
    : sql`false`;
  const asks = words.length > 0 || dates.length > 0;
  const own = (column: string) => (ownPayer ? sql.ref(`invoice.${column}`) : sql`null::text`);
  const ofPayer = sql`payer.search is not null and ${holdsWords('payer.search', words)}`;
  const named = ownPayer ? sql`(${ofPayer} or ${holdsWords('invoice.search', words)})` : sql`(${ofPayer})`;
  const onDay = dates.length > 0 ? sql`invoice.date = any(${dates}::date[])` : sql`true`;
  const { rows } = await sql<FoundInvoice>`
    select invoice.id, invoice.date, ${name} as name, payer."fullAddress" as address, invoice.status, invoice.amount,
      ${own('invoiceName')} as "invoiceName", ${own('invoiceAddress')} as "invoiceAddress"
    from ${sql.table(`${kind}_invoice`)} as invoice left join ${sql.table(kind)} as payer on payer.id = invoice.${sql.ref(payerId)}
    where invoice.status = any(${statuses}) and invoice."cancelledAt" is null
      and (invoice.id in (${number}, ${paid}) or ${referred} or (${asks} and ${named} and ${onDay}))
    order by invoice.id in (${number}, ${paid}) or ${referred} desc, invoice.date desc, invoice.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Credit notes of some kinds of invoices by their number, their payer's name or their day. */
export async function findCreditNotes(
  db: Db,
  kinds: readonly InvoiceKind[],
  { words, dates, number, text }: SearchQuery,
  limit: number,
): Promise<FoundInvoice[]> {
  const [, typed] = /^cn\s*0*(\d{1,9})$/iu.exec(text) ?? [];
  const wanted = Number(typed ?? number ?? 0);
  const asks = typed === undefined && (words.length > 0 || dates.length > 0);
  const onDay = dates.length > 0 ? sql`note.date = any(${dates}::date[])` : sql`true`;
  const found: FoundInvoice[] = [];
  for (const kind of kinds) {
    const { payerId, name } = SOURCES[kind];
    const { rows } = await sql<FoundInvoice>`
      select note.id, note.date, ${name} as name, payer."fullAddress" as address, invoice.status, note.amount,
        null as "invoiceName", null as "invoiceAddress"
      from credit_note note
      join ${sql.table(`${kind}_invoice`)} as invoice on invoice.id = note."invoiceId"
      left join ${sql.table(kind)} as payer on payer.id = invoice.${sql.ref(payerId)}
      where note.kind = ${kind} and (note.id = ${wanted}
        or (${asks} and payer.search is not null and ${holdsWords('payer.search', words)} and ${onDay}))
      order by note.id = ${wanted} desc, note.date desc, note.id desc limit ${limit}`.execute(db);
    found.push(...rows);
  }
  return found.slice(0, limit);
}
