import { invoiceNumber, invoiceOfOgm, parseOgm, paymentReference } from '../invoice/payment-reference.ts';
import { fold } from '../text/fold.ts';
import type { MatchEntry, MatchRule } from '@navette/openapi/enums';
import type { InvoiceKind } from '../booking/invoice-lock.ts';
import { normaliseIban } from '../identity/numbers.ts';
import { paymentDateQuestion } from '../invoice/chronology.ts';
import { fromCents, toCents, type Cents, type Money } from '../money/money.ts';
import type { IsoDate } from '../time/date.ts';

/** A structured communication may be broken anywhere between its marks: banks wrap lines and insert blanks. */
const MARKED = /(?:\+{3}|\*{3})[\d\s./-]{12,40}(?:\+{3}|\*{3})/gu;

/** Twelve digits in groups of three, four and five; digits within a longer number, such as an account, don't count. */
const GROUPED = /(?<![\d])\d{3}\s*[/.\s-]?\s*\d{4}\s*[/.\s-]?\s*\d{5}(?!\d)/gu;

/** Words that precede the number of an invoice. */
const INVOICE_WORD = String.raw`\b(?:factures?|fact|facturen|factuur|factuurnummer|invoices?|inv|ref|reference|referentie)\b`;
const NUMBER_WORD = String.raw`(?:[\s.:°#-]|\b(?:nummer|numero|number|nr|no|n)\b)*`;

/** Numbers after such a word that are no invoice numbers: dates, amounts, years and numbers with a slash. */
const NO_NUMBER = String.raw`(?!\d|[.,/-]\d|\s?(?:€|eur|%)|\s(?:jan|feb|fev|maa|mar|mrt|apr|avr|mei|mai|may|jun|juin|jul|juil|aug|aou|sep|okt|oct|nov|dec))`;
const NAMED = new RegExp(`${INVOICE_WORD}${NUMBER_WORD}0*([1-9]\\d{0,5})${NO_NUMBER}`, 'u');

/**
 * Six digits with leading zeros, possibly followed by the payer's id. Nine or ten digits after a single zero are a phone number, and so are those
 * after 0032.
 */
const PADDED = /(?<!\d)(?:(?!0032\d{7})(00\d{4})\d{0,5}|(0\d{5})\d{0,2})(?!\d)/u;

/** The structured communications in a text that pass their check, as twelve digits, each once. */
export function structuredAllIn(text: string): string[] {
  const found = [...text.matchAll(MARKED), ...text.replaceAll(MARKED, ' ').matchAll(GROUPED)]
    .map(([match], order) => ({ digits: parseOgm(match), at: text.indexOf(match), order }))
    .toSorted((a, b) => a.at - b.at || a.order - b.order);
  return [...new Set(found.flatMap(({ digits }) => digits ?? []))];
}

/** The first structured communication in a text that passes its check, as twelve digits. */
export const structuredIn = (text: string): string | null => structuredAllIn(text)[0] ?? null;

/**
 * Number of the invoice that a text seems to name, on six digits: from a structured communication of ours, from a word such as "facture 123", or from
 * a reference as we print it, six digits with leading zeros and possibly the payer's id (specification/payments.md#bank-transactions).
 */
export function invoiceReferenceIn(text: string): string | null {
  for (const digits of structuredAllIn(text)) {
    const ours = invoiceOfOgm(digits);
    if (ours) return invoiceNumber(ours.invoiceId);
  }
  // Structured communications of others may begin with zeros as well, so they are removed first.
  const words = fold(text.replaceAll(MARKED, ' ').replaceAll(GROUPED, (match) => (parseOgm(match) ? ' ' : match)));
  const named = NAMED.exec(words)?.[1];
  if (named) return invoiceNumber(Number(named));
  const [, long, short] = PADDED.exec(words) ?? [];
  const padded = long ?? short;
  return padded !== undefined && Number(padded) > 0 ? padded : null;
}

/** An invoice that a bank transaction may pay. */
export interface PayableInvoice {
  readonly kind: InvoiceKind;
  readonly invoiceId: number;
  /** Client, driver or insurer. */
  readonly payerId: number;
  /** Day of the invoice. */
  readonly date: IsoDate;
  /** Amount of the invoice in euros. */
  readonly amount: Money;
  /** Open amount in euros. */
  readonly open: Money;
  readonly closed: boolean;
  /** Accounts that the payer is known to pay from, or is paid on. */
  readonly accounts: readonly string[];
  /** The payment by which the organisation ordered it from its bank. */
  readonly order?: OrderedPayment | null;
}

/** A payment of a batch that no bank transaction confirmed yet. */
export interface OrderedPayment {
  readonly endToEndId: string;
  /** Euros, without a sign. */
  readonly amount: Money;
  readonly iban: string;
}

/** The unmatched remainder of a bank transaction. */
export interface LineToMatch {
  readonly date: IsoDate;
  /** Euros; positive for money received. */
  readonly rest: Money;
  readonly structured: string | null;
  readonly detail: string;
  readonly account: string | null;
  /** Six digits found in the detail. */
  readonly ref: string | null;
  /** End-to-end reference of a payment of a batch. */
  readonly endToEnd?: string | null;
  /** Another transaction seems to return it. */
  readonly givenBack?: boolean;
}

/** An invoice that a transaction seems to pay. */
export interface MatchFound<Invoice extends PayableInvoice = PayableInvoice> {
  readonly invoice: Invoice;
  readonly rule: MatchRule;
  /** Kind of the entry: a payment, a second payment of what is paid or credited already, or a refund of an overpayment. */
  readonly entry: MatchEntry;
  /** Signed as the transaction. */
  readonly amount: Money;
  /** Certainty in percent. */
  readonly certainty: number;
  /**
   * Structured communication and exactly the open amount, not dated before the invoice; or the payment of a batch with its reference, amount and
   * account. Only such a match proposes to close the invoice (specification/payments.md#matching).
   */
  readonly certain: boolean;
}

const KINDS = { client: 'client', driver: 'driver', insurer: 'insurance' } as const;
const CERTAINTY = { exact: 100, order: 95, ogm: 90, reference: 80, number: 60, account: 50 } as const;
const MOST = 5;

/** Bank movement that pays this much of an invoice; the sign is reversed for settlements, which are paid out. */
export const bankAmount = (kind: InvoiceKind, amount: Money): Money =>
  fromCents(kind === 'driver' ? -toCents(amount) : toCents(amount));

/** Amount of an invoice that a bank movement pays; the inverse of `bankAmount`. */
export const ledgerAmount = bankAmount;

/** The smaller of the transaction's remainder and the invoice's open amount, signed as at the bank; 0 when they have opposite directions. */
export function amountToMatch(rest: Money, { kind, open }: Pick<PayableInvoice, 'kind' | 'open'>): Money {
  const due = bankAmount(kind, open);
  if (rest > 0 !== due > 0 || rest === 0 || due === 0) return 0;
  return rest > 0 ? Math.min(rest, due) : Math.max(rest, due);
}

/** The invoices whose structured communication a transaction has, in its order; two may stand in one transfer. */
export const invoicesNamedBy = ({
  structured,
  detail,
}: Pick<LineToMatch, 'structured' | 'detail'>): { readonly kind: InvoiceKind; readonly invoiceId: number }[] =>
  [...new Set([...(structured === null ? [] : [structured]), ...structuredAllIn(detail)])].flatMap((digits) => {
    const paid = invoiceOfOgm(digits);
    return paid ? [{ kind: KINDS[paid.kind], invoiceId: paid.invoiceId }] : [];
  });

const keyOf = (kind: InvoiceKind, id: number) => `${kind} ${id}`;

/** Kind and amount of the entry that a transaction makes on an invoice; undefined when the money goes the other way. */
function effectOf(rest: Money, invoice: PayableInvoice): Pick<MatchFound, 'entry' | 'amount'> | undefined {
  const amount = amountToMatch(rest, invoice);
  const pays = rest > 0 === bankAmount(invoice.kind, invoice.amount) > 0;
  if (amount !== 0) return { entry: pays ? 'payment' : 'refund', amount };
  return pays && rest !== 0 && invoice.amount !== 0 ? { entry: 'overpayment', amount: rest } : undefined;
}

/**
 * Match of a transaction with the payment of a batch: certain by its reference, unless the account is another one; without a reference likely by
 * amount and account.
 */
function orderMatch<Invoice extends PayableInvoice>(
  line: LineToMatch,
  invoice: Invoice,
): MatchFound<Invoice> | undefined {
  const { order, kind, open } = invoice;
  const effect = order && effectOf(line.rest, invoice);
  if (!effect || effect.amount !== line.rest || toCents(order.amount) !== Math.abs(toCents(line.rest)))
    return undefined;
  if (line.rest > 0 !== bankAmount(kind, open) > 0) return undefined;
  const account = normaliseIban(line.account ?? '');
  const isNamed = line.endToEnd === order.endToEndId;
  const isThere = account === normaliseIban(order.iban);
  if (!isNamed && !isThere) return undefined;
  const certain = isNamed && (isThere || account === '') && line.givenBack !== true;
  const certainty = certain ? CERTAINTY.exact : CERTAINTY.order;
  return { invoice, rule: 'order', ...effect, certainty, certain };
}

/**
 * Indexes open and named invoices, and returns the best matches of a transaction: payment of a batch; structured communication, whether anything is open or not; number
 * and id with the amount; six digits with the amount; account and amount. At most five, the most certain first; none when the money goes the other
 * way.
 */
export function createMatcher<Invoice extends PayableInvoice>(
  invoices: readonly Invoice[],
): (line: LineToMatch) => MatchFound<Invoice>[] {
  const byKey = new Map(invoices.map((invoice) => [keyOf(invoice.kind, invoice.invoiceId), invoice]));
  const byAmount = new Map<Cents, Invoice[]>();
  const ordered = new Map<Cents, Invoice[]>();
  const byPayer = new Map<string, Invoice[]>();
  for (const invoice of invoices) {
    if (invoice.order) {
      const cents = toCents(invoice.order.amount);
      ordered.set(cents, [...(ordered.get(cents) ?? []), invoice]);
    }
    if (invoice.closed || invoice.open === 0) continue;
    const cents = toCents(bankAmount(invoice.kind, invoice.open));
    byAmount.set(cents, [...(byAmount.get(cents) ?? []), invoice]);
    const payer = keyOf(invoice.kind, invoice.payerId);
    if (invoice.open > 0) byPayer.set(payer, [...(byPayer.get(payer) ?? []), invoice]);
  }
  return (line) => {
    const named = invoicesNamedBy(line);
    const found = new Map<Invoice, MatchFound<Invoice>>();
    for (const invoice of ordered.get(Math.abs(toCents(line.rest))) ?? []) {
      const match = orderMatch(line, invoice);
      if (match) found.set(invoice, match);
    }
    for (const { kind, invoiceId } of named) {
      const invoice = byKey.get(keyOf(kind, invoiceId));
      const effect = invoice && effectOf(line.rest, invoice);
      if (!effect || (invoice && found.get(invoice)?.certain)) continue;
      const isExact = effect.entry !== 'overpayment' && line.rest === bankAmount(invoice.kind, invoice.open);
      const isEarly = paymentDateQuestion(line.date, invoice) !== undefined;
      const certain = isExact && named.length === 1 && !invoice.closed && line.givenBack !== true && !isEarly;
      found.set(invoice, {
        invoice,
        rule: 'ogm',
        ...effect,
        certainty: certain ? CERTAINTY.exact : CERTAINTY.ogm,
        certain,
      });
      const next = named.length === 1 && invoice.kind !== 'driver' ? nextOf(line.rest, invoice, byPayer) : [];
      for (const other of next)
        found.set(other, {
          invoice: other,
          rule: 'ogm',
          entry: 'payment',
          amount: other.open,
          certainty: CERTAINTY.ogm,
          certain: false,
        });
    }
    const numbers = new Set(line.detail.match(/(?<!\d)\d{6,16}(?!\d)/gu));
    const account = normaliseIban(line.account ?? '');
    for (const invoice of line.rest === 0 ? [] : (byAmount.get(toCents(line.rest)) ?? [])) {
      const rule = ruleOf(invoice, numbers, line.ref, account);
      const effect = effectOf(line.rest, invoice);
      if (rule && effect && !found.has(invoice))
        found.set(invoice, { invoice, rule, ...effect, certainty: CERTAINTY[rule], certain: false });
    }
    return [...found.values()].toSorted((a, b) => b.certainty - a.certainty).slice(0, MOST);
  };
}

/**
 * Further open invoices of the payer, the oldest first, that a transaction pays with the communication of one: a letter asks for all that is late with that of
 * the oldest (specification/payments.md#matching). None unless they add up exactly to what is left.
 */
function nextOf<Invoice extends PayableInvoice>(
  rest: Money,
  named: Invoice,
  byPayer: ReadonlyMap<string, readonly Invoice[]>,
): readonly Invoice[] {
  let left = toCents(rest) - (named.closed ? 0 : Math.max(0, toCents(named.open)));
  const others = (byPayer.get(keyOf(named.kind, named.payerId)) ?? [])
    .filter((invoice) => invoice !== named)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.invoiceId - b.invoiceId);
  const run: Invoice[] = [];
  for (const invoice of others) {
    if (left <= 0) break;
    left -= toCents(invoice.open);
    run.push(invoice);
  }
  return left === 0 ? run : [];
}

/** Rule and certainty of a transaction of exactly the open amount, by what else it says about the invoice. */
function ruleOf(
  { invoiceId, payerId, accounts }: PayableInvoice,
  numbers: ReadonlySet<string>,
  ref: string | null,
  account: string,
): Exclude<MatchRule, 'ogm' | 'order'> | undefined {
  if (numbers.has(paymentReference(invoiceId, payerId))) return 'reference';
  const number = invoiceNumber(invoiceId);
  if (numbers.has(number) || ref === number) return 'number';
  return account !== '' && accounts.some((known) => normaliseIban(known) === account) ? 'account' : undefined;
}
