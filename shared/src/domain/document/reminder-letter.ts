import { invoiceNumber } from '../invoice/payment-reference.ts';
import { FIRST_REMINDER_DAYS, RecallLevel } from '../invoice/reminders.ts';
import { subtractMoney, type Money } from '../money/money.ts';
import { addDays, belgianDate, type IsoDate } from '../time/date.ts';
import { amountText, eurosText } from './amounts.ts';
import type { PaperDocument, TableBlock } from './document.ts';
import { fileNameOf } from './invoice-document.ts';
import { aboutOf, addressesOf, companyTitle, footerOf, ownSentence, payerFacts, vatSentence } from './parts.ts';
import { askedPayment, saidPayment, dueDate } from './payment.ts';
import type { DocumentSource } from './source.ts';
import type { DocumentTexts } from './texts/texts.ts';
import { textsOf } from './texts/texts-of.ts';

/** Levels that have a letter. */
export type LetterLevel = Exclude<RecallLevel, 0>;

/** A reminder of one invoice of a client. */
export interface ReminderSource {
  /** The invoice as it was issued. */
  readonly invoice: DocumentSource;
  readonly level: LetterLevel;
  /** Date of the letter: the day on which the reminder was recorded, else the day of printing. */
  readonly today: IsoDate;
  /** Amount paid or credited so far, in euros. */
  readonly paid: Money;
}

/** Due date in a letter: 14 days after a first one, then the term of the formal notice, 7 by default (specification/invoices.md#terms). */
export const letterDueDate = ({
  invoice,
  level,
  today,
}: Pick<ReminderSource, 'invoice' | 'level' | 'today'>): IsoDate =>
  addDays(today, level === RecallLevel.first ? FIRST_REMINDER_DAYS : invoice.company.noticeTerm);

/** The organisation's own text, else the default. */
function wordsOf({ invoice: { company, language }, level }: ReminderSource, texts: DocumentTexts): readonly string[] {
  const own = ownSentence(company, level === RecallLevel.first ? 'reminderText' : 'noticeText', language);
  return own ? own.split(/\n\s*\n/u).map((paragraph) => paragraph.trim()) : (texts.letter.body[level - 1] ?? []);
}

function invoiceTable({ invoice, paid }: ReminderSource, texts: DocumentTexts, open: Money): TableBlock {
  const { id, date, language, amount } = invoice;
  const { column, label } = texts;
  return {
    kind: 'table',
    caption: texts.lateTable,
    columns: [
      { header: label.invoice, width: 30, align: 'start' },
      { header: column.date, width: 30, align: 'start' },
      { header: column.firstDue, width: 30, align: 'start' },
      { header: label.amount, width: 30, align: 'end' },
      { header: column.paid, width: 30, align: 'end' },
      { header: column.open, width: 30, align: 'end' },
    ],
    rows: [
      [
        id === null ? '' : invoiceNumber(id),
        belgianDate(date),
        belgianDate(dueDate(invoice)),
        ...[amount, paid, open].map((euros) => amountText(euros, language)),
      ],
    ],
  };
}

/** File name of the reminder letter of an invoice, without its extension. */
export const letterName = ({ id, language }: Pick<DocumentSource, 'id' | 'language'>, level: LetterLevel): string =>
  fileNameOf(textsOf(language).title.reminder[0], String(level), id === null ? '' : invoiceNumber(id));

/** A reminder letter of level 1 to 3. It requests the open amount of the invoice, without any cost; nothing when it is paid. */
export function reminderLetter(source: ReminderSource): PaperDocument {
  const { invoice, level, today, paid } = source;
  const { company, language, amount, id } = invoice;
  const texts = textsOf(language);
  const title = texts.title.reminder[level - 1] ?? '';
  const number = id === null ? '' : invoiceNumber(id);
  const open = subtractMoney(amount, paid);
  const until = belgianDate(letterDueDate(source));
  const asked = texts.letter.ask(eurosText(open, language), until);
  const vat = vatSentence(company, language);
  return {
    language,
    title: `${title} – ${texts.title.client} ${number}`,
    fileName: letterName(invoice, level),
    footer: footerOf(company, texts),
    page: texts.page,
    blocks: [
      addressesOf(invoice, texts),
      {
        kind: 'heading',
        title,
        facts: [
          { label: texts.label.date, value: belgianDate(today) },
          { label: texts.label.invoice, value: number },
          ...payerFacts(invoice, texts),
          ...aboutOf(invoice, texts),
          ...(open > 0 ? [{ label: texts.label.payBy, value: until }] : []),
        ],
      },
      { kind: 'text', paragraphs: [texts.letter.opening, ...wordsOf(source, texts)] },
      invoiceTable(source, texts, open),
      { kind: 'totals', rows: [{ label: texts.total.open, value: eurosText(open, language), strong: true }] },
      open > 0
        ? askedPayment({ amount: open, source: invoice, texts, sentences: [asked] })
        : saidPayment(texts, [texts.payment.nothing]),
      { kind: 'text', paragraphs: [texts.letter.paidMeanwhile, texts.letter.closing, companyTitle(company)] },
      { kind: 'notes', lines: vat ? [vat] : [] },
    ],
  };
}
