import { belgianDate } from '../time/date.ts';
import { eurosText } from './amounts.ts';
import { documentName } from './invoice-document.ts';
import { companyTitle } from './parts.ts';
import { dueDate } from './payment.ts';
import type { LetterLevel } from './reminder-letter.ts';
import type { DocumentSource } from './source.ts';
import { textsOf } from './texts/texts-of.ts';

/** Subject and text of a mail with a document. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
}

/** Day by which the payer of a document pays; null when it asks for nothing. */
const dueText = (source: DocumentSource): string | null =>
  source.kind === 'driver' || source.credit !== null || source.amount <= 0 ? null : belgianDate(dueDate(source));

/**
 * Mail of an invoice, a settlement or a credit note in the language of its payer, with number, amount and due date; that of a reminder with the letter of
 * a level (specification/invoices.md#sending).
 */
export function invoiceMailWords(source: DocumentSource, recall: LetterLevel | null): MailWords {
  const { mail, title: titles } = textsOf(source.language);
  const { title } = documentName(source);
  const company = companyTitle(source.company);
  if (recall === null)
    return {
      subject: mail.subject(title, company),
      text: mail.body(title, eurosText(source.amount, source.language), dueText(source), company),
    };
  const letter = titles.reminder[recall - 1] ?? '';
  return { subject: mail.subject(`${letter} – ${title}`, company), text: mail.reminder(title, letter, company) };
}
