import type { GeoPlace } from '../distance/estimate.ts';
import { PICK_UP_GRACE } from '../planning/lateness.ts';
import { occupiesDriver, type PlannedTrip } from '../planning/planned-trip.ts';
import { plannedTimes, roadTime, tripForecast } from './trip-forecast.ts';

/** A trip of the day with the fields that tell its progress. */
export interface OutlookTrip extends PlannedTrip {
  /** The passenger is on board. */
  readonly charged: boolean;
}

/** Next step of a driver, and its time. */
export interface TripOutlook {
  readonly trip: OutlookTrip;
  /** `pickUp`: on the way to the passenger; `dropOff`: the passenger is on board. */
  readonly next: 'pickUp' | 'dropOff';
  /** Due time. */
  readonly due: Date;
  /** Estimated minutes by road until the driver is there; undefined when a place is unknown. */
  readonly minutes: number | undefined;
  /** Minutes by which the trip is or will be late, beyond the grace; 0 when on time. */
  readonly late: number;
}

const MINUTE = 60_000;

/**
 * Next step of a driver: drop off the passenger on board, else the earliest pick-up. Undefined when nothing is left. `tripForecast` tells whether it
 * will be late; without a position only an overdue step is known.
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
