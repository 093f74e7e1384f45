import type { components } from '@navette/openapi/types';
import { addMinutes, isDriverFree, loadedSeconds, parseStoredDistance } from '@navette/shared/domain';
import type { IsoDate } from '@navette/shared/domain';
import type { BookingValues } from './booking-values.ts';

type AvailabilityRow = components['schemas']['AvailabilityRow'];

/** From when to when the driver is on the way with the passenger; `undefined` before the appointment is known. */
function tripSpan({ type, ap_time, pick_time, distance }: BookingValues): readonly [from: string, to: string] | undefined {
  if (ap_time === null) return undefined;
  if (type !== 'back') return [pick_time ?? ap_time, ap_time];
  const stored = parseStoredDistance(distance);
  return [ap_time, addMinutes(ap_time, stored ? Math.ceil(loadedSeconds(stored) / 60) : 0)];
}

/** The days on which the driver marked a part of the trip's time as not available (DECISIONS 32). */
export function busyDays(marked: readonly AvailabilityRow[], booking: BookingValues, days: readonly IsoDate[]): IsoDate[] {
  const span = tripSpan(booking);
  if (span === undefined) return [];
  const own = marked.filter(({ driverId }) => driverId === booking.driverId);
  return days.filter((day) => own.some(({ date, available }) => date === day && !isDriverFree(available, ...span)));
}
