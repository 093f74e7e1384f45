import { creditNoteNumber, invoiceNumber } from '../invoice/payment-reference.ts';
import { belgianDate } from '../time/date.ts';
import type { DocumentFact, PaperDocument, TableBlock } from './document.ts';
import { type BodyMaker, driverBody } from './driver-body.ts';
import { aboutOf, addressesOf, footerOf, notesOf, payerFacts } from './parts.ts';
import { dueDate, requestOrNothing, saidPayment } from './payment.ts';
import type { DocumentLine, DocumentSource } from './source.ts';
import type { DocumentTexts } from './texts/texts.ts';
import { textsOf } from './texts/texts-of.ts';
import { subtractMoney } from '../money/money.ts';
import { amountText, eurosText } from './amounts.ts';
import { commonColumns, lineTable, deductedShare, patientsOf, sumOf } from './columns.ts';
import { hasNothingOpen } from '../invoice/account.ts';

/** Invoice of a client: price and waiting of each trip, then parking and fee (specification/wallets.md#client-invoice-total). */
const clientBody: BodyMaker = (source, texts) => {
  const { lines, language, fee, amount } = source;
  const { date, time, destination, type, wait, parking, subtotal: lineTotal } = commonColumns(texts);
  const parkingSum = sumOf(lines, (line) => line.ticket_price);
  const subtotal = sumOf(lines, (line) => line.total);
  const money = (euros: number) => eurosText(euros, language);
  return {
    table: lineTable(source, texts, [
      date,
      time,
      destination,
      type,
      { header: texts.column.price, width: 18, cell: { amount: ({ price }) => price } },
      wait,
      {
        header: texts.column.share,
        width: 18,
        cell: { amount: (line) => subtractMoney(0, deductedShare(line)) },
        optional: true,
      },
      lineTotal,
      // Beside the subtotal, which does not include it, as in the totals.
      { ...parking, optional: true },
    ]),
    totals: {
      kind: 'totals',
      rows: [
        { label: texts.total.subtotal, value: money(subtotal), strong: false },
        ...(parkingSum === 0 ? [] : [{ label: texts.total.parking, value: money(parkingSum), strong: false }]),
        { label: texts.total.fee, value: money(fee), strong: false },
        { label: texts.total.total, value: money(amount), strong: true },
      ],
    },
    payment: requestOrNothing(source, texts),
  };
};

/** Invoice of an insurer: gross amount and the patient's share of each transport, no fee (specification/wallets.md#insurer-lines). */
const insurerBody: BodyMaker = (source, texts) => {
  const { lines, language, amount } = source;
  const { transport, date, time, destination, type, motive, km, subtotal: lineTotal } = commonColumns(texts);
  const money = (euros: number) => eurosText(euros, language);
  const columns = [
    transport,
    date,
    time,
    { ...destination, width: 32 },
    type,
    motive,
    km,
    { header: texts.column.subtotal, width: 18, cell: { amount: ({ subtotal }: DocumentLine) => subtotal } },
    {
      header: texts.column.share,
      width: 18,
      cell: { amount: ({ price_cash }: DocumentLine) => subtractMoney(0, price_cash) },
    },
    { ...lineTotal, header: texts.column.total },
  ];
  return {
    table: lineTable(source, texts, columns, patientsOf(texts)),
    totals: {
      kind: 'totals',
      rows: [
        { label: texts.total.gross, value: money(sumOf(lines, ({ subtotal }) => subtotal)), strong: false },
        {
          label: texts.total.shares,
          value: money(
            subtractMoney(
              0,
              sumOf(lines, ({ price_cash }) => price_cash),
            ),
          ),
          strong: false,
        },
        { label: texts.total.total, value: money(amount), strong: true },
      ],
    },
    payment: requestOrNothing(source, texts),
  };
};

const BODIES: Readonly<Record<DocumentSource['kind'], BodyMaker>> = {
  client: clientBody,
  driver: driverBody,
  insurance: insurerBody,
};

/** Kind and number of a document, for its heading, file name and mail. */
export interface DocumentName {
  readonly title: string;
  readonly fileName: string;
}

/** A file name from words: ASCII letters, digits and dashes. */
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
    ...payerFacts(source, texts),
    ...aboutOf(source, texts),
  ];
}

/**
 * The document of an invoice, a settlement or a credit note, in the language of the addressee. Without a number it is a draft: without references and
 * payment code.
 */
export function invoiceDocument(source: DocumentSource): PaperDocument {
  const texts = textsOf(source.language);
  const { company, credit, id } = source;
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
      addressesOf(source, texts),
      { kind: 'heading', title, facts: factsOf(source, texts, number) },
      ...(linked ? [{ kind: 'text' as const, paragraphs: [linked] }] : []),
      table,
      totals,
      payment,
      notesOf(company, source.language),
    ],
  };
}

/**
 * Credit note: the credited lines with their totals, those of an insurer by transport number as on the invoice; it states the amount still to be
 * paid, or to be refunded.
 */
const creditBody: BodyMaker = (source, texts) => {
  const { amount, language, fee, kind, lines } = source;
  const { date, time, client, destination, type, motive, transport, km, parking, subtotal } = commonColumns(texts);
  const parkingSum = kind === 'client' ? sumOf(lines, ({ ticket_price }) => ticket_price) : 0;
  const money = eurosText(amount, language);
  const row = (label: string, euros: number) => ({ label, value: eurosText(euros, language), strong: false });
  const earlier = source.credit?.earlier ?? 0;
  if (lines.length === 0)
    return {
      table: reasonTable(source, texts),
      totals: { kind: 'totals', rows: [{ label: texts.total.credited, value: money, strong: true }] },
      payment: creditPayment(source, texts, money),
    };
  return {
    table: lineTable(
      source,
      texts,
      kind === 'insurance'
        ? [transport, date, time, destination, type, motive, km, { ...subtotal, header: texts.column.total }]
        : [
            date,
            time,
            client,
            destination,
            type,
            subtotal,
            ...(kind === 'client' ? [{ ...parking, optional: true }] : []),
          ],
      kind === 'insurance' ? patientsOf(texts) : undefined,
    ),
    totals: {
      kind: 'totals',
      rows: [
        ...(parkingSum === 0 && fee === 0 && earlier === 0
          ? []
          : [
              row(
                texts.total.subtotal,
                sumOf(lines, ({ total }) => total),
              ),
            ]),
        ...(parkingSum === 0 ? [] : [row(texts.total.parking, parkingSum)]),
        ...(fee === 0 ? [] : [row(texts.total.fee, fee)]),
        ...(earlier === 0 ? [] : [row(texts.total.earlier, -earlier)]),
        { label: texts.total.credited, value: money, strong: true },
      ],
    },
    payment: creditPayment(source, texts, money),
  };
};

/** Table of a credit note of a free amount: its reason. */
const reasonTable = ({ credit, amount, language }: DocumentSource, texts: DocumentTexts): TableBlock => ({
  kind: 'table',
  caption: texts.table,
  columns: [
    { header: texts.label.reason, width: 80, align: 'start' },
    { header: texts.column.total, width: 20, align: 'end' },
  ],
  rows: [[credit?.reason ?? '', amountText(amount, language)]],
});

const creditPayment = (source: DocumentSource, texts: DocumentTexts, money: string) =>
  saidPayment(texts, [
    texts.payment.credited(source.kind, money, source.id === null ? '' : invoiceNumber(source.id)),
    ...restOf(source, texts),
  ]);

/** Amount of the invoice still to pay, or to refund; nothing when it is unknown. */
function restOf({ credit, kind, id, language }: DocumentSource, { payment }: DocumentTexts): readonly string[] {
  const { open, invoiceAmount } = credit ?? {};
  if (open === undefined || invoiceAmount === undefined || id === null) return [];
  if (open === 0) return [payment.nothing];
  const amount = eurosText(Math.abs(open), language);
  const isOverpaid = hasNothingOpen({ amount: invoiceAmount, open });
  return [(isOverpaid ? payment.creditRefund : payment.creditOpen)(kind, amount, invoiceNumber(id))];
}
