import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';

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
export const idColumn = <Total extends { readonly id: number }>(): TableColumn<Total> => ({
  id: 'id',
  header: messageKey('wallet.id'),
  kind: 'id',
  value: ({ id }) => id,
});

/** Number of bookings of a row. */
export const countColumn = <Total extends { readonly bookings: number }>(): TableColumn<Total> => ({
  id: 'bookings',
  header: messageKey('wallet.bookings'),
  kind: 'number',
  value: ({ bookings }) => bookings,
  descendingFirst: true,
});

/** Names of a driver or a client. */
export const nameColumns = <Total extends PersonTotal>(): readonly TableColumn<Total>[] => [
  idColumn<Total>(),
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
export const sumColumns = <Total extends PersonTotal>(): readonly TableColumn<Total>[] => [
  { id: 'price', header: messageKey('wallet.price'), kind: 'amount', value: ({ price }) => price },
  { id: 'waitprice', header: messageKey('wallet.waitprice'), kind: 'amount', value: ({ waitprice }) => waitprice },
];

/** Parking of a driver or a client, in euros. */
export const parkingColumn = <Total extends PersonTotal>(): TableColumn<Total> => ({
  id: 'ticket_price',
  header: messageKey('wallet.parking'),
  kind: 'amount',
  value: ({ ticket_price }) => ticket_price,
});

/** Last column of a row, in euros: totalled in the footer. */
export const totalColumn = <Row>(hint: string, value: (row: Row) => number): TableColumn<Row> => ({
  id: 'total',
  header: messageKey('wallet.total'),
  hint,
  kind: 'amount',
  value,
  fixed: true,
});
