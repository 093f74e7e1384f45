import {
  INVOICE_ADDRESSEES,
  type InvoiceKind,
  type InvoiceSide,
  type InvoiceStatus,
  personName,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { found } from '../../kernel/problem.ts';
import { INVOICE_TABLES } from '../kinds.ts';
import type { MatchRule } from '@navette/openapi/enums';
import { authorColumn } from '../../db/name-column.ts';
import { INVOICE_LINES } from '../../dispatch/public.ts';
import type { AnswerOf } from '../../kernel/operation.ts';

export interface InvoiceState extends InvoiceSide {
  readonly kind: InvoiceKind;
  readonly invoiceId: number;
  readonly date: string;
  readonly status: InvoiceStatus;
  readonly payerId: number;
}

/** An invoice, or undefined; writers on its account lock it first, after bookings and bank transactions and before a series (ADR 26). */
export async function findInvoiceState(
  db: Db,
  kind: InvoiceKind,
  invoiceId: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<InvoiceState | undefined> {
  const { rows } = await sql<Omit<InvoiceState, 'credited' | 'paid'>>`
    select id as "invoiceId", date, amount, status, ${sql.ref(INVOICE_ADDRESSEES[kind])} as "payerId"
    from ${sql.table(INVOICE_TABLES[kind])} where id = ${invoiceId} and "cancelledAt" is null
    ${lock ? sql`for update` : sql``}`.execute(db);
  const [invoice] = rows;
  if (!invoice) return undefined;
  const { rows: sums } = await sql<{ credited: number; paid: number }>`select
    (select coalesce(sum(amount), 0) from credit_note where kind = ${kind} and "invoiceId" = ${invoiceId}) as credited,
    (select coalesce(sum(amount), 0) from invoice_payment where kind = ${kind} and "invoiceId" = ${invoiceId}) as paid`.execute(
    db,
  );
  return { ...invoice, kind, credited: sums[0]?.credited ?? 0, paid: sums[0]?.paid ?? 0 };
}

export const invoiceState = async (...asked: Parameters<typeof findInvoiceState>): Promise<InvoiceState> =>
  found(await findInvoiceState(...asked));

interface Standing {
  invoiceId: number;
  credited: number;
  paid: number;
  creditNotes: number[];
}

/** Sums of credit notes and ledger by invoice of a kind; for a left join. */
export const standingOf = (kind: InvoiceKind, id?: number) => {
  const own = sql`kind = ${kind}${id === undefined ? sql`` : sql` and "invoiceId" = ${id}`}`;
  return sql<Standing>`(
    select "invoiceId", sum(credited) as credited, sum(paid) as paid,
      array_remove(array_agg(note order by note), null) as "creditNotes"
    from (select "invoiceId", amount as credited, 0 as paid, id as note from credit_note where ${own}
      union all select "invoiceId", 0, amount, null from invoice_payment where ${own}) entry
    group by "invoiceId")`.as<'standing'>('standing');
};

/** Columns of a joined `standing` in lists, for a table of invoices. */
export const standingColumns = (table: string) =>
  [
    sql<number>`coalesce(standing.credited, 0)`.as('credited'),
    sql<number>`coalesce(standing.paid, 0)`.as('paid'),
    sql<number>`${sql.ref(`${table}.amount`)} - coalesce(standing.credited, 0) - coalesce(standing.paid, 0)`.as('open'),
    sql<number[]>`coalesce(standing."creditNotes", '{}')`.as('creditNotes'),
  ] as const;

type Account = AnswerOf<'getInvoiceAccount'>;

const writtenAt = sql<string>`to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('at');

const undone = sql<boolean>`exists (select from invoice_payment undo where undo."reversalOf" = entry.id)`;

/** Amount of an entry that the bank returned, signed as the invoice. */
const givenBack = sql<number>`coalesce((select sum(back.amount) from invoice_payment back where back."returnOf" = entry.id
  and not exists (select from invoice_payment undo where undo."reversalOf" = back.id)), 0)`;
const returned = sql<boolean>`${givenBack} <> 0`;

/** Entries of the ledger of an invoice in the order in which they were written. */
export const ledgerOf = (db: Db, kind: InvoiceKind, invoiceId: number) =>
  db
    .selectFrom('invoice_payment as entry')
    .select(['id', 'date', 'amount', 'source', 'transactionId', 'rule', 'reversalOf', 'returnOf'])
    .select(authorColumn('entry').as('userName'))
    .select([undone.as('reversed'), returned.as('returned'), writtenAt])
    .where('kind', '=', kind)
    .where('invoiceId', '=', invoiceId)
    .orderBy('id')
    .execute();

/** Payments of a bank transaction, without reversed ones. */
export const paymentsFrom = (db: Db, transactionId: number) =>
  db
    .selectFrom('invoice_payment as entry')
    .select(['id', 'kind', 'invoiceId', 'amount', 'userName', 'returnOf', returned.as('returned'), writtenAt])
    .where('transactionId', '=', transactionId)
    .where('reversalOf', 'is', null)
    .where(sql<boolean>`not ${undone}`)
    .orderBy('id')
    .execute();

/** A payment with the amount that the bank has not returned yet, signed as the invoice. */
export interface ReturnablePayment {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly invoiceId: number;
  readonly transactionId: number | null;
  readonly rule: MatchRule | null;
  readonly statusBefore: InvoiceStatus | null;
  readonly left: number;
}

/** Payments that the bank may still return, in the order of their entry: of an invoice, or of some bank transactions. */
export const returnablePayments = (
  db: Db,
  of:
    | { readonly kind: InvoiceKind; readonly invoiceId: number }
    | { readonly transactionId: number | readonly number[] },
): Promise<ReturnablePayment[]> =>
  db
    .selectFrom('invoice_payment as entry')
    .select(['id', 'kind', 'invoiceId', 'transactionId', 'rule', 'statusBefore'])
    .select(sql<number>`amount + ${givenBack}`.as('left'))
    .$if('kind' in of, (query) => query.where((where) => ('kind' in of ? where.and(of) : where.lit(true))))
    .$if('transactionId' in of, (query) =>
      query.where('transactionId', 'in', 'transactionId' in of ? [of.transactionId].flat() : []),
    )
    .where('reversalOf', 'is', null)
    .where('returnOf', 'is', null)
    .where(sql<boolean>`not ${undone} and amount + ${givenBack} <> 0`)
    .orderBy('id')
    .execute();

/** Entries by which a bank transaction returns payments, without reversed ones. */
export const returnsOf = (db: Db, transactionId: number) =>
  db
    .selectFrom('invoice_payment as entry')
    .selectAll()
    .where('transactionId', '=', transactionId)
    .where('returnOf', 'is not', null)
    .where(sql<boolean>`not ${undone}`)
    .orderBy('id')
    .execute();

/** Credit notes with the bookings they freed: of an invoice, or one by its number. */
export const creditNoteRows = (
  db: Db,
  of: { readonly id: number } | { readonly kind: InvoiceKind; readonly invoiceId: number },
) =>
  db
    .selectFrom('credit_note')
    .select(['id', 'date', 'kind', 'invoiceId', 'amount', 'reason', 'whole'])
    .select(
      sql<number[]>`array(select "bookingId" from credit_note_line line
        where line."creditNoteId" = credit_note.id order by line.position)`.as('bookings'),
    )
    .where((where) => where.and(of))
    .orderBy('id')
    .execute();

/** Payer of an invoice, as stored with it; the record's current name on invoices without one. */
export async function payerName(db: Db, kind: InvoiceKind, invoiceId: number): Promise<string> {
  const person = sql`coalesce(payer.lastname, '') as lastname, coalesce(payer.firstname, '') as firstname`;
  const named = kind === 'insurance' ? sql`coalesce(payer.name, '') as lastname, '' as firstname` : person;
  const { rows } = await sql<{ kept: string | null; lastname: string; firstname: string }>`
    select invoice.payer ->> 'name' as kept, ${named} from ${sql.table(INVOICE_TABLES[kind])} invoice
    join ${sql.table(kind)} payer on payer.id = invoice.${sql.ref(`${kind}Id`)} where invoice.id = ${invoiceId}`.execute(
    db,
  );
  const [row] = rows;
  return row?.kept ?? (row ? personName(row, 'list') : '');
}

/** Lines of an invoice with the credit note that credits each; parking only counts in client invoices. */
export async function creditableLines(db: Db, kind: InvoiceKind, invoiceId: number): Promise<Account['lines']> {
  const parking = kind === 'client' ? sql`coalesce((line.snapshot ->> 'ticket_price')::numeric, 0)` : sql`0::numeric`;
  const { rows } = await sql<Account['lines'][number]>`
    select line."bookingId", line.snapshot ->> 'ap_date' as date, line.snapshot ->> 'ap_time' as time,
      left(concat_ws(' – ', nullif(concat_ws(' ', line.snapshot ->> 'client_lastname', line.snapshot ->> 'client_firstname'), ''), nullif(line.snapshot ->> 'destination_name', '')), 320) as text,
      line.amount, ${parking} as parking, credited."creditNoteId"
    from ${sql.table(INVOICE_LINES[kind])} line
    left join credit_note_line credited
      on credited.kind = ${kind} and credited."invoiceId" = line."invoiceId" and credited."bookingId" = line."bookingId"
    where line."invoiceId" = ${invoiceId} order by line.position`.execute(db);
  return rows;
}
