import type { MatchRule } from '@navette/openapi/enums';
import { bankAmount, type StatementLine } from '@navette/shared/bank';
import {
  addDays,
  daysBetween,
  type InvoiceKind,
  invoiceNumber,
  invoiceOgm,
  type IsoDate,
  ogmText,
  paymentReference,
} from '@navette/shared/domain';
import type { NewRow } from '../db/types.ts';
import { createPrints } from '../invoicing/transactions/transaction-queries.ts';
import { createRandom } from './random.ts';

/** A payment as a line of a bank file. */
export interface DemoLine {
  readonly date: IsoDate;
  readonly amount: number;
  readonly account: string | null;
  readonly counterparty: string | null;
  readonly detail: string;
  readonly structured: string | null;
  readonly ref: string | null;
}

/** An invoice as its payment at the bank looks at it. */
export interface PaidInvoice {
  readonly kind: InvoiceKind;
  readonly id: number;
  readonly payerId: number;
  readonly name: string;
  readonly bank: string | null;
}

const LONGEST_WAIT = 24;
const OGM_KINDS = { client: 'client', driver: 'driver', insurance: 'insurer' } as const;

/** A Belgian account with valid check digits, always the same for a number. */
export function demoIban(seed: number): string {
  const base = String(3_630_000_000 + ((seed * 7919) % 9_999_999));
  const account = `${base}${String(Number(base) % 97 || 97).padStart(2, '0')}`;
  const check = 98n - (BigInt(`${account}111400`) % 97n);
  return `BE${String(check).padStart(2, '0')}${account}`;
}

/** Reference to the invoice in a payment. */
export type NamedBy = MatchRule;

/** The movement that pays so much of an invoice. */
export function paymentLine(
  { kind, id, payerId, name, bank }: PaidInvoice,
  date: IsoDate,
  amount: number,
  named: NamedBy = 'ogm',
): DemoLine {
  const ogm = named === 'ogm' ? invoiceOgm(OGM_KINDS[kind], id) : null;
  const details = {
    order: '',
    ogm: ogm ? ogmText(ogm) : '',
    reference: `Paiement ${paymentReference(id, payerId)}`,
    number: `Facture ${invoiceNumber(id)} merci`,
    account: 'Transport médical',
  };
  return {
    date,
    amount: bankAmount(kind, amount),
    account: bank ?? demoIban(payerId),
    counterparty: name.slice(0, 70),
    detail: details[named],
    structured: ogm,
    ref: named === 'account' ? null : invoiceNumber(id),
  };
}

const OTHERS = [
  ['Garage Delcourt SA', 'Entretien véhicule 1-ABC-234', -412.35],
  ['TotalEnergies', 'Carburant carte 7788', -186.2],
  ['Proximus', 'Abonnement mobile', -94.5],
  ['Ethias', 'Assurance flotte', -731.08],
  ['Commune d’Ixelles', 'Subside associations', 1500],
  ['Mme Lambert', 'Don en souvenir de Jean', 50],
  ['Parking Flagey', 'Carte de stationnement', -35],
  ['M. Nguyen', 'Merci pour le transport', 25],
] as const;

/** Movements of the last weeks that pay no invoice. */
export const otherLines = (today: IsoDate): DemoLine[] =>
  OTHERS.map(([counterparty, detail, amount], index) => ({
    date: addDays(today, -2 - index * 3),
    amount,
    account: demoIban(90_000 + index),
    counterparty,
    detail,
    structured: null,
    ref: null,
  }));

/** Rows of movements, as an import stores them. */
export function transactionRows(lines: readonly DemoLine[], importedBy: number | null): NewRow<'bank_transaction'>[] {
  const print = createPrints('generic');
  return lines.map((line, index) => {
    const read: StatementLine = {
      ...line,
      line: index + 1,
      cents: Math.round(line.amount * 100),
      number: null,
      returned: false,
    };
    const raw = [line.date, line.account ?? '', String(line.amount), line.detail].join(';');
    const source = `extrait-${line.date.slice(0, 7)}.csv`;
    const importedAt = `${addDays(line.date, 1)}T06:00:00Z`;
    return { ...line, id: index + 1, source, raw, ...print(read), importedBy, importedAt, importId: null };
  });
}

/** The day on which an invoice is paid: up to 24 days after it, before today where that is possible. */
export function paymentDay(id: number, date: IsoDate, today: IsoDate): IsoDate {
  const most = Math.min(LONGEST_WAIT, daysBetween(date, today) - 1);
  return most < 1 ? today : addDays(date, createRandom(29_000_000 + id).between(1, most));
}
