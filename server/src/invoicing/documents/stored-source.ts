import { type DocumentLine, documentLanguage } from '@navette/shared/document';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { FilePort } from '../../ports/files/file-port.ts';
import type { InvoicingServices } from '../services.ts';
import type { WalletRow } from '../wallets/wallet-row.ts';
import { clientName, type InvoiceKind, INVOICE_ADDRESSEES, subtractMoney, sumMoney } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { type CompanyProfile, companyProfile, logoAt, profileOf } from '../../masterdata/public.ts';
import { carriedAtIssue } from '../batches/carry-debts.ts';
import { invoiceBookings } from '../lists/invoice-queries.ts';

/** Contents of a document, as in the contract. */
export type InvoiceDocument = AnswerOf<'getClientInvoiceDocument'>;

/** Printed fields of a booking only: no notes; the national number is stored with the lines of an insurer alone, if it is to be printed. */
export const documentLine = (row: WalletRow): InvoiceDocument['lines'][number] & DocumentLine => ({
  id: row.id,
  ap_date: row.ap_date,
  ap_time: row.ap_time,
  client_firstname: row.client_firstname ?? null,
  client_lastname: row.client_lastname ?? null,
  destination_name: row.destination_name ?? null,
  type: row.type,
  motive: row.motive ?? null,
  mutualPatientID: row.mutualPatientID ?? null,
  price: row.price ?? null,
  waitprice: row.waitprice ?? null,
  ticket_price: row.ticket_price ?? null,
  subtotal: row.subtotal ?? null,
  price_cash: row.price_cash ?? null,
  price_factuur: row.price_factuur ?? null,
  commission: row.commission ?? null,
  creditDriver: row.creditDriver ?? null,
  creditAmount: row.creditAmount ?? null,
  mutualDistance: row.mutualDistance ?? null,
  dist: row.dist ?? null,
  clientId: row.clientId ?? null,
  client_ssn: row.client_ssn ?? null,
  total: row.total ?? null,
});

interface Addressee {
  readonly payer: string;
  /** Client named by an invoice of a driver or an insurer. */
  readonly clientId: number | null;
}

/**
 * Name of the client that a document is about, when it is addressed to somebody else: a client invoice to another name (a family, a public centre
 * that pays for many), an invoice of a driver or an insurer for one client alone.
 */
export function aboutClient(
  kind: InvoiceKind,
  { payer, clientId }: Addressee,
  [first]: InvoiceDocument['lines'],
): string | null {
  if (!first || (kind !== 'client' && clientId === null)) return null;
  const name = clientName(first, 'text');
  return name === '' || (kind === 'client' && name === payer) ? null : name;
}

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

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

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
  const carried = kind === 'driver' ? await carriedAtIssue(db, id) : [];
  return {
    kind,
    id,
    date,
    language: documentLanguage(text(payer, 'language'), company),
    company,
    logo: invoice.issuedAt && (await logoAt(db, invoice.issuedAt)),
    payer: payerOf(payer, payerId),
    about: aboutClient(kind, { payer: text(payer, 'name') ?? '', clientId }, lines),
    lines,
    amount,
    fee: kind === 'client' ? feeOf(amount, lines) : 0,
    credit: null,
    ...(carried.length > 0 && { carried }),
  };
}

/** Amount of a client invoice besides its lines and their parking. */
export const feeOf = (amount: number, lines: InvoiceDocument['lines']): number =>
  subtractMoney(amount, sumMoney(lines.flatMap(({ total, ticket_price }) => [total, ticket_price])));

/** Source data whose logo is a key of the file store. */
export interface WithLogo {
  readonly logo?: string | null;
}

/** A source as it is answered: with a link of the logo. */
export const shownSource = <Source extends WithLogo>(
  { fileLinks }: Pick<InvoicingServices, 'fileLinks'>,
  source: Source,
): Source => ({ ...source, logo: source.logo ? fileLinks.sign(source.logo) : null });

/** The logos of some sources, as PDFs embed them; a lost file is left out. */
export async function logosOf(files: FilePort, sources: readonly WithLogo[]): Promise<ReadonlyMap<string, Buffer>> {
  const logos = new Map<string, Buffer>();
  for (const key of new Set(sources.flatMap(({ logo }) => logo ?? []))) {
    const content = await files.read(key);
    if (content) logos.set(key, content);
  }
  return logos;
}
