import { invoiceNumber } from '../invoice/numbers.ts';
import { invoiceOfOgm, parseOgm } from '../invoice/structured-communication.ts';

const OGM = /(?:\+{3}|\*{3})?\s*\d{3}\s*[/.\s-]?\s*\d{4}\s*[/.\s-]?\s*\d{5}\s*(?:\+{3}|\*{3})?/gu;
const NAMED =
  /\b(?:facture|fact|factuur|invoice|inv|ref|réf|référence|referentie|n°|nr|no)\b[\s.:°#]*0*([1-9]\d{0,5})(?!\d)/iu;
/** Nine or ten digits behind a single zero are a phone number. */
const PADDED = /(?<!\d)(?:(00\d{4})\d{0,6}|(0\d{5})\d{0,2})(?!\d)/u;

/** The first structured communication in a text that passes its check, as twelve digits. */
export function structuredIn(text: string): string | null {
  for (const [found] of text.matchAll(OGM)) {
    const digits = parseOgm(found);
    if (digits) return digits;
  }
  return null;
}

/**
 * The number of the invoice that a text seems to speak of, on six digits: from a structured communication of ours, from a word such as
 * "facture 123", or from a reference as we print it, six digits with leading zeros and perhaps the payer's id (S2 §3 Bank transaction row).
 */
export function invoiceReferenceIn(text: string): string | null {
  const ours = invoiceOfOgm(structuredIn(text) ?? '');
  if (ours) return invoiceNumber(ours.invoiceId);
  const named = NAMED.exec(text)?.[1];
  if (named) return invoiceNumber(Number(named));
  const [, long, short] = PADDED.exec(text) ?? [];
  const padded = long ?? short;
  return padded !== undefined && Number(padded) > 0 ? padded : null;
}
