import { type InvoiceKind, subtractMoney, sumMoney } from '@navette/shared/domain';
import { messageKey, type Translate } from '@navette/shared/i18n';
import type { TableColumn, FormattingContext, TableTotal } from '@navette/shared/ui-table';
import { lineSums, totalsOf } from '../../entities/totals.ts';
import type { LeftOut, PlannedInvoice, PlannedLine, Reason } from './month-end-requests.ts';

/** Columns of the planned invoices: payer, number of bookings, amount. */
export const invoiceColumns: readonly TableColumn<PlannedInvoice>[] = [
  { id: 'name', header: messageKey('monthEnd.payer'), value: ({ name }) => name, grow: 3, fixed: true },
  {
    id: 'bookings',
    header: messageKey('wallet.bookings'),
    kind: 'number',
    value: ({ lines }) => lines.length,
    descendingFirst: true,
  },
  {
    id: 'chosen',
    header: messageKey('monthEnd.chosen'),
    hint: messageKey('monthEnd.chosen.hint'),
    kind: 'number',
    value: ({ lines }) => lines.filter(({ reasons }) => reasons.length > 0).length || null,
    hideBelow: 768,
  },
  {
    id: 'amount',
    header: messageKey('monthEnd.amount'),
    kind: 'amount',
    value: ({ amount }) => amount,
    fixed: true,
    descendingFirst: true,
  },
];

const lineColumns = <Row>(lineOf: (row: Row) => PlannedLine): readonly TableColumn<Row>[] => [
  { id: 'id', header: messageKey('wallet.id'), kind: 'id', value: (row) => lineOf(row).id },
  { id: 'date', header: messageKey('monthEnd.date'), kind: 'date', value: (row) => lineOf(row).ap_date, fixed: true },
  { id: 'time', header: messageKey('monthEnd.time'), kind: 'time', value: (row) => lineOf(row).ap_time },
  { id: 'client', header: messageKey('monthEnd.client'), value: (row) => lineOf(row).client, grow: 2, fixed: true },
  {
    id: 'destination',
    header: messageKey('monthEnd.destination'),
    value: (row) => lineOf(row).destination,
    hideBelow: 1440,
  },
];

const amountColumn = <Row>(lineOf: (row: Row) => PlannedLine): TableColumn<Row> => ({
  id: 'amount',
  header: messageKey('monthEnd.amount'),
  kind: 'amount',
  value: (row) => lineOf(row).amount,
});

/** Texts of the reasons why a booking is left out. */
const REASONS: Readonly<Record<Reason, string>> = {
  noCertificate: messageKey('monthEnd.reason.noCertificate'),
  noTransportNumber: messageKey('monthEnd.reason.noTransportNumber'),
  zeroAmount: messageKey('monthEnd.reason.zeroAmount'),
  archived: messageKey('monthEnd.reason.archived'),
  notClosed: messageKey('monthEnd.reason.notClosed'),
  noAddress: messageKey('monthEnd.reason.noAddress'),
  repeated: messageKey('monthEnd.reason.repeated'),
  negative: messageKey('monthEnd.reason.negative'),
  nothing: messageKey('monthEnd.reason.nothing'),
};

/** Reasons as one text; empty without any. */
const reasonsText = (reasons: readonly Reason[], t: Translate): string =>
  reasons.map((reason) => t(REASONS[reason])).join(', ');

const reasonColumn = <Row>(header: string, lineOf: (row: Row) => PlannedLine): TableColumn<Row> => ({
  id: 'reasons',
  header,
  value: (row) => lineOf(row).reasons.join(' '),
  text: (row, { t }) => reasonsText(lineOf(row).reasons, t),
  grow: 3,
  groups: true,
});

/** Parking, which only client invoices charge. */
const parkingColumn = <Row>(kind: InvoiceKind, lineOf: (row: Row) => PlannedLine): readonly TableColumn<Row>[] =>
  kind === 'client'
    ? [
        {
          id: 'parking',
          header: messageKey('wallet.parking'),
          kind: 'amount',
          value: (row) => lineOf(row).parking || null,
        },
      ]
    : [];

const itself = (line: PlannedLine) => line;
const lineOfLeftOut = ({ line }: LeftOut) => line;

export const plannedLineColumns = (kind: InvoiceKind): readonly TableColumn<PlannedLine>[] => [
  ...lineColumns(itself),
  reasonColumn(messageKey('monthEnd.checklist'), itself),
  amountColumn(itself),
  ...parkingColumn(kind, itself),
];

/** Columns of the skipped bookings, with the reasons. */
export const leftOutColumns = (kind: InvoiceKind): readonly TableColumn<LeftOut>[] => [
  ...lineColumns(lineOfLeftOut),
  { id: 'payer', header: messageKey('monthEnd.payer'), value: ({ payer }) => payer, grow: 2, groups: true },
  { ...reasonColumn(messageKey('monthEnd.reasons'), lineOfLeftOut), fixed: true },
  amountColumn(lineOfLeftOut),
  ...parkingColumn(kind, lineOfLeftOut),
];

/** Labels of the total of invoices, which say what it includes. */
const TOTALS: Readonly<Record<InvoiceKind, string>> = {
  client: messageKey('monthEnd.sum.client'),
  insurance: messageKey('monthEnd.sum.insurance'),
  driver: messageKey('monthEnd.sum.driver'),
};

const amountsOf = (lines: readonly PlannedLine[]) => sumMoney(lines.map(({ amount }) => amount));
const parkingOf = (lines: readonly PlannedLine[]) => sumMoney(lines.map(({ parking }) => parking));

/** The fee of an invoice, in euros: its amount minus its lines and their parking. */
const feeOf = ({ amount, lines }: PlannedInvoice): number =>
  subtractMoney(amount, sumMoney([amountsOf(lines), parkingOf(lines)]));

/** Total of the lines, in euros, with parking for a client. */
export const lineTotals = (lines: readonly PlannedLine[], context: FormattingContext): readonly TableTotal[] =>
  totalsOf(lineSums(amountsOf(lines), parkingOf(lines)), context);

/** Total of the fees, in euros. */
export function feeTotals(invoices: readonly PlannedInvoice[], context: FormattingContext): readonly TableTotal[] {
  const fee = sumMoney(invoices.map(feeOf));
  return totalsOf(fee === 0 ? [] : [{ id: 'fee', label: messageKey('invoice.fee'), euros: fee }], context);
}

/** Total of invoices, in euros: the sum of lines, parking and fees. */
export function invoiceTotals(
  kind: InvoiceKind,
  invoices: readonly PlannedInvoice[],
  context: FormattingContext,
): readonly TableTotal[] {
  const lines = kind === 'client' ? invoices.flatMap((invoice) => invoice.lines) : [];
  const total = sumMoney(invoices.map(({ amount }) => amount));
  return [
    ...(kind === 'client' ? lineTotals(lines, context) : []),
    ...feeTotals(invoices, context),
    ...totalsOf([{ id: 'total', label: TOTALS[kind], euros: total }], context),
  ];
}
