import { INVOICE_ADDRESSEES, type InvoiceKind, personName, addressWithBox } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { invalid, ProblemError } from '../../kernel/problem.ts';
import { documentLanguage } from '@navette/shared/document';

/** Addressee of an invoice, as stored with it. */
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

/** An addressee, with the values that the invoice has in columns of its own. */
export interface InvoicePayer {
  readonly addressee: Addressee;
  readonly columns: Readonly<Record<string, string | null>>;
}

/** Payers by id; the refusal for one without a required address. Unknown ones are missing. */
export type InvoicePayers = ReadonlyMap<number, InvoicePayer | ProblemError>;

const noAddress = (field: string) => invalid({ field, messageKey: 'validation.invoice.noAddress' });
const among = (ids: readonly number[]) => sql<number>`any(${ids}::integer[])`;

const PAYERS: Readonly<Record<InvoiceKind, (db: Db, ids: readonly number[]) => Promise<InvoicePayers>>> = {
  /** Clients, with the record's other name and address if it has them. */
  client: async (db, ids) => {
    const rows = await db
      .selectFrom('client')
      .select(['id', 'firstname', 'lastname', 'invoiceName', 'invoiceAddress', 'postbox2', 'fullAddress', 'address'])
      .select(['postbox', 'zip', 'city', 'tel', 'mobile', 'email', 'language'])
      .where('id', '=', among(ids))
      .modifyEnd(prepared)
      .execute();
    return new Map<number, InvoicePayer | ProblemError>(
      rows.map((client) => {
        const { id, invoiceName, invoiceAddress, tel, mobile, email, language } = client;
        const place = clientPlace(client);
        if (place.address === null) return [id, noAddress('invoice.clientId')];
        const name = filled(invoiceName) ?? personName(client, 'text');
        const addressee = { name, ...place, tel: tel ?? mobile, email, bank: null, language };
        return [id, { addressee, columns: { invoiceName, invoiceAddress } }];
      }),
    );
  },
  /** Drivers, with the account to be paid. */
  driver: async (db, ids) => {
    const rows = await db
      .selectFrom('driver')
      .select(['id', 'firstname', 'lastname', 'fullAddress', 'address', 'postbox', 'zip', 'city', 'tel', 'mobile'])
      .select(['email', 'bank_account', 'language'])
      .where('id', '=', among(ids))
      .modifyEnd(prepared)
      .execute();
    return new Map<number, InvoicePayer | ProblemError>(
      rows.map((driver) => {
        const { id, tel, mobile, email, bank_account: bank, language } = driver;
        const name = personName(driver, 'text');
        const addressee = { name, ...personPlace(driver), tel: tel ?? mobile, email, bank, language };
        return [id, { addressee, columns: {} }];
      }),
    );
  },
  /** Insurers; one without an address gets no invoice. */
  insurance: async (db, ids) => {
    const rows = await db
      .selectFrom('insurance')
      .select(['id', 'name', 'address', 'fullAddress', 'postbox', 'zip', 'city', 'tel', 'email', 'bank_account'])
      .select('language')
      .where('id', '=', among(ids))
      .modifyEnd(prepared)
      .execute();
    return new Map<number, InvoicePayer | ProblemError>(
      rows.map((insurer) => {
        const { id, name, tel, email, bank_account: bank, language } = insurer;
        const place = insurerPlace(insurer);
        if (place.address === null) return [id, noAddress('invoice.insuranceId')];
        return [id, { addressee: { name, ...place, tel, email, bank, language }, columns: {} }];
      }),
    );
  },
};

/** Current addressees of the invoices of a kind; in one statement. */
export const invoicePayers = (db: Db, kind: InvoiceKind, ids: readonly number[]): Promise<InvoicePayers> =>
  PAYERS[kind](db, ids);

/**
 * One of some payers.
 * @throws ProblemError 400 on the field with its id
 */
export function payerAmong(payers: InvoicePayers, kind: InvoiceKind, id: number): InvoicePayer {
  const payer = payers.get(id);
  if (!payer) throw invalid({ field: `invoice.${INVOICE_ADDRESSEES[kind]}`, messageKey: 'validation.notFound' });
  if (payer instanceof ProblemError) throw payer;
  return payer;
}

/** Current addressee of an invoice. */
export const findInvoicePayer = async (db: Db, kind: InvoiceKind, id: number): Promise<InvoicePayer> =>
  payerAmong(await invoicePayers(db, kind, [id]), kind, id);

/** Address of a person, as in the record. */
interface Place {
  readonly address: string | null;
  readonly fullAddress: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly postbox: string | null;
  readonly language: string | null;
}

/** Postal address of documents; the address is null when the record has none. */
interface PayerPlace {
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
}

/** The first non-empty text; old records have empty ones. */
export const filled = (...texts: readonly (string | null)[]): string | null =>
  texts.find((text) => text?.trim()) ?? null;

const boxed = (address: string | null, postbox: string | null, language: string | null): string | null =>
  address && addressWithBox(address, postbox, documentLanguage(language));

/** Address of a person. */
const personPlace = ({ fullAddress, address, zip, city, postbox, language }: Place): PayerPlace => ({
  address: boxed(filled(fullAddress, address), postbox, language),
  zip,
  city,
});

/** Postal address of an insurer's invoice. */
const insurerPlace = ({ fullAddress, address, zip, city, postbox, language }: Place): PayerPlace => ({
  address: boxed(filled(address, fullAddress), postbox, language),
  zip,
  city,
});

/** Postal address of a client's documents: the record's other address, if it has one for them. */
export function clientPlace(
  client: Place & { readonly invoiceAddress: string | null; readonly postbox2: string | null },
): PayerPlace {
  const { invoiceAddress, postbox2, language } = client;
  const other = filled(invoiceAddress);
  // An invoice address is complete: the town of the client does not belong to it.
  return other === null ? personPlace(client) : { address: boxed(other, postbox2, language), zip: null, city: null };
}
