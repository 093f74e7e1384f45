import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { useCallback } from 'react';
import type { DoubleTrip } from './double-trip.ts';

/** Returns the function that says a trip in a line: number, day, time, type, destination. */
export function useDoubleWords(): (trip: DoubleTrip) => string {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  return useCallback(
    ({ id, ap_date, ap_time, type, destination }) =>
      t('booking.double.trip', {
        id,
        date: formatDate(ap_date),
        time: formatTime(ap_time),
        type: t(vocabulary.bookingType(type)),
        destination: destination ?? '',
      }),
    [formatDate, formatTime, t],
  );
}
