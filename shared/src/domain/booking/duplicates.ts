import { type SpanBooking, tripSpan } from '../planning/trip-span.ts';
import { savedReturn } from './state.ts';
import { isClockTime, minutesOf } from '../time/clock.ts';

/** Trip of a patient, as the rule of double trips compares it. */
export interface PatientTrip extends SpanBooking {
  readonly clientId: number;
}

/** Minutes between two appointments in the same direction within which they are hardly both meant: a copy stands half an hour beside its trip. */
export const NEAR_MINUTES = 60;

const isHome = ({ type }: PatientTrip): boolean => type === 'back';

/**
 * Whether two trips take the same patient at overlapping or near times of a day: on the way at the same moment, or driven there (or home) twice within an hour,
 * whatever the destination. The way home after a short visit is none, unless the trip there covers it already. Trips without a time of day are never double.
 * @param all the trips of the day, as far as they are known: a way home after another visit is not the one that is covered
 */
export function isDoubleTrip(one: PatientTrip, other: PatientTrip, all: readonly PatientTrip[] = []): boolean {
  if (one.clientId !== other.clientId || one.ap_date !== other.ap_date) return false;
  if (!isClockTime(one.ap_time) || !isClockTime(other.ap_time)) return false;
  const apart = Math.abs(minutesOf(one.ap_time) - minutesOf(other.ap_time));
  if (isHome(one) === isHome(other) && apart < NEAR_MINUTES) return true;
  if (coversHome(one, other, all) || coversHome(other, one, all)) return true;
  const [first, second] = [tripSpan(one), tripSpan(other)];
  return first.start < second.end && second.start < first.end;
}

/** Whether a trip there covers the way home that the other is: one that begins after its appointment, with no other visit in between. */
function coversHome(visit: PatientTrip, home: PatientTrip, all: readonly PatientTrip[]): boolean {
  const isBetween = (trip: PatientTrip): boolean =>
    trip.clientId === visit.clientId &&
    trip.ap_date === visit.ap_date &&
    !isHome(trip) &&
    trip.ap_time > visit.ap_time &&
    trip.ap_time <= home.ap_time;
  return savedReturn(visit.type, visit.back) && isHome(home) && home.ap_time >= visit.ap_time && !all.some(isBetween);
}
