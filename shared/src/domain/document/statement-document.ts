import { creditNoteNumber, invoiceNumber, ogmText } from '../invoice/payment-reference.ts';
import type { Statement, StatementMovement } from '../invoice/account.ts';
import { ibanText } from '../identity/numbers.ts';
import type { Money } from '../money/money.ts';
import type { DocumentLanguage } from '../people/document-language.ts';
import { personName } from '../people/person-name.ts';
import { belgianDate, type IsoDate } from '../time/date.ts';
import { amountText, eurosText } from './amounts.ts';
import type { DocumentBlock, PaperDocument, PaymentBlock, TableBlock, TotalsBlock } from './document.ts';
import { type DocumentName, fileNameOf } from './invoice-document.ts';
import { aboutOf, addressesOf, footerOf, vatSentence } from './parts.ts';
import { accountOf, askedPayment, ogmOfInvoice, saidPayment } from './payment.ts';
import type { DocumentCompany, DocumentPayer } from './source.ts';
import type { DocumentTexts } from './texts/texts.ts';
import { textsOf } from './texts/texts-of.ts';

/** An invoice with an open amount. */
export interface OpenInvoice {
  readonly id: number;
  readonly date: IsoDate;
  /** Due date. */
  readonly due: IsoDate;
  readonly amount: Money;
  readonly open: Money;
}

/** Contents of a client's statement of account. */
export interface StatementSource extends Statement<StatementMovement> {
  /** The client, whoever receives the statement. */
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly payer: DocumentPayer;
  readonly logo?: string | null;
  readonly language: DocumentLanguage;
  readonly company: DocumentCompany;
  /** Date of the statement; open and overdue amounts are as of this day. */
  readonly today: IsoDate;
  readonly startDate: IsoDate | null;
  readonly endDate: IsoDate | null;
  /** Overdue part of the amount due today. */
  readonly late: Money;
  readonly open: readonly OpenInvoice[];
}

/** Title and file name of a statement of account: client and day. */
export function statementName({ payer, language, today }: StatementSource): DocumentName {
  const title = textsOf(language).title.statement;
  return { title: `${title} – ${payer.name}`, fileName: fileNameOf(title, String(payer.id), today) };
}

const numberOf = ({ type, number }: StatementMovement): string => {
  if (type === 'invoice') return invoiceNumber(number);
  return type === 'creditNote' ? creditNoteNumber(number) : '';
};

function movementTable({ entries, opening, startDate, language }: StatementSource, texts: DocumentTexts): TableBlock {
  const { column, label, statement } = texts;
  const before =
    startDate === null ? [] : [[belgianDate(startDate), statement.opening, '', '', amountText(opening, language)]];
  return {
    kind: 'table',
    caption: statement.table,
    columns: [
      { header: column.date, width: 24, align: 'start' },
      { header: column.movement, width: 60, align: 'start' },
      { header: label.invoice, width: 26, align: 'start' },
      { header: label.amount, width: 30, align: 'end' },
      { header: column.balance, width: 30, align: 'end' },
    ],
    rows: [
      ...before,
      ...entries.map((entry) => [
        belgianDate(entry.date),
        `${statement.movement[entry.type]} ${numberOf(entry)}`.trim(),
        entry.type === 'credit' ? '' : invoiceNumber(entry.invoiceId),
        amountText(entry.amount, language),
        amountText(entry.balance, language),
      ]),
    ],
  };
}

/** The balance is that of the last requested day, the overdue amount that of today: it is only shown beside a balance of today. */
const totalsOf = (
  { balance, late, language, today, endDate }: StatementSource,
  { total }: DocumentTexts,
): TotalsBlock => ({
  kind: 'totals',
  rows: [
    { label: total.balance, value: eurosText(balance, language), strong: true },
    ...(late > 0 && (endDate === null || endDate >= today)
      ? [{ label: total.late, value: eurosText(late, language), strong: false }]
      : []),
  ],
});

function openTable({ open, language }: StatementSource, { column, label, lateTable }: DocumentTexts): TableBlock {
  return {
    kind: 'table',
    caption: lateTable,
    columns: [
      { header: label.invoice, width: 24, align: 'start' },
      { header: column.date, width: 26, align: 'start' },
      { header: column.dueOn, width: 26, align: 'start' },
      { header: label.communication, width: 50, align: 'start' },
      { header: label.amount, width: 24, align: 'end' },
      { header: column.open, width: 24, align: 'end' },
    ],
    rows: open.map((invoice) => [
      invoiceNumber(invoice.id),
      belgianDate(invoice.date),
      belgianDate(invoice.due),
      ogmText(ogmOfInvoice('client', invoice.id)),
      amountText(invoice.amount, language),
      amountText(invoice.open, language),
    ]),
  };
}

/** A single open invoice is requested with its code; several are listed, each with its own communication. */
function paymentOf(source: StatementSource, texts: DocumentTexts): PaymentBlock {
  const { open, balance, company, language, payer } = source;
  const [only, another] = open;
  if (!only) return saidPayment(texts, [balance < 0 ? texts.statement.inFavour : texts.payment.nothing]);
  if (!another)
    return askedPayment({
      amount: only.open,
      source: { kind: 'client', id: only.id, company, payer, language },
      texts,
      sentences: [
        texts.statement.payOne(eurosText(only.open, language), invoiceNumber(only.id), belgianDate(only.due)),
      ],
    });
  const iban = accountOf(company);
  const facts = [
    ...(iban ? [{ label: texts.label.account, value: ibanText(iban) }] : []),
    { label: texts.label.beneficiary, value: company.companyName },
  ];
  return saidPayment(texts, [texts.statement.payEach], facts);
}

/** The statement of account of a client: movements with the balance after each, and the open invoices. */
export function statementDocument(source: StatementSource): PaperDocument {
  const { company, language, payer, today, startDate, endDate, entries, open } = source;
  const texts = textsOf(language);
  const vat = vatSentence(company, language);
  const name = personName(source, 'text');
  const dated = (date: IsoDate | null) => date && belgianDate(date);
  const moved: DocumentBlock =
    entries.length === 0 && startDate === null
      ? { kind: 'text', paragraphs: [texts.statement.none] }
      : movementTable(source, texts);
  return {
    language,
    ...statementName(source),
    footer: footerOf(company, texts),
    page: texts.page,
    blocks: [
      addressesOf(source, texts),
      {
        kind: 'heading',
        title: texts.title.statement,
        facts: [
          { label: texts.label.date, value: belgianDate(today) },
          { label: texts.label.clientNumber, value: String(payer.id) },
          ...aboutOf({ about: name === payer.name ? null : name }, texts),
          { label: texts.label.period, value: texts.statement.period(dated(startDate), dated(endDate)) },
        ],
      },
      moved,
      totalsOf(source, texts),
      ...(open.length > 1 ? [openTable(source, texts)] : []),
      paymentOf(source, texts),
      { kind: 'text', paragraphs: [texts.statement.counted(belgianDate(today))] },
      { kind: 'notes', lines: vat ? [vat] : [] },
    ],
  };
}
