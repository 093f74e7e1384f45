import { personName, sumMoney } from '@navette/shared/domain';
import { messageKey, vocabulary } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import type { Side } from '../../entities/results/result-links.ts';
import type { BookingBehind } from '../../entities/results/results-requests.ts';

const client = (row: BookingBehind) =>
  personName({ lastname: row.client_lastname, firstname: row.client_firstname }, 'list');
const driver = (row: BookingBehind) =>
  personName({ lastname: row.driver_lastname, firstname: row.driver_firstname }, 'list');

const money = (id: Side, header: string): TableColumn<BookingBehind> => ({
  id,
  header,
  kind: 'money',
  value: (row) => row[id],
});
const MONEY = {
  amount: money('amount', messageKey('results.amount')),
  cash: money('cash', messageKey('results.cash')),
  factuur: money('factuur', messageKey('results.factuur')),
  profit: money('profit', messageKey('results.commission')),
};

/** Columns of the bookings of a figure; the figure itself beside the amount. */
export const bookingColumns = (side: Side): readonly TableColumn<BookingBehind>[] => [
  { id: 'id', header: messageKey('results.column.id'), kind: 'id', value: ({ id }) => id, fixed: true },
  { id: 'date', header: messageKey('results.day'), kind: 'date', value: ({ ap_date }) => ap_date },
  { id: 'time', header: messageKey('results.column.time'), kind: 'time', value: ({ ap_time }) => ap_time },
  { id: 'client', header: messageKey('results.client'), value: client, groups: ({ clientId }) => clientId, grow: 2 },
  { id: 'driver', header: messageKey('results.column.driver'), value: driver, groups: true, hideBelow: 1024 },
  {
    id: 'destination',
    header: messageKey('results.column.destination'),
    value: ({ destination_name }) => destination_name,
    groups: true,
    hideBelow: 1280,
  },
  {
    id: 'status',
    header: messageKey('results.column.status'),
    value: ({ status }) => status,
    text: ({ status }, { t }) => t(vocabulary.bookingStatus(status)),
    hideBelow: 1024,
  },
  MONEY.amount,
  ...(side === 'amount' ? [] : [MONEY[side]]),
];

/** A client with a booking in the period. */
export interface ClientRow {
  readonly clientId: number;
  readonly lastname: string | null;
  readonly firstname: string | null;
  readonly bookings: number;
  readonly amount: number;
}

/** The clients of some bookings. */
export function clientsOf(rows: readonly BookingBehind[]): ClientRow[] {
  const groups = new Map<number, BookingBehind[]>();
  for (const row of rows) groups.set(row.clientId, [...(groups.get(row.clientId) ?? []), row]);
  return [...groups.values()].flatMap((bookings) => {
    const [first] = bookings;
    if (!first) return [];
    const { clientId, client_lastname: lastname, client_firstname: firstname } = first;
    return [
      {
        clientId,
        lastname,
        firstname,
        bookings: bookings.length,
        amount: sumMoney(bookings.map(({ amount }) => amount)),
      },
    ];
  });
}

/** Columns of the clients of a period. */
export const clientColumns: readonly TableColumn<ClientRow>[] = [
  { id: 'id', header: messageKey('results.column.id'), kind: 'id', value: ({ clientId }) => clientId },
  {
    id: 'client',
    header: messageKey('results.client'),
    value: ({ lastname, firstname }) => personName({ lastname, firstname }, 'list'),
    fixed: true,
    grow: 2,
  },
  { id: 'bookings', header: messageKey('results.bookings'), kind: 'number', value: ({ bookings }) => bookings },
  { id: 'amount', header: messageKey('results.amount'), kind: 'money', value: ({ amount }) => amount },
];
