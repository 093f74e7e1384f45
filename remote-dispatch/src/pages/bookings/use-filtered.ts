import { isTripProgress } from '@navette/shared/domain';
import { useMemo } from 'react';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { useNow } from '../../office/use-now.ts';
import type { Filters } from './use-filters.ts';

/** Bookings with the chosen status that are as far as chosen; late ones follow the clock. */
export function useFiltered(
  bookings: readonly BookingRow[] | undefined,
  { status, progress }: Pick<Filters, 'status' | 'progress'>,
): readonly BookingRow[] | undefined {
  const now = useNow();
  // Only lateness depends on the clock: other lists keep their rows from tick to tick.
  const moment = progress === 'late' ? now : undefined;
  return useMemo(
    () =>
      status === 'all' && progress === 'any'
        ? bookings
        : bookings?.filter(
            (booking) =>
              (status === 'all' || booking.status === status) &&
              (progress === 'any' || isTripProgress(progress, booking, moment ?? new Date())),
          ),
    [bookings, status, progress, moment],
  );
}
