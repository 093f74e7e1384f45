import { positionAge, SLOTS } from '@navette/shared/domain';
import type { FormattingContext } from '@navette/shared/ui-table';
import { tripEnds } from '../../../bookings/trip-ends.ts';
import type { DriverDay } from './driver-day.ts';

/** Text of the unavailable slots of a driver. */
export function availabilityText({ unavailable }: DriverDay, { t }: FormattingContext): string {
  if (unavailable.length === 0) return t('myDrivers.available.all');
  if (unavailable.length === SLOTS.length) return t('myDrivers.available.none');
  const slots = SLOTS.filter(({ index }) => unavailable.includes(index)).map(
    ({ from, to }) => `${from.slice(0, 2)}–${to.slice(0, 2)}`,
  );
  return t('myDrivers.available.not', { slots: slots.join(', ') });
}

/** Text of the next trip; empty when all are done. */
export function nextText({ next }: DriverDay, { t }: FormattingContext): string {
  if (!next) return '';
  return `${next.willCall ? t('daySheet.willCall') : (next.pick_time ?? next.ap_time)} ${tripEnds(next).join(' → ')}`;
}

/** Text of the driver's answers to open trips. */
export function answerText(
  { answers: { pending, accepted, refused }, bookings }: DriverDay,
  { t }: FormattingContext,
): string {
  return bookings.length === 0 ? '' : t('myDrivers.answers', { pending, accepted, refused });
}

/** Age of the last position; only when there is one. */
export function ageText({ seenAt }: DriverDay, { t, formats }: FormattingContext): string {
  const seen = seenAt();
  if (seen === undefined) return '';
  const age = positionAge(seen, new Date());
  const minutes = Math.floor(age / 60);
  if (minutes < 1) return t('myDrivers.age.now');
  return minutes < 60
    ? t('myDrivers.age.minutes', { minutes })
    : t('myDrivers.age', { duration: formats.formatDuration(age) });
}
