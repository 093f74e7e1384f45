import type { UnavailableSlots } from '../planning/unavailable-slots.ts';
import { minutesOf, SLOTS } from '../time/clock.ts';
import { brusselsNow } from '../time/brussels.ts';
import { occupation, type NearbyDriver } from './nearest-drivers.ts';

/** Whether a driver can take a trip now: `busy` until a trip ends, else `unavailable` by the week or leave, else `free`. */
export type DriverFreedom =
  | { readonly kind: 'busy'; readonly until: Date }
  | { readonly kind: 'unavailable' | 'free'; readonly until?: undefined };

interface Moment {
  readonly at: Date;
  /** Ids of the bookings with their passenger on board. */
  readonly aboard: ReadonlySet<number>;
  readonly unavailable: UnavailableSlots;
}

/** Freedom of a driver at a moment; the nearest drivers are busy by the same rule, and the board shades the same slots (specification/live.md#free). */
export function driverFreedom(
  driver: Pick<NearbyDriver, 'id' | 'trips' | 'last'>,
  { at, aboard, unavailable }: Moment,
): DriverFreedom {
  const busy = occupation(driver, { at, aboard });
  if (busy) return { kind: 'busy', until: new Date(busy.until) };
  const { date, time } = brusselsNow(at);
  const marked = unavailable(driver.id, date);
  const minute = minutesOf(time);
  const isMarked = SLOTS.some(
    ({ index, from, to }) => marked.includes(index) && minutesOf(from) <= minute && minute < minutesOf(to),
  );
  return { kind: isMarked || marked.length === SLOTS.length ? 'unavailable' : 'free' };
}
