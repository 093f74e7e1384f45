import { minutesOf, type PlannedTrip, type UnavailableSlots } from '@navette/shared/domain';
import type { DemoNow } from './demo-now.ts';
import { canDrive, carOf, driverDays, nearestDriver, type DriverDay } from './driver-days.ts';
import { groupBy } from './group-by.ts';
import { planLeg, type PlannedLeg } from './planned-leg.ts';
import { plantExceptions } from './plant-exceptions.ts';
import { createRandom, type Random } from './random.ts';
import type { DemoBooking, DemoRow } from './rows.ts';
import { tripDistances } from './trip-distances.ts';
import type { Trip } from './trips.ts';

/** A trip with its driver. */
export interface DrivenTrip extends Trip {
  readonly driver: DemoRow<'driver'>;
  readonly pickUp: string;
  readonly distance: DemoBooking['distance'];
  /** Nobody can drive it: the driver is only a proposal. */
  readonly toAssign: boolean;
  /** One of two trips that the driver can not both drive; its state must not hide that. */
  readonly exception: boolean;
}

const SEED = 13_000_000;
/** Share of the patients whom the driver who brought them drives home, when he can. */
const SAME_DRIVER = 0.6;

/** Gives a day's trips to those who can drive them, in order; what is left over is for nobody. */
function planDay(
  random: Random,
  legs: readonly PlannedLeg[],
  days: readonly DriverDay[],
  unavailable: UnavailableSlots,
): PlannedLeg[] {
  const outbound = new Map<Trip['appointment'], DriverDay>();
  return legs.filter(({ trip, planned }) => {
    const same = outbound.get(trip.appointment);
    const again = same && canDrive(same, planned, unavailable) && random.chance(SAME_DRIVER) ? same : undefined;
    const day = again ?? nearestDriver(days, planned, unavailable);
    if (!day) return true;
    day.trips.push({ ...planned, driverId: day.driver.id, vehicle: carOf(day.driver) });
    outbound.set(trip.appointment, day);
    return false;
  });
}

function assignDay(
  random: Random,
  legs: readonly PlannedLeg[],
  days: readonly DriverDay[],
  unavailable: UnavailableSlots,
  ahead: number | undefined,
): DrivenTrip[] {
  const left = new Set(planDay(random, legs, days, unavailable));
  const exceptions = ahead === undefined ? undefined : plantExceptions(random, days, unavailable, ahead);
  const drivers = new Map(days.flatMap(({ driver, trips }) => trips.map(({ id }) => [id, driver] as const)));
  const proposal = days.find(({ onDuty }) => onDuty)?.driver;
  return legs.flatMap((leg) => {
    const { trip, pickUp, planned } = leg;
    const driver = drivers.get(planned.id) ?? proposal;
    if (!driver) return [];
    const moment = { date: trip.appointment.date, time: trip.time };
    const distance = tripDistances(driver, trip.from ?? trip.client, trip.destination, moment);
    return [
      {
        ...trip,
        driver,
        pickUp,
        distance,
        toAssign: left.has(leg),
        exception: exceptions?.has(planned.id) ?? false,
      },
    ];
  });
}

const byStart = ({ planned: one }: { planned: PlannedTrip }, { planned: other }: { planned: PlannedTrip }): number =>
  one.start - other.start || one.id - other.id;

/**
 * Assigns each trip the nearest driver who can drive it by the planning rules of the product. From `now` on a few trips a day
 * conflict on purpose, for the dispatcher to find.
 */
export function assignDrivers(
  trips: readonly Trip[],
  drivers: readonly DemoRow<'driver'>[],
  now: DemoNow,
  unavailable: UnavailableSlots,
): DrivenTrip[] {
  const byDay = groupBy(trips, ({ appointment }) => appointment.date);
  let index = 0;
  return [...byDay].flatMap(([date, ofDay]) => {
    const legs = ofDay.map((trip, number) => planLeg(trip, number + 1)).toSorted(byStart);
    const ahead = date < now.date ? undefined : date === now.date ? minutesOf(now.time) : 0;
    return assignDay(createRandom(SEED + index++), legs, driverDays(drivers, date, now.date), unavailable, ahead);
  });
}
