import { invoiceNumber } from '../invoice/numbers.ts';
import { invoiceOfOgm, parseOgm } from '../invoice/structured-communication.ts';
import { fold } from '../text/fold.ts';

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
