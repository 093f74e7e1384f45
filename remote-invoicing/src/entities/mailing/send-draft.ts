import { companyTitle, documentName, eurosText, textsOf } from '@navette/shared/document';
import type { InvoiceDocument } from './mailing.ts';

/** Field values that a mail with a document starts with: the address of the record, and words in the language of the document. */
export function sendDraft(source: InvoiceDocument): {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly recall: null;
} {
  const { mail } = textsOf(source.language);
  const { title } = documentName(source);
  const company = companyTitle(source.company);
  return {
    to: source.payer.email ?? '',
    subject: mail.subject(title, company),
    text: mail.body(title, eurosText(source.amount, source.language), company),
    recall: null,
  };
}
