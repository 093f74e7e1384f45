import { creditNoteNumber, invoiceNumber } from '../invoice/numbers.ts';
import { belgianDate } from '../time/date.ts';
import type { DocumentFact, PaperDocument } from './document.ts';
import type { BodyMaker } from './kinds/body.ts';
import { clientBody } from './kinds/client-body.ts';
import { creditBody } from './kinds/credit-body.ts';
import { driverBody } from './kinds/driver-body.ts';
import { insurerBody } from './kinds/insurer-body.ts';
import { aboutOf, addressesOf, footerOf, notesOf } from './parts.ts';
import { dueDate } from './request.ts';
import type { DocumentSource } from './source.ts';
import type { DocumentTexts } from './texts/texts.ts';
import { textsOf } from './texts/texts-of.ts';

const BODIES: Readonly<Record<DocumentSource['kind'], BodyMaker>> = {
  client: clientBody,
  driver: driverBody,
  insurance: insurerBody,
};

/** Kind and number of a document, as its heading, its file and a mail name it. */
export interface DocumentName {
  readonly title: string;
  readonly fileName: string;
}

/** A name for a file out of words: ASCII letters, digits and dashes. */
export const fileNameOf = (...words: readonly string[]): string =>
  words
    .join('-')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

function nameOf(
  { kind, id, credit }: DocumentSource,
  texts: DocumentTexts,
): DocumentName & { readonly number: string } {
  const title = credit ? texts.title.credit : texts.title[kind];
  if (id === null)
    return { title: `${title} – ${texts.title.draft}`, fileName: fileNameOf(title, texts.title.draft), number: '' };
  const number = credit ? creditNoteNumber(credit.id) : invoiceNumber(id);
  return { title: `${title} ${number}`, fileName: fileNameOf(title, number), number };
}

/** Kind and number of the document of an invoice or a credit note. */
export const documentName = (source: DocumentSource): DocumentName => nameOf(source, textsOf(source.language));

function factsOf(source: DocumentSource, texts: DocumentTexts, number: string): readonly DocumentFact[] {
  const { credit, date, id, kind, amount } = source;
  const { label } = texts;
  const asks = !credit && (kind === 'driver' ? amount < 0 : amount > 0);
  return [
    ...(number ? [{ label: label.number, value: number }] : []),
    { label: label.date, value: belgianDate(credit?.date ?? date) },
    ...(asks && id !== null ? [{ label: label.payBy, value: belgianDate(dueDate(source)) }] : []),
    ...(credit && id !== null ? [{ label: texts.title[kind], value: invoiceNumber(id) }] : []),
    ...(credit ? [{ label: label.reason, value: credit.reason }] : []),
    ...aboutOf(source, texts),
  ];
}

/**
 * The document of an invoice, a settlement or a credit note, in the language of who gets it. Without a number it is a draft: it has neither
 * references nor a payment code.
 */
export function invoiceDocument(source: DocumentSource): PaperDocument {
  const texts = textsOf(source.language);
  const { company, payer, credit, id } = source;
  const { title, fileName, number } = nameOf(source, texts);
  const { table, totals, payment } = (credit ? creditBody : BODIES[source.kind])(source, texts);
  const linked =
    credit && id !== null ? texts.creditOf(source.kind, invoiceNumber(id), belgianDate(source.date)) : undefined;
  return {
    language: source.language,
    title,
    fileName,
    footer: footerOf(company, texts),
    page: texts.page,
    blocks: [
      addressesOf(company, payer, texts),
      { kind: 'heading', title, facts: factsOf(source, texts, number) },
      ...(linked ? [{ kind: 'text' as const, paragraphs: [linked] }] : []),
      table,
      totals,
      payment,
      notesOf(company, texts),
    ],
  };
}
