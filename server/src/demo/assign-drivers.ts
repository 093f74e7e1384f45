import { loadedSeconds, minutesOf, pickUpTime, slotsOfTrip, straightKm, weekdayOf } from '@navette/shared/domain';
import { groupBy } from './group-by.ts';
import { placeOf } from './nearest.ts';
import { createRandom, type Random } from './random.ts';
import type { DemoBooking, DemoRow } from './rows.ts';
import { tripDistances } from './trip-distances.ts';
import type { Trip } from './trips.ts';

/** A trip with its driver. */
export interface DrivenTrip extends Trip {
  readonly driver: DemoRow<'driver'>;
  readonly pickUp: string;
  readonly distance: DemoBooking['distance'];
}

/** Unavailable slots by driver and day: `3 2026-03-10`. */
export type MarkedSlots = ReadonlyMap<string, readonly number[]>;

/** Key of a driver's day. */
export const dayKey = (driverId: number, date: string): string => `${driverId} ${date}`;

const SEED = 13_000_000;
const BREATH = 5;
/** Workload penalty: each trip already assigned that day counts as so many kilometres. */
const FAIRNESS = 1.6;

interface DriverDay {
  readonly driver: DemoRow<'driver'>;
  busyUntil: number;
  trips: number;
}

/** Working weekdays of a driver: all but one of Monday to Friday, few at weekends. */
function works(driver: DemoRow<'driver'>, date: string): boolean {
  const day = weekdayOf(date);
  if (day === 7) return driver.id % 6 === 0;
  if (day === 6) return driver.id % 3 === 0;
  return driver.id % 5 !== day - 1 || driver.id % 2 === 0;
}

/** Cheapest driver: near the driver's home, and without too much work for one. */
const costOf = ({ driver, trips }: DriverDay, trip: Trip): number =>
  straightKm(placeOf(driver), placeOf(trip.client)) + trips * FAIRNESS;

function choose(days: readonly DriverDay[], trip: Trip, start: number, marked: MarkedSlots): DriverDay | undefined {
  const slots = slotsOfTrip(trip.time, trip.time);
  const free = days.filter(
    ({ driver, busyUntil }) =>
      busyUntil + BREATH <= start &&
      !slots.some((slot) => marked.get(dayKey(driver.id, trip.appointment.date))?.includes(slot)),
  );
  const among = free.length > 0 ? free : [...days].sort((one, other) => one.busyUntil - other.busyUntil).slice(0, 3);
  let best: DriverDay | undefined;
  for (const day of among) if (!best || costOf(day, trip) < costOf(best, trip)) best = day;
  return best;
}

/** Drivers of a day; past days include some who have left since. */
function driversOn(drivers: readonly DemoRow<'driver'>[], date: string, today: string): DriverDay[] {
  return drivers
    .filter((driver) => (driver.active !== false || date < today) && works(driver, date))
    .map((driver) => ({ driver, busyUntil: 0, trips: 0 }));
}

/** Start of a trip in minutes after midnight, before its driver is known. */
function startOf(trip: Trip): { start: number; minutes: number; pickUp: string } {
  const { date } = trip.appointment;
  const distance = tripDistances(trip.client, trip.client, trip.destination, { date, time: trip.time });
  const seconds = loadedSeconds(distance);
  const pickUp = pickUpTime(trip.type, trip.time, seconds).time;
  return { start: minutesOf(pickUp), minutes: Math.ceil(seconds / 60), pickUp };
}

function assignDay(random: Random, trips: readonly Trip[], days: DriverDay[], marked: MarkedSlots): DrivenTrip[] {
  const timed = trips.map((trip) => ({ trip, ...startOf(trip) })).sort((one, other) => one.start - other.start);
  const outbound = new Map<Trip['appointment'], DriverDay>();
  return timed.flatMap(({ trip, start, minutes, pickUp }) => {
    const same = outbound.get(trip.appointment);
    const again = same && same.busyUntil + BREATH <= start && random.chance(0.6) ? same : undefined;
    const day = again ?? choose(days, trip, start, marked);
    if (!day) return [];
    day.busyUntil = start + minutes + (trip.type === 'back' ? 10 : 20);
    day.trips += 1;
    outbound.set(trip.appointment, day);
    const moment = { date: trip.appointment.date, time: trip.time };
    return [
      {
        ...trip,
        driver: day.driver,
        pickUp,
        distance: tripDistances(day.driver, trip.client, trip.destination, moment),
      },
    ];
  });
}

/** Assigns each trip a free driver who lives near, else the one who is free soonest. */
export function assignDrivers(
  trips: readonly Trip[],
  drivers: readonly DemoRow<'driver'>[],
  today: string,
  marked: MarkedSlots,
): DrivenTrip[] {
  const byDay = groupBy(trips, ({ appointment }) => appointment.date);
  let index = 0;
  return [...byDay].flatMap(([date, ofDay]) =>
    assignDay(createRandom(SEED + index++), ofDay, driversOn(drivers, date, today), marked),
  );
}
