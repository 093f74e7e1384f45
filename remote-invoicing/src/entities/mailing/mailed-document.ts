import {
  companyTitle,
  documentName,
  eurosText,
  invoiceMailWords,
  letterName,
  type LetterLevel,
  type MailWords,
  statementName,
  textsOf,
} from '@navette/shared/document';
import { belgianDate } from '@navette/shared/domain';
import type { ClientStatement } from '../account/statement-requests.ts';
import type { InvoiceDocument } from './mailing.ts';

/** A document to be mailed, in the language of its addressee. */
export interface MailedDocument {
  /** Its id: of the invoice, the credit note, or the client of a statement. */
  readonly id: number;
  readonly title: string;
  /** Address in the record; null without one. */
  readonly to: string | null;
  /** File names, with the reminder letter of a level. */
  readonly files: (recall: LetterLevel | null) => readonly string[];
  /** Proposed text; that of a reminder with a reminder letter. */
  readonly words: (recall: LetterLevel | null) => MailWords;
}

/** An invoice or a credit note as a mailed document; undefined before it is issued. */
export function invoiceMail(source: InvoiceDocument): MailedDocument | undefined {
  const id = source.credit?.id ?? source.id;
  if (id === null) return undefined;
  const { title, fileName } = documentName(source);
  return {
    id,
    title,
    to: source.payer.email,
    files: (recall) => [fileName, ...(recall ? [letterName(source, recall)] : [])].map((name) => `${name}.pdf`),
    words: (recall) => invoiceMailWords(source, recall),
  };
}

export function statementMail(source: ClientStatement): MailedDocument {
  const { language, company, payer, today, endDate, balance } = source;
  const { mail, title: titles } = textsOf(language);
  const { title, fileName } = statementName(source);
  const name = companyTitle(company);
  const words = {
    subject: mail.subject(titles.statement, name),
    text: mail.statement(
      belgianDate(endDate !== null && endDate < today ? endDate : today),
      eurosText(balance, language),
      name,
    ),
  };
  return { id: payer.id, title, to: payer.email, files: () => [`${fileName}.pdf`], words: () => words };
}
