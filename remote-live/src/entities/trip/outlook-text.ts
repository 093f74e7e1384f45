import { brusselsNow, type TripOutlook } from '@navette/shared/domain';
import type { FormattingContext } from '@navette/shared/ui-table';

/** Text of the next step: "09:30 prise en charge, dans 12 min"; empty when nothing is left. */
export function outlookText(outlook: TripOutlook | undefined, { t }: FormattingContext): string {
  if (!outlook) return '';
  const { time } = brusselsNow(outlook.due);
  const what = t(outlook.next === 'pickUp' ? 'tracker.trip.next.pickUp' : 'tracker.trip.next.dropOff', { time });
  return outlook.minutes === undefined ? what : t('tracker.trip.next.in', { what, minutes: outlook.minutes });
}

/** "12 min de retard", or an expected delay; empty when on time. */
export function lateText(outlook: TripOutlook | undefined, now: Date, { t }: FormattingContext): string {
  if (!outlook || outlook.late === 0) return '';
  return t(now > outlook.due ? 'tracker.trip.late' : 'tracker.trip.willBeLate', { minutes: outlook.late });
}
