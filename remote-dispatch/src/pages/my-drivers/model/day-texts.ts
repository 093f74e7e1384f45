import { positionAge, SLOTS } from '@navette/shared/domain';
import type { Said } from '@navette/shared/ui-table';
import { tripEnds } from '../../../bookings/trip-ends.ts';
import type { DriverDay } from './driver-day.ts';

/** When a driver is not available, in words. */
export function availabilityText({ unavailable }: DriverDay, { t }: Said): string {
  if (unavailable.length === 0) return t('myDrivers.available.all');
  if (unavailable.length === SLOTS.length) return t('myDrivers.available.none');
  const slots = SLOTS.filter(({ index }) => unavailable.includes(index)).map(
    ({ from, to }) => `${from.slice(0, 2)}–${to.slice(0, 2)}`,
  );
  return t('myDrivers.available.not', { slots: slots.join(', ') });
}

/** The next trip in words; nothing when all is done. */
export function nextText({ next }: DriverDay, { t }: Said): string {
  if (!next) return '';
  return `${next.willCall ? t('daySheet.willCall') : (next.pick_time ?? next.ap_time)} ${tripEnds(next).join(' → ')}`;
}

/** What the driver answered to the trips that are still open. */
export function answerText({ answers: { pending, accepted, refused }, bookings }: DriverDay, { t }: Said): string {
  return bookings.length === 0 ? '' : t('myDrivers.answers', { pending, accepted, refused });
}

/** How old the last position is, for one that is known. */
export function ageText({ seenAt }: DriverDay, { t, formats }: Said): string {
  const seen = seenAt();
  if (seen === undefined) return '';
  const age = positionAge(seen, new Date());
  const minutes = Math.floor(age / 60);
  if (minutes < 1) return t('myDrivers.age.now');
  return minutes < 60
    ? t('myDrivers.age.minutes', { minutes })
    : t('myDrivers.age', { duration: formats.formatDuration(age) });
}
