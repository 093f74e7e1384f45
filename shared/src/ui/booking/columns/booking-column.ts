import type { TableColumn } from '../../table/columns/column.ts';
import type { BookingRow } from '../booking-row.ts';

/** Definition of a booking column, without its id. */
export type BookingColumn = Omit<TableColumn<BookingRow>, 'id'>;
