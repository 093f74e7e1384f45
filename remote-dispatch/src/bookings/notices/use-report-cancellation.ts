import { BookingStatus } from '@navette/shared/domain';
import { useCallback } from 'react';
import type { BookingRow } from '../booking-row.ts';
import { useOfferNotices } from './use-offer-notices.ts';

/** Returns the function that notifies the driver of a canceled trip, for its menus; undefined when the trip is not canceled, past, or nobody counts on it. */
export function useReportCancellation(): (booking: BookingRow) => (() => void) | undefined {
  const offerNotices = useOfferNotices();
  return useCallback(
    (booking) =>
      booking.status === BookingStatus.canceled
        ? offerNotices({ ...booking, status: BookingStatus.pending }, { status: BookingStatus.canceled }).action?.run
        : undefined,
    [offerNotices],
  );
}
