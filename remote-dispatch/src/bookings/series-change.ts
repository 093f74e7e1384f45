import type { components } from '@navette/openapi/types';
import { Accepted, addDays, isLocked, standingOrderDates, type IsoDate } from '@navette/shared/domain';
import { cloneDraft, type BookingRow } from './booking-row.ts';

/** Bookings of a standing order that a change is for. */
export interface SeriesReach {
  readonly direction: 'there' | 'home';
  readonly from: IsoDate;
  /** Last day; all later ones when missing. */
  readonly until?: IsoDate | undefined;
  /** Also trips that their driver has accepted. */
  readonly withAccepted: boolean;
  /** Also the returns that are linked to those trips. */
  readonly withReturns?: boolean;
}

/** A booking that stays as it is, with the reason. */
type Left = components['schemas']['SkippedBooking'];

/** Trips of a standing order, sorted by what becomes of them. */
export interface SeriesTrips {
  readonly touched: readonly BookingRow[];
  readonly returns: readonly BookingRow[];
  readonly left: readonly Left[];
}

/** The bookings that a change touches, by day, with their returns, and those that stay (specification/bookings.md#standing-orders). */
export function seriesTrips(
  series: readonly BookingRow[],
  { direction, from, until, withAccepted, withReturns = false }: SeriesReach,
): SeriesTrips {
  const inReach = series.filter(
    ({ ap_date, type }) =>
      (type === 'back') === (direction === 'home') && ap_date >= from && (until === undefined || ap_date <= until),
  );
  const own = sort(inReach, withAccepted);
  const linked = new Set(withReturns ? own.touched.map(({ linkedId }) => linkedId) : []);
  const legs = sort(
    series.filter(({ id }) => linked.has(id)),
    withAccepted,
  );
  return { touched: own.touched, returns: legs.touched, left: [...own.left, ...legs.left] };
}

function sort(bookings: readonly BookingRow[], withAccepted: boolean) {
  const touched: BookingRow[] = [];
  const left: Left[] = [];
  for (const booking of bookings) {
    const reason = reasonToStay(booking, withAccepted);
    if (reason) left.push({ id: booking.id, ap_date: booking.ap_date, reason });
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

/** Further days of a standing order, without public holidays, and the new booking on them: its last trip there, with the return of that trip. */
export interface Extension extends Pick<ReturnType<typeof standingOrderDates>, 'dates' | 'skipped'> {
  readonly draft: Partial<components['schemas']['BookingForm']>;
}

/**
 * The days after the last trip of a standing order, on the weekdays that were chosen for it, until a day; undefined for one without trips. Trips that
 * were moved, or chosen besides, are on other weekdays.
 */
export function extensionOf(
  series: readonly BookingRow[],
  weekdays: readonly number[],
  until: IsoDate,
): Extension | undefined {
  const last = series.findLast(({ type }) => type !== 'back') ?? series.at(-1);
  if (!last) return undefined;
  const rule = { start: addDays(last.ap_date, 1), until, weekdays, withoutHolidays: true };
  const { dates, skipped } = standingOrderDates(rule);
  const home = series.find(({ id }) => id === last.linkedId);
  return {
    dates,
    skipped,
    draft: {
      ...cloneDraft(last),
      dates: [...dates],
      series: { weekdays: [...weekdays], until },
      ...(home && { return: { ap_time: home.ap_time, willCall: home.willCall, driverId: home.driverId } }),
    },
  };
}
