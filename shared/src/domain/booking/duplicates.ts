import { type SpanBooking, tripSpan } from '../planning/trip-span.ts';
import { savedReturn } from './state.ts';
import { isClockTime, minutesOf } from '../time/clock.ts';

/** Trip of a patient, as the rule of double trips compares it. */
export interface PatientTrip extends SpanBooking {
  readonly clientId: number;
}

/**
 * Minutes between two appointments in the same direction within which the second is probably a mistake: a copied trip lies half an hour beside its
 * original.
 */
export const NEAR_MINUTES = 60;

const isHome = ({ type }: PatientTrip): boolean => type === 'back';

/**
 * Whether two trips take the same patient at overlapping or near times of a day: under way at the same moment, or driven there (or home) twice within
 * an hour, whatever the destination. The way home after a short visit is no duplicate, unless the outbound trip covers it already. Trips without a
 * time of day never are.
 * @param all the known trips of the day: they tell whether the way home follows another visit
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

/** Whether an outbound trip already covers the way home `home`: it begins after the appointment, with no other visit in between. */
function coversHome(visit: PatientTrip, home: PatientTrip, all: readonly PatientTrip[]): boolean {
  const isBetween = (trip: PatientTrip): boolean =>
    trip.clientId === visit.clientId &&
    trip.ap_date === visit.ap_date &&
    !isHome(trip) &&
    trip.ap_time > visit.ap_time &&
    trip.ap_time <= home.ap_time;
  return savedReturn(visit.type, visit.back) && isHome(home) && home.ap_time >= visit.ap_time && !all.some(isBetween);
}
