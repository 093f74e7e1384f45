import { isToAssign } from '@navette/shared/domain';
import type { BookingRow } from '../../../bookings/booking-row.ts';

/** Path of the printed list of these bookings. The ids are in the fragment, whose length servers don't limit. */
export function listPath(rows: readonly BookingRow[]): string {
  const days = rows.map(({ ap_date }) => ap_date).toSorted();
  return `/print/bookings?from=${days[0] ?? ''}&to=${days.at(-1) ?? ''}#${rows.map(({ id }) => id).join(',')}`;
}

/** Path of the day sheets of these bookings, one for each driver and day; null when none has a driver. */
export function sheetsPath(rows: readonly BookingRow[]): string | null {
  const sheets = new Set(
    rows.flatMap(({ ap_date, driverId, accepted, driver_active }) =>
      isToAssign(accepted, driver_active) ? [] : `${ap_date}_${String(driverId)}`,
    ),
  );
  return sheets.size === 0 ? null : `/print/daysheet#${[...sheets].toSorted().join(',')}`;
}
