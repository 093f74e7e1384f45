import {
  percentOf,
  roundMoney,
  subtractMoney,
  sumMoney,
  type Money,
  toCents,
  type MoneyInput,
} from '../money/money.ts';
import type { DocumentLine, DocumentSource } from './source.ts';
import { personName } from '../people/person-name.ts';
import { isBookingType, MOTIVES } from '../booking/enums.ts';
import { belgianDate } from '../time/date.ts';
import { amountText } from './amounts.ts';
import type { DocumentColumn, TableBlock } from './document.ts';
import type { DocumentTexts } from './texts/texts.ts';

/** Rectification of a driver's line besides its price, in euros. */
export const rectificationOf = ({ creditDriver, creditAmount }: DocumentLine): Money =>
  creditDriver ? roundMoney(creditAmount) : 0;

/** Commission of a driver's line, rounded line by line (specification/wallets.md#commission). */
export const commissionOf = ({ subtotal, commission }: DocumentLine): Money => percentOf(subtotal, commission ?? 0);

/** The patient's share deducted from a line, in euros: price and waiting minus total. */
export const deductedShare = ({ subtotal, total }: DocumentLine): Money => subtractMoney(subtotal, total);

/** Sum over lines, in euros. */
export const sumOf = (
  lines: readonly DocumentLine[],
  figure: (line: DocumentLine) => Money | DocumentLine['total'],
): Money => sumMoney(lines.map(figure));

/** A column of the table of bookings: header, width, and the text of a line's cell. */
interface LineColumn extends Pick<DocumentColumn, 'header' | 'width'> {
  readonly cell: ((line: DocumentLine) => string) | { readonly amount: (line: DocumentLine) => MoneyInput };
  /** Left out when it is 0 on every line. */
  readonly optional?: boolean;
}

const motiveText = (motive: number | null, texts: DocumentTexts): string => {
  const known = MOTIVES.find((value) => value === motive);
  return known === undefined ? '' : texts.motive[known];
};

const typeText = (type: string, texts: DocumentTexts): string => (isBookingType(type) ? texts.type[type] : type);

/** Columns shared by several kinds of documents. */
export const commonColumns = (texts: DocumentTexts) => {
  const { column } = texts;
  return {
    date: { header: column.date, width: 18, cell: ({ ap_date }: DocumentLine) => belgianDate(ap_date) },
    time: { header: column.time, width: 11, cell: ({ ap_time }: DocumentLine) => ap_time?.slice(0, 5) ?? '' },
    client: {
      header: column.client,
      width: 32,
      cell: ({ client_firstname, client_lastname }: DocumentLine) =>
        personName({ firstname: client_firstname, lastname: client_lastname }, 'list'),
    },
    destination: {
      header: column.destination,
      width: 40,
      cell: ({ destination_name }: DocumentLine) => destination_name ?? '',
    },
    type: { header: column.type, width: 15, cell: ({ type }: DocumentLine) => typeText(type, texts) },
    motive: { header: column.motive, width: 24, cell: ({ motive }: DocumentLine) => motiveText(motive, texts) },
    transport: {
      header: column.transport,
      width: 24,
      cell: ({ mutualPatientID }: DocumentLine) => mutualPatientID ?? '',
    },
    wait: { header: column.wait, width: 16, cell: { amount: ({ waitprice }: DocumentLine) => waitprice } },
    parking: { header: column.parking, width: 16, cell: { amount: ({ ticket_price }: DocumentLine) => ticket_price } },
    total: { header: column.total, width: 18, cell: { amount: ({ total }: DocumentLine) => total } },
  } as const satisfies Readonly<Record<string, LineColumn>>;
};

const isFilled = ({ cell, optional }: LineColumn, lines: readonly DocumentLine[]): boolean =>
  !optional || typeof cell === 'function' || lines.some((line) => toCents(cell.amount(line)) !== 0);

/** The table of the bookings of a document. */
export function lineTable(
  { lines, language }: DocumentSource,
  texts: DocumentTexts,
  columns: readonly LineColumn[],
): TableBlock {
  const shown = columns.filter((column) => isFilled(column, lines));
  return {
    kind: 'table',
    caption: texts.table,
    columns: shown.map(({ header, width, cell }) => ({
      header,
      width,
      align: typeof cell === 'function' ? 'start' : 'end',
    })),
    rows: lines.map((line) =>
      shown.map(({ cell }) => (typeof cell === 'function' ? cell(line) : amountText(cell.amount(line), language))),
    ),
  };
}
