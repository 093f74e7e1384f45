import type { MatchRule } from '@navette/openapi/enums';
import type { InvoiceKind } from '../booking/invoice-lock.ts';
import { normaliseIban } from '../identity/iban.ts';
import { invoiceNumber, paymentReference } from '../invoice/numbers.ts';
import { invoiceOfOgm } from '../invoice/structured-communication.ts';
import { fromCents, toCents, type Cents, type Money } from '../money/money.ts';

/** An invoice that a bank transaction may pay. */
export interface PayableInvoice {
  readonly kind: InvoiceKind;
  readonly invoiceId: number;
  /** Client, driver or insurer. */
  readonly payerId: number;
  /** Open amount in euros. */
  readonly open: Money;
  /** Accounts that the payer is known to pay from, or is paid on. */
  readonly accounts: readonly string[];
}

/** A bank transaction, as far as it is not matched. */
export interface LineToMatch {
  /** Euros; what came in is positive. */
  readonly rest: Money;
  readonly structured: string | null;
  readonly detail: string;
  readonly account: string | null;
  /** Six digits found in the detail. */
  readonly ref: string | null;
}

/** An invoice that a transaction seems to pay. */
export interface MatchFound<Invoice extends PayableInvoice = PayableInvoice> {
  readonly invoice: Invoice;
  readonly rule: MatchRule;
  /** Percent. */
  readonly certainty: number;
  /** Structured communication and exactly the open amount: the only proposal to close an invoice (DECISIONS 43). */
  readonly certain: boolean;
}

const KINDS = { client: 'client', driver: 'driver', insurer: 'insurance' } as const;
const CERTAINTY = { exact: 100, ogm: 90, reference: 80, number: 60, account: 50 } as const;
const MOST = 5;

/** What moves on the bank when this much of an invoice is paid: settlements are paid out. */
export const bankAmount = (kind: InvoiceKind, amount: Money): Money =>
  fromCents(kind === 'driver' ? -toCents(amount) : toCents(amount));

/** What of an invoice is paid when this much moves on the bank. */
export const ledgerAmount = bankAmount;

/** The smaller of what rests of a transaction and of an invoice that it pays, as the bank sees it; 0 when they go opposite ways. */
export function amountToMatch(rest: Money, { kind, open }: Pick<PayableInvoice, 'kind' | 'open'>): Money {
  const due = bankAmount(kind, open);
  if (rest > 0 !== due > 0 || rest === 0 || due === 0) return 0;
  return rest > 0 ? Math.min(rest, due) : Math.max(rest, due);
}

const keyOf = (kind: InvoiceKind, id: number) => `${kind} ${id}`;

/**
 * Prepares the open invoices, and answers the best of them for a transaction: structured communication; number and id with the
 * amount; six digits with the amount; account and amount. At most five, the most certain first; none when the money goes the other way.
 */
export function createMatcher<Invoice extends PayableInvoice>(
  invoices: readonly Invoice[],
): (line: LineToMatch) => MatchFound<Invoice>[] {
  const byKey = new Map(invoices.map((invoice) => [keyOf(invoice.kind, invoice.invoiceId), invoice]));
  const byAmount = new Map<Cents, Invoice[]>();
  for (const invoice of invoices) {
    const cents = toCents(bankAmount(invoice.kind, invoice.open));
    byAmount.set(cents, [...(byAmount.get(cents) ?? []), invoice]);
  }
  return (line) => {
    const paid = invoiceOfOgm(line.structured ?? '');
    const named = paid && byKey.get(keyOf(KINDS[paid.kind], paid.invoiceId));
    const found = new Map<Invoice, MatchFound<Invoice>>();
    if (named && amountToMatch(line.rest, named) !== 0) {
      const certain = line.rest === bankAmount(named.kind, named.open);
      found.set(named, { invoice: named, rule: 'ogm', certainty: certain ? CERTAINTY.exact : CERTAINTY.ogm, certain });
    }
    const numbers = new Set(line.detail.match(/(?<!\d)\d{6,16}(?!\d)/gu));
    const account = normaliseIban(line.account ?? '');
    for (const invoice of line.rest === 0 ? [] : (byAmount.get(toCents(line.rest)) ?? [])) {
      const rule = ruleOf(invoice, numbers, line.ref, account);
      if (rule && !found.has(invoice))
        found.set(invoice, { invoice, rule, certainty: CERTAINTY[rule], certain: false });
    }
    return [...found.values()].toSorted((a, b) => b.certainty - a.certainty).slice(0, MOST);
  };
}

/** What a transaction of exactly the open amount says of an invoice besides. */
function ruleOf(
  { invoiceId, payerId, accounts }: PayableInvoice,
  numbers: ReadonlySet<string>,
  ref: string | null,
  account: string,
): Exclude<MatchRule, 'ogm'> | undefined {
  if (numbers.has(paymentReference(invoiceId, payerId))) return 'reference';
  const number = invoiceNumber(invoiceId);
  if (numbers.has(number) || ref === number) return 'number';
  return account !== '' && accounts.some((known) => normaliseIban(known) === account) ? 'account' : undefined;
}
