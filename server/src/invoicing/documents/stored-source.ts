import { documentLanguage } from '@navette/shared/document';
import { INVOICE_ADDRESSEES, type InvoiceKind, subtractMoney, sumMoney } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { type CompanyProfile, companyProfile, profileOf } from '../../masterdata/public.ts';
import { invoiceBookings } from '../lists/invoice-lines.ts';
import { aboutClient, documentLine, type InvoiceDocument } from './document-line.ts';

type Kept = Readonly<Record<string, unknown>>;

interface InvoiceRow {
  readonly id: number;
  readonly date: string;
  readonly amount: number;
  readonly payerId: number;
  readonly clientId: number | null;
  readonly status: number;
  readonly company: Kept | null;
  readonly payer: Kept | null;
  readonly issuedAt: Date | null;
  readonly pdfSha256: string | null;
}

/** An invoice with the data of its document, also a cancelled one, whose document may be requested years later. */
export async function invoiceRow(db: Db, kind: InvoiceKind, id: number): Promise<InvoiceRow> {
  const { rows } = await sql<InvoiceRow>`
    select id, date::text as date, amount::float8 as amount, ${sql.ref(INVOICE_ADDRESSEES[kind])} as "payerId", "clientId", status, company, payer, "issuedAt", "pdfSha256"
    from ${sql.table(`${kind}_invoice`)} where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

const text = (kept: Kept, name: string): string | null => {
  const value = kept[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The organisation as stored with the invoice; the current one for an invoice without it. */
export async function companyOf(db: Db, kept: Kept | null): Promise<CompanyProfile> {
  if (!kept) return companyProfile(db);
  const settings = Object.entries(kept).map(([name, value]) => [name, isPlain(value) ? String(value) : null] as const);
  return profileOf(new Map(settings));
}

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const payerOf = (kept: Kept, id: number): InvoiceDocument['payer'] => ({
  id,
  name: text(kept, 'name') ?? '',
  address: text(kept, 'address'),
  zip: text(kept, 'zip'),
  city: text(kept, 'city'),
  tel: text(kept, 'tel'),
  email: text(kept, 'email'),
  bank: text(kept, 'bank'),
});

/**
 * Contents of an invoice's document, from the data stored with the invoice (ADR 26).
 * @throws ProblemError 404 for an unknown number
 */
export async function storedSource(db: Db, kind: InvoiceKind, id: number): Promise<InvoiceDocument> {
  const invoice = await invoiceRow(db, kind, id);
  const { payerId, clientId, date, amount } = invoice;
  const payer = invoice.payer ?? {};
  const [rows, company] = [
    await invoiceBookings(db, kind, { invoiceId: id, payerId }),
    await companyOf(db, invoice.company),
  ];
  const lines = rows.map(documentLine);
  return {
    kind,
    id,
    date,
    language: documentLanguage(text(payer, 'language')),
    company,
    payer: payerOf(payer, payerId),
    about: aboutClient(kind, { payer: text(payer, 'name') ?? '', clientId }, lines),
    lines,
    amount,
    fee: kind === 'client' ? feeOf(amount, lines) : 0,
    credit: null,
  };
}

/** Amount of a client invoice besides its lines and their parking. */
export const feeOf = (amount: number, lines: InvoiceDocument['lines']): number =>
  subtractMoney(amount, sumMoney(lines.flatMap(({ total, ticket_price }) => [total, ticket_price])));
