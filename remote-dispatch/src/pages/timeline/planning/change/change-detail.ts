import type { Formats, Translate } from '@navette/shared/i18n';
import type { TripChange } from '../../model/timeline-change.ts';
import type { TimelineBooking } from '../../model/timeline-trip.ts';

/** What a change does to the times of a trip: appointment and pick-up before and after, or that they stay. */
export function changeDetail(
  booking: TimelineBooking,
  change: TripChange,
  t: Translate,
  { formatDate, formatTime }: Formats,
): string {
  const after = { ...booking, ...change };
  const isMoved = after.ap_date !== booking.ap_date;
  const appointment = ({ ap_date, ap_time }: TimelineBooking) =>
    isMoved ? `${formatDate(ap_date)} ${formatTime(ap_time)}` : formatTime(ap_time);
  const times = [
    (isMoved || after.ap_time !== booking.ap_time) &&
      t('planning.changed.appointment', { before: appointment(booking), after: appointment(after) }),
    after.pick_time !== booking.pick_time &&
      t('planning.changed.pickUp', { before: formatTime(booking.pick_time), after: formatTime(after.pick_time) }),
  ].filter((text) => text !== false);
  return times.length > 0 ? times.join(' · ') : t('planning.changed.sameTime', { time: formatTime(booking.ap_time) });
}
