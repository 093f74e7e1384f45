import type { TableColumn } from '@navette/shared/ui-table';
import { useMemo } from 'react';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { moneyColumns } from './columns/money-columns.tsx';
import { statusColumn } from './columns/status-column.tsx';
import { TRIP_COLUMNS } from './columns/trip-columns.tsx';
import { useSaveStatus } from './requests/use-save-status.ts';

/** The columns of the list, in the order of the specification (S1 §2.5). */
export function useBookingColumns(openReceipt: (booking: BookingRow) => void): readonly TableColumn<BookingRow>[] {
  const saveStatus = useSaveStatus();
  return useMemo(
    () => [...TRIP_COLUMNS, ...moneyColumns(openReceipt), statusColumn(saveStatus)],
    [openReceipt, saveStatus],
  );
}
