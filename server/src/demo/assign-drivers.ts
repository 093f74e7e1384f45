import {
  minutesOf,
  type PlannedTrip,
  type UnavailableSlots,
  estimateLeg,
  tripDistance,
  type TripMoment,
  Accepted,
  BookingStatus,
  freeAgain,
  pickUpTime,
  tripSpan,
} from '@navette/shared/domain';
import { type DemoNow, groupBy, type DemoBooking, type DemoRow, type DemoTrip } from './rows.ts';
import { canDrive, carOf, driverDays, nearestDriver, type DriverDay } from './driver-days.ts';
import { plantExceptions } from './plant-exceptions.ts';
import { createRandom, type Random } from './random.ts';
import type { Trip } from './trips.ts';
import { placeOf } from './destinations.ts';

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

/** Start, pick-up or destination of a trip. */
interface Stop {
  readonly fullAddress?: string | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

function leg(from: Stop, to: Stop, moment: TripMoment): Omit<DemoTrip, 'price'> {
  const { distance, duration } = estimateLeg(placeOf(from), placeOf(to), moment);
  return { origin: from.fullAddress ?? '', destination: to.fullAddress ?? '', distance, duration };
}

/** A booking's distance as the estimator answers it, without polylines. */
function tripDistances(driver: Stop, client: Stop, destination: Stop, moment: TripMoment): DemoBooking['distance'] {
  const to = [leg(driver, client, moment), leg(client, destination, moment)];
  const back = [leg(destination, client, moment), leg(client, driver, moment)];
  return { ...tripDistance(to, back), estimated: true, source: 'estimate' };
}

/** A trip with when and where it occupies a driver, before a driver is chosen. */
interface PlannedLeg {
  readonly trip: Trip;
  readonly pickUp: string;
  /** As the planning rules see it, without a driver. */
  readonly planned: PlannedTrip;
}

/** Plans a trip as the product will: from its estimated distance, by the rules of the domain. The driver is number 0. */
function planLeg(trip: Trip, id: number): PlannedLeg {
  const { type, time, client, destination, appointment } = trip;
  const [home, care] = [placeOf(client), placeOf(destination)];
  const back = type === 'back';
  const [from, to] = back ? [care, home] : [home, care];
  const { distance, duration } = estimateLeg(trip.from ? placeOf(trip.from) : from, to, {
    date: appointment.date,
    time,
  });
  const pickUp = pickUpTime(type, time, duration, appointment.date).time;
  const booked = { type, ap_date: appointment.date, ap_time: time, pick_time: pickUp, distance: null };
  const span = tripSpan(booked, () => duration);
  const mobility = client.mobility ?? 'foot';
  return {
    trip,
    pickUp,
    planned: {
      ...span,
      free: freeAgain(booked, span, mobility, duration),
      id,
      driverId: 0,
      clientId: client.id,
      destinationId: destination.id,
      type,
      date: appointment.date,
      from,
      to,
      loadedKm: distance,
      status: BookingStatus.pending,
      accepted: Accepted.accepted,
      driverActive: true,
      mobility,
      vehicle: { carriesWheelchair: false, carriesStretcher: false },
      linkedId: null,
    },
  };
}
