import { storedFigures, subtractMoney } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { BookingRow } from '@navette/shared/ui-booking';
import type { TableColumn } from '@navette/shared/ui-table';

const amount = (
  id: string,
  header: string,
  value: (booking: BookingRow) => number | null | undefined,
): TableColumn<BookingRow> => ({ id, header, kind: 'amount', value });

/** Columns of a booking that only wallets and invoices show (specification/wallets.md). */
export const MONEY_COLUMNS = {
  price: { ...amount('price', messageKey('wallet.price'), ({ price }) => price), fixed: true },
  cash: amount('cash', messageKey('wallet.cash'), ({ price_cash }) => price_cash),
  invoiced: amount('invoiced', messageKey('wallet.invoiced'), ({ price_factuur }) => price_factuur),
  waitPrice: amount('waitPrice', messageKey('wallet.waitprice'), ({ waitprice }) => waitprice || null),
  forfait: { ...amount('forfait', messageKey('wallet.min10km'), ({ min10km }) => min10km), hideBelow: 1440 },
  perKm: { ...amount('perKm', messageKey('wallet.plus10km'), ({ plus10km }) => plus10km), hideBelow: 1440 },
  patientAmount: amount(
    'patientAmount',
    messageKey('wallet.patientAmount'),
    // Amount deducted by the line: for a booking that covers both legs the share of both.
    ({ price_cash }) => subtractMoney(0, price_cash),
  ),
  distance: {
    id: 'distance',
    header: messageKey('wallet.distance'),
    kind: 'distance',
    value: ({ dist }) => dist,
    hideBelow: 1280,
  },
  insuredDistance: {
    id: 'insuredDistance',
    header: messageKey('wallet.mutualDistance'),
    kind: 'distance',
    value: ({ mutualDistance }) => mutualDistance,
    hideBelow: 1280,
  },
  duration: {
    id: 'duration',
    header: messageKey('wallet.duration'),
    value: ({ distance, type }) => storedFigures(distance, type)?.duration,
    text: ({ distance, type }, { formats }) => formats.formatDuration(storedFigures(distance, type)?.duration),
    align: 'end',
    hideBelow: 1440,
  },
  total: { ...amount('total', messageKey('wallet.total'), ({ total }) => total), fixed: true },
} as const satisfies Record<string, TableColumn<BookingRow>>;

interface PersonTotal {
  readonly id: number;
  readonly lastname: string | null;
  readonly firstname: string | null;
  readonly bookings: number;
  readonly price: number;
  readonly waitprice: number;
  readonly ticket_price: number;
}

/** Id of a row in the first column. */
export const ID_COLUMN: TableColumn<{ readonly id: number }> = {
  id: 'id',
  header: messageKey('wallet.id'),
  kind: 'id',
  value: ({ id }) => id,
};

/** Number of bookings of a row. */
export const COUNT_COLUMN: TableColumn<Pick<PersonTotal, 'bookings'>> = {
  id: 'bookings',
  header: messageKey('wallet.bookings'),
  kind: 'number',
  value: ({ bookings }) => bookings,
  descendingFirst: true,
};

/** Names of a driver or a client. */
export const NAME_COLUMNS: readonly TableColumn<PersonTotal>[] = [
  ID_COLUMN,
  {
    id: 'lastname',
    header: messageKey('wallet.lastname'),
    value: ({ lastname }) => lastname,
    grow: 3,
    fixed: true,
  },
  { id: 'firstname', header: messageKey('wallet.firstname'), value: ({ firstname }) => firstname, grow: 2 },
];

/** Sums of a driver or a client that make up the total, in euros. */
export const SUM_COLUMNS: readonly TableColumn<PersonTotal>[] = [
  { id: 'price', header: messageKey('wallet.price'), kind: 'amount', value: ({ price }) => price },
  { id: 'waitprice', header: messageKey('wallet.waitprice'), kind: 'amount', value: ({ waitprice }) => waitprice },
];

/** Parking of a driver or a client, in euros. */
export const PARKING_COLUMN: TableColumn<PersonTotal> = {
  id: 'ticket_price',
  header: messageKey('wallet.parking'),
  kind: 'amount',
  value: ({ ticket_price }) => ticket_price,
};

/** Last column of a row, in euros: totalled in the footer. */
export const totalColumn = <Row>(hint: string, value: (row: Row) => number): TableColumn<Row> => ({
  id: 'total',
  header: messageKey('wallet.total'),
  hint,
  kind: 'amount',
  value,
  fixed: true,
});
