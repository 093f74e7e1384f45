import { invoiceNumber } from '../invoice/payment-reference.ts';
import { FIRST_REMINDER_DAYS, RecallLevel } from '../invoice/reminders.ts';
import { type Money, subtractMoney, sumMoney } from '../money/money.ts';
import type { DocumentLanguage } from '../people/document-language.ts';
import { addDays, belgianDate, daysBetween, type IsoDate } from '../time/date.ts';
import { amountText, eurosText } from './amounts.ts';
import type { PaperDocument, PaymentBlock, TableBlock, TotalsBlock } from './document.ts';
import { fileNameOf } from './invoice-document.ts';
import type { MailWords } from './mail-words.ts';
import { aboutOf, addressesOf, companyTitle, footerOf, ownSentence, payerFacts, vatSentence } from './parts.ts';
import { askedPayment, saidPayment } from './payment.ts';
import type { LetterLevel } from './reminder-letter.ts';
import type { DocumentCompany, DocumentPayer } from './source.ts';
import type { DocumentTexts } from './texts/texts.ts';
import { textsOf } from './texts/texts-of.ts';

/** An invoice in a letter about all that its payer owes. */
export interface LetterInvoice {
  readonly id: number;
  readonly date: IsoDate;
  readonly due: IsoDate;
  readonly amount: Money;
  /** Paid or credited so far. */
  readonly settled: Money;
  readonly open: Money;
  /** Reminder level that this letter gives it; 0 for none, and always for an insurer. */
  readonly level: RecallLevel;
}

/** Contents of a letter to a payer: a reminder of what is late, or a statement of what is open. */
export interface PayerLetterSource {
  readonly kind: 'client' | 'insurance';
  readonly type: 'reminder' | 'statement';
  /** Level of a reminder to a client; null for insurers and statements. */
  readonly level: LetterLevel | null;
  readonly language: DocumentLanguage;
  readonly company: DocumentCompany;
  readonly logo?: string | null;
  readonly payer: DocumentPayer;
  /** Name of the client, when the letter is addressed to somebody else. */
  readonly about: string | null;
  /** Day of the letter. */
  readonly today: IsoDate;
  /** The oldest first. */
  readonly invoices: readonly LetterInvoice[];
  /** Credit and overpaid amounts of the payer, deducted from the sum. */
  readonly credit: Money;
}

/** Amount that a letter asks for: what is open, less the credit; never below 0. */
export const letterAmount = ({ invoices, credit }: Pick<PayerLetterSource, 'invoices' | 'credit'>): Money =>
  Math.max(0, subtractMoney(sumMoney(invoices.map(({ open }) => open)), credit));

/** Day by which a reminder is to be paid; null for a statement, whose invoices have their own days. */
export function payerLetterDue({ type, level, today, company }: PayerLetterSource): IsoDate | null {
  if (type === 'statement') return null;
  return addDays(today, level === null || level === RecallLevel.first ? FIRST_REMINDER_DAYS : company.noticeTerm);
}

const titleOf = ({ type, level }: PayerLetterSource, texts: DocumentTexts): string =>
  type === 'statement' ? texts.dunning.statement : (texts.title.reminder[(level ?? 1) - 1] ?? '');

/** The organisation's own text, else that for one invoice or for several. The law on reminders is about private persons: nothing of it is said to insurers. */
function wordsOf(source: PayerLetterSource, texts: DocumentTexts): readonly string[] {
  const { kind, type, level, company, invoices, today, language } = source;
  if (type === 'statement') return [texts.dunning.statementBody(belgianDate(today))];
  const usual = invoices.length === 1 ? texts.letter.body : texts.dunning.body;
  if (kind === 'insurance') return usual[0].slice(0, 1);
  const own = ownSentence(company, (level ?? 1) === RecallLevel.first ? 'reminderText' : 'noticeText', language);
  if (own) return own.split(/\n\s*\n/u).map((paragraph) => paragraph.trim());
  return usual[(level ?? 1) - 1] ?? [];
}

function invoiceTable(source: PayerLetterSource, texts: DocumentTexts): TableBlock {
  const { kind, invoices, language, today } = source;
  const { column, label, dunning } = texts;
  const isClient = kind === 'client';
  const sumsOf = (pick: (invoice: LetterInvoice) => Money) => amountText(sumMoney(invoices.map(pick)), language);
  const level = isClient ? [''] : [];
  return {
    kind: 'table',
    caption: texts.lateTable,
    columns: [
      { header: label.invoice, width: 20, align: 'start' },
      { header: column.date, width: 24, align: 'start' },
      { header: column.dueOn, width: 24, align: 'start' },
      { header: dunning.daysLate, width: 18, align: 'end' },
      ...(isClient ? [{ header: dunning.level, width: 20, align: 'end' } as const] : []),
      { header: column.total, width: 24, align: 'end' },
      { header: column.paid, width: 24, align: 'end' },
      { header: column.open, width: 24, align: 'end' },
    ],
    rows: invoices.map(({ id, date, due, amount, settled, open, level: own }) => [
      invoiceNumber(id),
      belgianDate(date),
      belgianDate(due),
      String(Math.max(0, daysBetween(due, today))),
      ...(isClient ? [dunning.levels[own]] : []),
      ...[amount, settled, open].map((euros) => amountText(euros, language)),
    ]),
    sums: {
      label: texts.total.sum,
      cells: [
        '',
        '',
        '',
        '',
        ...level,
        sumsOf(({ amount }) => amount),
        sumsOf(({ settled }) => settled),
        sumsOf(({ open }) => open),
      ],
    },
  };
}

function totalsOf(source: PayerLetterSource, texts: DocumentTexts): TotalsBlock {
  const { type, invoices, credit, language } = source;
  const { dunning, total } = texts;
  const sum = sumMoney(invoices.map(({ open }) => open));
  const deducted =
    credit > 0
      ? [
          {
            label: type === 'statement' ? dunning.open : dunning.late,
            value: eurosText(sum, language),
            strong: false,
          },
          { label: dunning.credit, value: eurosText(-credit, language), strong: false },
        ]
      : [];
  return {
    kind: 'totals',
    rows: [...deducted, { label: total.open, value: eurosText(letterAmount(source), language), strong: true }],
  };
}

/**
 * Payment block for the whole amount with the structured communication of the oldest invoice: the bank line is matched with it, and what is left with the
 * next ones (specification/payments.md#matching).
 */
function paymentOf(source: PayerLetterSource, texts: DocumentTexts): PaymentBlock {
  const { kind, invoices, language, company, payer } = source;
  const [oldest] = invoices;
  const amount = letterAmount(source);
  if (!oldest || amount <= 0) return saidPayment(texts, [texts.dunning.covered]);
  const until = payerLetterDue(source);
  const asked = eurosText(amount, language);
  return askedPayment({
    amount,
    source: { kind, id: oldest.id, company, payer, language },
    texts,
    sentences: [
      until === null ? texts.dunning.ask(asked) : texts.letter.ask(asked, belgianDate(until)),
      ...(invoices.length > 1 ? [texts.dunning.oneTransfer] : []),
    ],
  });
}

/** Title and file name of a letter to a payer. */
export function payerLetterName(source: PayerLetterSource): { readonly title: string; readonly fileName: string } {
  const texts = textsOf(source.language);
  const title = titleOf(source, texts);
  const name = source.type === 'statement' ? texts.dunning.statement : texts.title.reminder[0];
  return {
    title: `${title} – ${source.payer.name}`,
    fileName: fileNameOf(
      name,
      ...(source.level === null ? [] : [String(source.level)]),
      String(source.payer.id),
      source.today,
    ),
  };
}

/** One letter about all that is late of a client or an insurer, or about all that is open (specification/invoices.md#dunning-by-client). */
export function payerLetter(source: PayerLetterSource): PaperDocument {
  const { kind, language, company, payer, today } = source;
  const texts = textsOf(language);
  const { letter } = texts;
  const until = payerLetterDue(source);
  const vat = vatSentence(company, language);
  return {
    language,
    ...payerLetterName(source),
    footer: footerOf(company, texts),
    page: texts.page,
    blocks: [
      addressesOf(source, texts),
      {
        kind: 'heading',
        title: titleOf(source, texts),
        facts: [
          { label: texts.label.date, value: belgianDate(today) },
          ...payerFacts({ kind, payer, lines: [] }, texts),
          ...aboutOf(source, texts),
          ...(until !== null && letterAmount(source) > 0
            ? [{ label: texts.label.payBy, value: belgianDate(until) }]
            : []),
        ],
      },
      { kind: 'text', paragraphs: [letter.opening, ...wordsOf(source, texts)] },
      invoiceTable(source, texts),
      totalsOf(source, texts),
      paymentOf(source, texts),
      { kind: 'text', paragraphs: [letter.paidMeanwhile, letter.closing, companyTitle(company)] },
      { kind: 'notes', lines: vat ? [vat] : [] },
    ],
  };
}

/** Subject and text of the mail with a letter. */
export function payerLetterMail(source: PayerLetterSource): MailWords {
  const { language, company } = source;
  const texts = textsOf(language);
  const title = titleOf(source, texts);
  const until = payerLetterDue(source);
  const name = companyTitle(company);
  const amount = eurosText(letterAmount(source), language);
  return {
    subject: texts.mail.subject(title, name),
    text: texts.dunning.mail(title, amount, until === null ? null : belgianDate(until), name),
  };
}
