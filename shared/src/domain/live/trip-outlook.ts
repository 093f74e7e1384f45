import type { GeoPlace } from '../distance/estimate.ts';
import { PICK_UP_GRACE } from '../planning/lateness.ts';
import { occupiesDriver, type PlannedTrip } from '../planning/planned-trip.ts';
import { plannedTimes, roadTime, tripForecast } from './trip-forecast.ts';

/** A trip of the day with what decides how far it is. */
export interface OutlookTrip extends PlannedTrip {
  /** The passenger is on board. */
  readonly charged: boolean;
}

/** What a driver does next, and when. */
export interface TripOutlook {
  readonly trip: OutlookTrip;
  /** `pickUp`: on the way to the passenger; `dropOff`: the passenger is on board. */
  readonly next: 'pickUp' | 'dropOff';
  /** When it is due. */
  readonly due: Date;
  /** Estimated minutes by road until the driver is there; undefined when one of the places is unknown. */
  readonly minutes: number | undefined;
  /** Minutes by which the trip is late or will be, beyond the grace of the house; 0 in time. */
  readonly late: number;
}

const MINUTE = 60_000;

/**
 * What is next for a driver: the passenger on board to be brought, else the pick-up that comes first. Undefined when nothing is left. Whether it will be
 * late says `tripForecast`; without a position only what is overdue is known.
 * @param trips of one driver, in any order
 */
export function tripOutlook(
  trips: readonly OutlookTrip[],
  position: GeoPlace | undefined,
  now: Date,
): TripOutlook | undefined {
  const open = trips
    .filter(occupiesDriver)
    .toSorted((one, other) => plannedTimes(one).start - plannedTimes(other).start);
  const trip = open.find(({ charged }) => charged) ?? open[0];
  if (!trip) return undefined;
  const { start, end } = plannedTimes(trip);
  const due = trip.charged ? end : start;
  const place = trip.charged ? trip.to : trip.from;
  return {
    trip,
    next: trip.charged ? 'dropOff' : 'pickUp',
    due: new Date(due),
    minutes: position && place ? Math.round(roadTime(position, place, now.getTime()) / MINUTE) : undefined,
    late: lateMinutes(trip, position, now) ?? overdue(trip, due, now),
  };
}

function lateMinutes(trip: OutlookTrip, position: GeoPlace | undefined, now: Date): number | undefined {
  const forecast = position && tripForecast(trip, { position, charged: trip.charged, now });
  return forecast && (forecast.willBeLate ? forecast.lateMinutes : 0);
}

/** A way home has no appointment to be late for once it is under way. */
function overdue({ charged, type }: OutlookTrip, due: number, now: Date): number {
  const minutes = Math.floor((now.getTime() - due) / MINUTE);
  return minutes > PICK_UP_GRACE && !(charged && type === 'back') ? minutes : 0;
}
