import { addDays } from '../../time/date.ts';
import { MINUTES_A_DAY, minutesOf, SLOTS } from '../../time/clock.ts';
import { elapsedMinutes } from '../../time/elapsed.ts';
import { isValidOn } from '../../people/driver-papers.ts';
import type { PlanPeriod, PlanProblem, PlanRequest, PlanVehicle } from './problem.ts';
import { repairOf } from './repair.ts';
import { FAIR_HOUR_COST } from './rules.ts';
import { scheduleRoute } from './schedule.ts';
import { type Occupied, type PlanDay, type PlanDriver, plannedSince } from './tasks.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seats of a car besides the driver's, wheelchairs and stretchers it carries. */
const SEATS = 4;

/** Hours in which a break begins. */
const BREAK_HOURS = { from: 11 * HOUR, until: 14 * HOUR };

/** Whether a driver may be given trips of the day. */
export function isUsable(driver: PlanDriver, { date, query, unavailable }: PlanDay): boolean {
  // A driver who is late keeps what he can.
  const isLate = query.late?.some(({ driverId }) => driverId === driver.id) === true;
  return (
    driver.active &&
    isValidOn(driver.papersUntil, date) &&
    (isLate || (query.driverIds?.includes(driver.id) !== false && query.lockedDrivers?.includes(driver.id) !== true)) &&
    unavailable(driver.id, date).length < SLOTS.length
  );
}

/** The vehicle of a driver, before it is known what stays with him. */
export function vehicleOfDriver(
  driver: PlanDriver,
  { home, start }: { readonly home: number | null; readonly start: number | null },
  day: PlanDay,
): PlanVehicle {
  const { rules } = day;
  return {
    start,
    end: home,
    earliest: Math.max(-DAY / 2, plannedSince(day)),
    latest: 1.5 * DAY,
    absences: [],
    breaks: rules.planBreak > 0 ? [{ ...BREAK_HOURS, seconds: rules.planBreak * 60 }] : [],
    breaksAfter: rules.planBreakAfter * HOUR,
    longestDay: rules.planLongestDay * HOUR,
    capacity: [SEATS, Number(driver.vehicle.carriesWheelchair), Number(driver.vehicle.carriesStretcher)],
    fixedCost: rules.planDriverCost,
    perMetre: rules.planKmCost / 1000,
    perSecond: rules.planHourCost / HOUR,
    fair: rules.planFairDay > 0 ? { after: rules.planFairDay * HOUR, perSecond: FAIR_HOUR_COST / HOUR } : null,
  };
}

/** Periods of the day and of those beside it in which a driver is marked as not available, is away or has something else to do. */
export function absencesOf(driverId: number, day: PlanDay, occupied: readonly Occupied[]): PlanPeriod[] {
  const { date, unavailable } = day;
  const marked = [-1, 0, 1].flatMap((days) => {
    const slots = unavailable(driverId, addDays(date, days));
    const at = (minutes: number): number => elapsedMinutes(date, days * MINUTES_A_DAY + minutes) * 60;
    if (slots.length === SLOTS.length) return [{ from: at(0), until: at(MINUTES_A_DAY) }];
    return SLOTS.filter(({ index }) => slots.includes(index)).map((slot) => ({
      from: at(minutesOf(slot.from)),
      until: at(minutesOf(slot.to)),
    }));
  });
  const away = { from: repairOf(day).awayFrom(driverId), until: 1.5 * DAY };
  return joined([
    ...marked,
    ...(away.from < away.until ? [away] : []),
    ...occupied.map(({ from, until }) => ({ from, until })),
  ]);
}

/** Ascending and disjoint. */
function joined(periods: readonly PlanPeriod[]): PlanPeriod[] {
  const found: { from: number; until: number }[] = [];
  for (const { from, until } of periods.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else found.push({ from, until });
  }
  return found;
}

/** Periods without those in which something happens anyway. */
export function periodsWithout(periods: readonly PlanPeriod[], taken: readonly PlanPeriod[]): PlanPeriod[] {
  return taken.reduce<PlanPeriod[]>(
    (left, { from, until }) =>
      left.flatMap((period) =>
        [
          { from: period.from, until: Math.min(period.until, from) },
          { from: Math.max(period.from, until), until: period.until },
        ].filter((part) => part.from < part.until),
      ),
    [...periods],
  );
}

/**
 * The vehicle as far as the trips that stay keep to its rules: what they break can't be mended by a plan, so it does not count on this day.
 * @param order what stays with the vehicle, by begin
 */
export function vehicleAsItIs(
  problem: Pick<PlanProblem, 'travel' | 'requests'>,
  vehicle: PlanVehicle,
  order: readonly number[],
): PlanVehicle {
  if (order.length === 0) return vehicle;
  const taken = order.flatMap((index) => {
    const request: PlanRequest | undefined = problem.requests[index];
    return request ? { from: request.pickUp.earliest, until: request.delivery.latest + request.delivery.service } : [];
  });
  const absent = { ...vehicle, earliest: -DAY / 2, absences: periodsWithout(vehicle.absences, taken) };
  for (const given of [{ ...absent, earliest: vehicle.earliest }, absent, { ...absent, breaks: [] }]) {
    const route = scheduleRoute(problem, { ...given, longestDay: Infinity }, order);
    if (route) return { ...given, longestDay: Math.max(given.longestDay, route.arrival - route.departure) };
  }
  const free = { ...absent, breaks: [], start: null, end: null, earliest: -DAY, latest: 2 * DAY };
  const route = scheduleRoute(problem, { ...free, longestDay: Infinity }, order);
  return { ...free, longestDay: route ? Math.max(free.longestDay, route.arrival - route.departure) : Infinity };
}
