import type { components } from '@navette/openapi/types';
import { Accepted, isLocked, type IsoDate } from '@navette/shared/domain';
import type { BookingRow } from './booking-row.ts';

/** Bookings of a standing order that a change is for. */
export interface SeriesReach {
  readonly direction: 'there' | 'home';
  readonly from: IsoDate;
  /** Last day; all later ones when missing. */
  readonly until?: IsoDate | undefined;
  /** Also trips that their driver has accepted. */
  readonly withAccepted: boolean;
}

/** A booking that stays as it is, with the reason. */
type Left = components['schemas']['SkippedBooking'];

/** The bookings that a change touches, by day, and those of the same days that stay (specification/bookings.md#standing-orders). */
export function seriesTrips(
  series: readonly BookingRow[],
  { direction, from, until, withAccepted }: SeriesReach,
): { readonly touched: readonly BookingRow[]; readonly left: readonly Left[] } {
  const touched: BookingRow[] = [];
  const left: Left[] = [];
  for (const booking of series) {
    const { id, ap_date, type } = booking;
    if ((type === 'back') !== (direction === 'home') || ap_date < from || (until !== undefined && ap_date > until))
      continue;
    const reason = reasonToStay(booking, withAccepted);
    if (reason) left.push({ id, ap_date, reason });
    else touched.push(booking);
  }
  return { touched, left };
}

function reasonToStay(booking: BookingRow, withAccepted: boolean): Left['reason'] | undefined {
  if (booking.archived) return 'archived';
  if (booking.invoices && booking.invoices.length > 0) return 'invoiced';
  if (isLocked(booking.status)) return 'closed';
  return booking.accepted === Accepted.accepted && !withAccepted ? 'accepted' : undefined;
}
