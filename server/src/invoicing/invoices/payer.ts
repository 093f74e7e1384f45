import { documentLanguage } from '@navette/shared/document';
import {
  addressWithBox,
  INVOICE_ADDRESSEES,
  type InvoiceChannel,
  type InvoiceKind,
  personName,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { invalid } from '../../kernel/problem.ts';

interface Addressee {
  readonly name: string;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly tel: string | null;
  readonly email: string | null;
  readonly bank: string | null;
  readonly language: string | null;
}

/** An addressee with its record's own name, and the values that the invoice has in columns of its own. */
export interface InvoicePayer {
  readonly lastname: string;
  /** Empty for an insurer. */
  readonly firstname: string;
  /** Channel of its documents; null for mail where there is an address, else post. */
  readonly channel: InvoiceChannel | null;
  readonly addressee: Addressee;
  readonly columns: Readonly<Record<string, string | null>>;
}

/** Payers by id. Unknown ones are missing. */
export type InvoicePayers = ReadonlyMap<number, InvoicePayer>;

type PayerRow = Omit<InvoicePayer, 'addressee' | 'channel' | 'columns'> &
  Omit<Addressee, 'name'> & {
    readonly id: number;
    readonly fullAddress: string | null;
    readonly postbox: string | null;
    readonly mobile: string | null;
    readonly invoiceName: string | null;
    readonly invoiceAddress: string | null;
    readonly postbox2: string | null;
    readonly invoiceChannel: InvoiceChannel | null;
    readonly invoiceEmail: string | null;
  };

const noOther = sql`null as "invoiceName", null as "invoiceAddress", null as postbox2, null as "invoiceEmail"`;

/** Columns in which the records of payers differ: only clients have another name and address, drivers and insurers an account. */
const OWN = {
  client: sql`lastname, firstname, mobile, null as bank, "invoiceName", "invoiceAddress", postbox2, "invoiceEmail"`,
  driver: sql`lastname, firstname, mobile, bank_account as bank, ${noOther}`,
  insurance: sql`name as lastname, '' as firstname, null as mobile, bank_account as bank, ${noOther}`,
} as const satisfies Readonly<Record<InvoiceKind, unknown>>;

/** Current addressees of the invoices of a kind; in one statement. */
export async function invoicePayers(db: Db, kind: InvoiceKind, ids: readonly number[]): Promise<InvoicePayers> {
  const { rows } = await sql<PayerRow>`
    select id, address, "fullAddress", postbox, zip, city, tel, email, language, "invoiceChannel", ${OWN[kind]}
    from ${sql.table(kind)} where id = any(${ids}::integer[]) ${prepared}`.execute(db);
  return new Map(rows.map((row) => [row.id, payerOf(kind, row)]));
}

function payerOf(kind: InvoiceKind, row: PayerRow): InvoicePayer {
  const { lastname, firstname, invoiceName, invoiceAddress, tel, mobile, email, bank, language } = row;
  const name = filled(invoiceName) ?? personName({ firstname, lastname }, 'text');
  const columns: InvoicePayer['columns'] = kind === 'client' ? { invoiceName, invoiceAddress } : {};
  return {
    lastname,
    firstname,
    channel: row.invoiceChannel,
    columns,
    addressee: {
      name,
      ...placeOf(kind, row),
      tel: tel ?? mobile,
      email: filled(row.invoiceEmail) ?? email,
      bank,
      language,
    },
  };
}

/** Postal address of documents: the record's other one, if it has one for them; null when it has none. */
function placeOf(kind: InvoiceKind, row: PayerRow): Pick<Addressee, 'address' | 'zip' | 'city'> {
  const { address, fullAddress, invoiceAddress, postbox, postbox2, language, zip, city } = row;
  const boxed = (text: string | null, box: string | null) =>
    text && addressWithBox(text, box, documentLanguage(language));
  const other = filled(invoiceAddress);
  // An invoice address is complete: the town of the client does not belong to it.
  if (other !== null) return { address: boxed(other, postbox2), zip: null, city: null };
  const own = kind === 'insurance' ? filled(address, fullAddress) : filled(fullAddress, address);
  return { address: boxed(own, postbox), zip, city };
}

/** The first non-empty text; old records have empty ones. */
const filled = (...texts: readonly (string | null)[]): string | null => texts.find((text) => text?.trim()) ?? null;

/** Whether an invoice can be sent to a payer; drivers are settled without an address. */
export const isReachable = (kind: InvoiceKind, { addressee }: InvoicePayer): boolean =>
  kind === 'driver' || addressee.address !== null;

/**
 * One of some payers.
 * @throws ProblemError 400 on the field with its id when it is unknown, or has no required address
 */
export function payerAmong(payers: InvoicePayers, kind: InvoiceKind, id: number): InvoicePayer {
  const payer = payers.get(id);
  const field = `invoice.${INVOICE_ADDRESSEES[kind]}`;
  if (!payer) throw invalid({ field, messageKey: 'validation.notFound' });
  if (!isReachable(kind, payer)) throw invalid({ field, messageKey: 'validation.invoice.noAddress' });
  return payer;
}
