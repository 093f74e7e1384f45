import type { TableColumn } from '../../table/columns/column.ts';
import type { BookingRow } from '../booking-row.ts';
import type { BookingColumn } from './booking-column.ts';
import { moneyColumns } from './money-columns.tsx';
import { TRIP_COLUMNS } from './trip-columns.tsx';

/** Id of a booking column. */
export type BookingColumnId = keyof typeof TRIP_COLUMNS | keyof ReturnType<typeof moneyColumns>;

/** Options of a list of bookings. */
export interface BookingColumnsOptions {
  /** Opens the photo of a parking receipt; without it the column shows the amount alone. */
  readonly openReceipt?: (booking: BookingRow) => void;
  /** Overrides by column: width, cell, visibility. */
  readonly changes?: Readonly<Partial<Record<BookingColumnId, Partial<BookingColumn>>>>;
}

/**
 * Columns of a list of bookings, in the order of their ids. Memoize them, or call this outside the component.
 * @example bookingColumns(['date', 'client', 'destination', 'price'], { changes: { price: { header: 'wallet.price' } } })
 */
export function bookingColumns(
  ids: readonly BookingColumnId[],
  { openReceipt, changes = {} }: BookingColumnsOptions = {},
): readonly TableColumn<BookingRow>[] {
  const known = { ...TRIP_COLUMNS, ...moneyColumns(openReceipt) };
  return ids.map((id) => ({ id, ...known[id], ...changes[id] }));
}
