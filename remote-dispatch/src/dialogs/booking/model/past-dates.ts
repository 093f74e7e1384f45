import { brusselsToday } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import type { BookingValues } from './booking-values.ts';

/** The days of a form that are over; of an existing booking only another one than it was saved with. */
export function pastDates(
  { dates, ap_date }: Pick<BookingValues, 'dates' | 'ap_date'>,
  isNew: boolean,
  saved?: IsoDate | null,
): readonly IsoDate[] {
  const today = brusselsToday();
  if (isNew) return dates.filter((date) => date < today);
  return ap_date !== null && ap_date !== saved && ap_date < today ? [ap_date] : [];
}
