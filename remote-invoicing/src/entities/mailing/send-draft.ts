import { companyTitle, documentName, eurosText, textsOf, type LetterLevel } from '@navette/shared/document';
import type { InvoiceDocument } from './mailing.ts';

/** Words of a mail, as they are proposed. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
}

/** Words of a mail with a document, in its language; with a reminder letter they are a reminder's. */
export function proposedWords(source: InvoiceDocument, recall: LetterLevel | null): MailWords {
  const { mail, title: titles } = textsOf(source.language);
  const { title } = documentName(source);
  const company = companyTitle(source.company);
  if (recall === null)
    return {
      subject: mail.subject(title, company),
      text: mail.body(title, eurosText(source.amount, source.language), company),
    };
  const letter = titles.reminder[recall - 1] ?? '';
  return { subject: mail.subject(`${letter} – ${title}`, company), text: mail.reminder(title, letter, company) };
}

/** Field values that a mail with a document starts with: the address of the record, and the proposed words. */
export const sendDraft = (source: InvoiceDocument): MailWords & { readonly to: string; readonly recall: null } => ({
  to: source.payer.email ?? '',
  ...proposedWords(source, null),
  recall: null,
});
