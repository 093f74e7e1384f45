import { driverNotices, type DriverNotice, type IsoDate } from '@navette/shared/domain';
import type { ReachedBooking } from './reached-others.ts';

/** A driver who is notified once of all trips that a change reached. */
export interface DriverToNotify extends ReachedBooking {
  readonly notice: DriverNotice;
  /** Number of his trips that the change reached in the same way. */
  readonly count: number;
}

/**
 * Whom to notify of a change, each driver once for each occasion, with the first of his trips by day.
 * @param own the booking that the change was made on: it stands for its driver's trips
 */
export function noticesByDriver(
  own: ReachedBooking,
  others: readonly ReachedBooking[],
  today: IsoDate,
): readonly DriverToNotify[] {
  const found = new Map<string, DriverToNotify>();
  const byDay = others.toSorted((one, other) => (one.before.ap_date < other.before.ap_date ? -1 : 1));
  for (const { before, after } of [own, ...byDay]) {
    for (const notice of driverNotices(before, after, today)) {
      const key = `${String(notice.driverId)} ${notice.occasion}`;
      const known = found.get(key);
      found.set(key, known ? { ...known, count: known.count + 1 } : { before, after, notice, count: 1 });
    }
  }
  return [...found.values()];
}
