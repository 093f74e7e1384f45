import {
  carries,
  overlappedSlots,
  straightKm,
  travelMinutes,
  weekdayOf,
  type PlannedTrip,
  type UnavailableSlots,
  type Vehicle,
} from '@navette/shared/domain';
import { placeOf } from './destinations.ts';
import type { DemoRow } from './rows.ts';

/** A driver's trips of a day, in the order they are driven. */
export interface DriverDay {
  readonly driver: DemoRow<'driver'>;
  /** Works on this day of the week; the others are called in when there is nobody else. */
  readonly onDuty: boolean;
  readonly trips: PlannedTrip[];
}

/** Minutes between the arrival at a pick-up and the pick-up. */
const BREATH = 3;
/** Workload penalty: each trip already assigned that day counts as so many kilometres. */
const FAIRNESS = 1.6;

/** Working weekdays of a driver: all but one of Monday to Friday, a third on Saturdays, a quarter on Sundays. */
function works(driver: DemoRow<'driver'>, date: string): boolean {
  const day = weekdayOf(date);
  if (day === 7) return driver.id % 4 === 0;
  if (day === 6) return driver.id % 3 === 0;
  return driver.id % 5 !== day - 1 || driver.id % 2 === 0;
}

/** Days of the drivers; past days include some drivers who have left since. */
export const driverDays = (drivers: readonly DemoRow<'driver'>[], date: string, today: string): DriverDay[] =>
  drivers
    .filter((driver) => driver.active !== false || date < today)
    .map((driver) => ({ driver, onDuty: works(driver, date), trips: [] }));

export const carOf = ({ carriesWheelchair = false, carriesStretcher = false }: DemoRow<'driver'>): Vehicle => ({
  carriesWheelchair,
  carriesStretcher,
});

/** Whether a driver can drive a trip after those that begin before it: with that car, in time, and in slots without a mark. */
export function canDrive({ driver, trips }: DriverDay, trip: PlannedTrip, unavailable: UnavailableSlots): boolean {
  if (!carries(carOf(driver), trip.mobility)) return false;
  const last = trips.at(-1);
  if (last) {
    if (last.end + BREATH > trip.start) return false;
    if (last.end + (travelMinutes(last, trip) ?? 0) + BREATH > trip.start) return false;
  }
  return overlappedSlots({ ...trip, driverId: driver.id }, unavailable).length === 0;
}

/** Kilometres to the pick-up, from home or from the trip before, and a share of the work. */
const costOf = ({ driver, trips }: DriverDay, { from }: PlannedTrip): number =>
  straightKm(trips.at(-1)?.to ?? placeOf(driver), from ?? placeOf(driver)) + trips.length * FAIRNESS;

/** The nearest driver who can drive a trip: of those on duty, else of the others; `undefined` when nobody can. */
export function nearestDriver(
  days: readonly DriverDay[],
  trip: PlannedTrip,
  unavailable: UnavailableSlots,
): DriverDay | undefined {
  for (const onDuty of [true, false]) {
    let [best, least]: [DriverDay | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const day of days) {
      if (day.onDuty !== onDuty) continue;
      const cost = costOf(day, trip);
      if (cost < least && canDrive(day, trip, unavailable)) [best, least] = [day, cost];
    }
    if (best) return best;
  }
  return undefined;
}
