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
import { amountText, kmText } from './amounts.ts';
import type { DocumentColumn, TableBlock, TableGroup, TableSums } from './document.ts';
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

/** Amounts or kilometres, which have a sum. */
interface Summed {
  readonly amount: (line: DocumentLine) => MoneyInput;
  readonly unit?: 'km';
}

/** A column of the table of bookings: header, width, and the text of a line's cell. */
interface LineColumn extends Pick<DocumentColumn, 'header' | 'width'> {
  readonly cell: ((line: DocumentLine) => string) | Summed;
  /** Left out when it is 0 on every line. */
  readonly optional?: boolean;
}

const motiveText = (motive: number | null, texts: DocumentTexts): string => {
  const known = MOTIVES.find((value) => value === motive);
  return known === undefined ? '' : texts.motive[known];
};

const typeText = (type: string, texts: DocumentTexts): string => (isBookingType(type) ? texts.type[type] : type);

/** Kilometres that an insurer pays, else those of the route. */
const kmOf = ({ mutualDistance, dist }: DocumentLine): number => mutualDistance ?? dist ?? 0;

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
    km: { header: column.km, width: 12, cell: { amount: kmOf, unit: 'km' } },
    wait: { header: column.wait, width: 16, cell: { amount: ({ waitprice }: DocumentLine) => waitprice } },
    parking: { header: column.parking, width: 16, cell: { amount: ({ ticket_price }: DocumentLine) => ticket_price } },
    subtotal: { header: column.subtotal, width: 18, cell: { amount: ({ total }: DocumentLine) => total } },
  } as const satisfies Readonly<Record<string, LineColumn>>;
};

const isFilled = ({ cell, optional }: LineColumn, lines: readonly DocumentLine[]): boolean =>
  !optional || typeof cell === 'function' || lines.some((line) => toCents(cell.amount(line)) !== 0);

const summedText = ({ unit }: Summed, figure: MoneyInput, language: DocumentSource['language']): string =>
  unit === 'km' ? kmText(Number(figure ?? 0), language) : amountText(figure, language);

/** Sums of the columns that have them. A sum of amounts is exact; kilometres are rounded when written. */
function sumsOf(
  columns: readonly LineColumn[],
  lines: readonly DocumentLine[],
  language: DocumentSource['language'],
): readonly string[] {
  return columns.map(({ cell }) => {
    if (typeof cell === 'function') return '';
    const { amount, unit } = cell;
    const figures = lines.map((line) => amount(line));
    return summedText(cell, unit === 'km' ? figures.reduce<number>(plus, 0) : sumMoney(figures), language);
  });
}

const plus = (sum: number, figure: MoneyInput): number => sum + Number(figure ?? 0);

/** Grouping of the lines of a table: lines with the same key stand together, under the title of their group. */
interface Grouping {
  readonly keyOf: (line: DocumentLine) => string;
  readonly titleOf: (lines: Group) => string;
  /** Label of the sums of a group. */
  readonly sum: string;
}

/**
 * The table of the bookings of a document, with the sums of its columns: below it, at page breaks, and of each group (specification/invoices.md#paper).
 */
export function lineTable(
  { lines: all, language }: DocumentSource,
  texts: DocumentTexts,
  columns: readonly LineColumn[],
  grouping?: Grouping,
): TableBlock {
  const shown = columns.filter((column) => isFilled(column, all));
  const groups = grouping ? groupsOf(all, grouping) : undefined;
  const lines = groups?.flatMap((group) => group) ?? all;
  const sums = (label: string, some: readonly DocumentLine[]): TableSums => ({
    label,
    cells: sumsOf(shown, some, language),
  });
  return {
    kind: 'table',
    caption: texts.table,
    columns: shown.map(({ header, width, cell }) => ({
      header,
      width,
      align: typeof cell === 'function' ? 'start' : 'end',
    })),
    rows: lines.map((line) =>
      shown.map(({ cell }) =>
        typeof cell === 'function' ? cell(line) : summedText(cell, cell.amount(line), language),
      ),
    ),
    ...(grouping &&
      groups && {
        groups: groups.map((group): TableGroup => ({
          title: grouping.titleOf(group),
          count: group.length,
          sums: sums(grouping.sum, group),
        })),
      }),
    sums: sums(texts.total.sum, lines),
    carried: (rows) => {
      const { cells } = sums('', lines.slice(0, rows));
      const { carriedForward, broughtForward } = texts.total;
      return { forward: { label: carriedForward, cells }, brought: { label: broughtForward, cells } };
    },
  };
}

type Group = readonly [DocumentLine, ...DocumentLine[]];

/** Lines by group, each group where its first line stood. */
function groupsOf(lines: readonly DocumentLine[], { keyOf }: Grouping): readonly Group[] {
  const found = new Map<string, [DocumentLine, ...DocumentLine[]]>();
  for (const line of lines) {
    const group = found.get(keyOf(line));
    if (group) group.push(line);
    else found.set(keyOf(line), [line]);
  }
  return [...found.values()];
}

/** Trips grouped by patient: name, national number where it is printed, and number of trips. */
export const patientsOf = (texts: DocumentTexts): Grouping => ({
  keyOf: ({ clientId, client_firstname, client_lastname }) =>
    clientId ? String(clientId) : `${client_lastname ?? ''} ${client_firstname ?? ''}`,
  titleOf: (lines) => {
    const [{ client_firstname, client_lastname, client_ssn }] = lines;
    const name = personName({ firstname: client_firstname, lastname: client_lastname }, 'list');
    const number = client_ssn ? ` – ${texts.nationalNumber} ${client_ssn}` : '';
    return `${texts.patient(name, lines.length)}${number}`;
  },
  sum: texts.patientSum,
});
