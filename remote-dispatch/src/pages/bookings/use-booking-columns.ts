import { bookingColumns, bookingStatusColumn, type BookingColumnId } from '@navette/shared/ui-booking';
import type { TableColumn } from '@navette/shared/ui-table';
import { useMemo } from 'react';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { useSaveStatus } from './requests/use-save-status.ts';

/** In the order of the specification (S1 §2.5). */
const COLUMNS = [
  'id',
  'date',
  'pick',
  'time',
  'client',
  'driver',
  'destination',
  'type',
  'accepted',
  'price',
  'driverPrice',
  'amount',
  'invoice',
  'wait',
  'parking',
  'certificate',
  'mobility',
  'companion',
] as const satisfies readonly BookingColumnId[];

/** Columns of the list; the status is saved at once. */
export function useBookingColumns(openReceipt: (booking: BookingRow) => void): readonly TableColumn<BookingRow>[] {
  const { save, offer } = useSaveStatus();
  return useMemo(
    () => [...bookingColumns(COLUMNS, { openReceipt }), bookingStatusColumn(save, offer)],
    [openReceipt, save, offer],
  );
}
