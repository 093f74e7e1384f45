import type { PlanIgnored } from '@navette/openapi/types';
import type { GeoPlace } from '../../distance/estimate.ts';
import { freeAt } from '../planned-trip.ts';
import type { PlanProblem, PlanRequest, PlanRoute, PlanSolution, PlanVehicle, TravelMatrix } from './problem.ts';
import { withLateness } from './lateness.ts';
import { isRepair } from './repair.ts';
import {
  beginOf,
  type DayRequest,
  fitOf,
  legPairs,
  movableRequest,
  stayingGroups,
  stayingRequest,
} from './requests.ts';
import { type BegunDay, withPositions } from './positions.ts';
import { scheduleRoute } from './schedule.ts';
import { type DayTask, dayTasks, type DayTasks, type Occupied, type PlanDay, type PlanDriver } from './tasks.ts';
import { placed, type PlacedTask, PlaceIndex, wholeMinutes } from './travel.ts';
import { absencesOf, isUsable, vehicleAsItIs, vehicleOfDriver } from './vehicles.ts';

/** Why a day can't be planned at all: codes of the contract after `plan.`. */
export type PlanRefusal = 'noDrivers' | 'noTrips' | 'tooLarge';

/** Maximum number of trips of a planned day. */
export const MOST_PLANNED_TRIPS = 2000;

/** A day as a problem for a planner. */
export interface DayProblem {
  readonly day: PlanDay;
  readonly problem: PlanProblem;
  /** Trips of each request of the problem, by its index. */
  readonly requests: readonly DayRequest[];
  /** Driver of each vehicle, by its index. */
  readonly drivers: readonly PlanDriver[];
  /** Place of each driver's home, by the driver's id; null when it is not known. */
  readonly homes: ReadonlyMap<number, number | null>;
  /** Place where a driver's day begins, by id, where that is not at home. */
  readonly starts: ReadonlyMap<number, number>;
  /** Drivers who are planned from where they are. */
  readonly located: readonly number[];
  /** Second at which drivers who are late begin the trip that they are late for, by trip. */
  readonly heldUp: ReadonlyMap<number, number>;
  /** The present plan as far as it keeps to the rules; the other trips are unassigned. */
  readonly start: PlanSolution;
  readonly ignored: readonly PlanIgnored[];
  /** Trips of the day that are in no request, with their driver. */
  readonly others: DayTasks['others'];
}

/**
 * Why the day can't be planned; undefined when it can.
 * @param tasks once the problem is known, those of its requests: which trips a late driver can't begin in time shows only then
 */
export function planRefusal(day: PlanDay, tasks: readonly DayTask[] = dayTasks(day).tasks): PlanRefusal | undefined {
  if (day.trips.filter(({ ap_date }) => ap_date === day.date).length > MOST_PLANNED_TRIPS) return 'tooLarge';
  if (!hasWork(tasks, day)) return 'noTrips';
  return day.drivers.some((driver) => isUsable(driver, day)) ? undefined : 'noDrivers';
}

/** Whether there is anything to plan or to repair, or that was planned and is kept. */
const hasWork = (tasks: readonly DayTask[], { query }: PlanDay): boolean =>
  tasks.some(({ stays, anew }) => (isRepair(query) ? anew !== null : stays === null)) || (query.kept ?? []).length > 0;

/** Distinct places between which the problem of a day needs the travel, in the order of its matrix. */
export const dayPlaces = (day: PlanDay): GeoPlace[] => indexOf(day, dayTasks(day).tasks).places;

function indexOf(day: PlanDay, tasks: readonly DayTask[]): PlaceIndex {
  const index = new PlaceIndex();
  for (const task of tasks) {
    index.of(task.from);
    index.of(task.to);
  }
  const driving = new Set(tasks.flatMap(({ stays, driverId }) => [stays?.driverId, driverId]));
  for (const driver of day.drivers) {
    if (!isUsable(driver, day) && !driving.has(driver.id)) continue;
    const here = day.here.get(driver.id);
    for (const place of [driver.home, here]) if (place) index.of(place);
  }
  return index;
}

/**
 * The problem of a day. Trips whose places or times make no sense stay as they are; trips that stay keep driver and time even where they break a rule.
 * @param matrix travel between {@link dayPlaces}
 * @throws RangeError when the matrix is that of other places
 */
export function dayProblem(day: PlanDay, matrix: TravelMatrix): DayProblem {
  const sorted = dayTasks(day);
  const index = indexOf(day, sorted.tasks);
  if (matrix.size !== index.places.length) throw new RangeError('The matrix is not that of the places of the day');
  const travel = wholeMinutes(matrix);
  const known: PlacedTask[] = [];
  const lost: DayTask[] = [];
  for (const task of sorted.tasks) {
    const found = placed(task, index, travel);
    if (found) known.push(found);
    else lost.push(task);
  }
  const begun = withPositions(known, day, index);
  const late = withLateness(begun.tasks, day, travel);
  const rest = {
    index,
    begun,
    travel,
    lost,
    sorted,
    heldUp: late.heldUp,
    busy: [...sorted.occupied, ...lost.flatMap(busyWith), ...late.busy],
  };
  if (!isRepair(day.query)) return problemOf(day, late.tasks, rest);
  for (let { tasks } = late; ;) {
    const found = problemOf(day, tasks, rest);
    // A trip that breaks a rule today and is none of the repair's business stays as well.
    const odd = new Set(
      found.start.unassigned.flatMap((at) =>
        (found.requests[at]?.tasks ?? []).flatMap((task) => (task.anew === null ? task.trip.id : [])),
      ),
    );
    if (odd.size === 0) return found;
    tasks = tasks.map((task) =>
      odd.has(task.trip.id) && task.driverId !== null
        ? { ...task, stays: { driverId: task.driverId, begin: task.agreed } }
        : task,
    );
  }
}

interface RestOfDay {
  readonly index: PlaceIndex;
  readonly begun: BegunDay;
  readonly travel: TravelMatrix;
  /** Trips whose way is not known. */
  readonly lost: readonly DayTask[];
  readonly sorted: DayTasks;
  readonly busy: readonly Occupied[];
  readonly heldUp: DayProblem['heldUp'];
}

function problemOf(
  day: PlanDay,
  tasks: readonly PlacedTask[],
  { index, begun, travel, lost, sorted, busy, heldUp }: RestOfDay,
): DayProblem {
  const homes = new Map(day.drivers.map(({ id, home }) => [id, home && index.find(home)]));
  const staying = byStayingDriver(tasks);
  const usable = new Set(day.drivers.flatMap((driver) => (isUsable(driver, day) ? driver.id : [])));
  const drivers = distinct(day.drivers).filter(({ id }) => usable.has(id) || staying.has(id));
  const requests: DayRequest[] = [];
  const planned: PlanRequest[] = [];
  const orders = drivers.map(({ id }, vehicle) =>
    stayingGroups(staying.get(id) ?? [], travel).map((group) => {
      const { emptyMetres, ...request } = stayingRequest(group, travel);
      planned.push({ ...request, fit: drivers.map((_, each) => (each === vehicle ? 0 : Infinity)) });
      return requests.push({ tasks: group, stays: true, emptyMetres }) - 1;
    }),
  );
  for (const task of tasks) {
    if (task.stays) continue;
    planned.push({ ...movableRequest(task, day, travel), fit: fitOf(task, drivers, day, usable) });
    requests.push({ tasks: [task], stays: false, emptyMetres: 0 });
  }
  const vehicles = drivers.map((driver, vehicle) => {
    const own = busy.filter(({ driverId }) => driverId === driver.id);
    const home = homes.get(driver.id) ?? null;
    const given = {
      ...vehicleOfDriver(driver, { home, start: begun.starts.get(driver.id) ?? home }, day),
      absences: absencesOf(driver.id, day, own),
    };
    return vehicleAsItIs({ travel, requests: planned }, given, orders[vehicle] ?? []);
  });
  const problem = { travel, requests: planned, vehicles, pairs: legPairs(requests, day.rules.planOtherDriverCost) };
  return {
    day,
    problem,
    requests,
    homes,
    heldUp,
    starts: begun.starts,
    located: begun.located.filter((id) => usable.has(id)),
    drivers,
    start: presentPlan(problem, requests, drivers, orders),
    ignored: [
      ...sorted.ignored,
      ...lost.map(({ trip }) => ({ kind: 'noPlace' as const, bookingId: trip.id, driverId: null })),
      ...drivers.flatMap(({ id, home }) =>
        home || !usable.has(id) ? [] : { kind: 'noHome' as const, bookingId: null, driverId: id },
      ),
    ],
    others: [...sorted.others, ...lost.map(({ trip, driverId }) => ({ bookingId: trip.id, driverId }))],
  };
}

const distinct = (drivers: readonly PlanDriver[]): PlanDriver[] => [
  ...new Map(drivers.map((driver) => [driver.id, driver])).values(),
];

function byStayingDriver(tasks: readonly PlacedTask[]): ReadonlyMap<number, PlacedTask[]> {
  const drivers = new Map<number, PlacedTask[]>();
  for (const task of tasks) {
    if (!task.stays) continue;
    const own = drivers.get(task.stays.driverId);
    if (own) own.push(task);
    else drivers.set(task.stays.driverId, [task]);
  }
  return drivers;
}

const busyWith = ({ driverId, trip }: DayTask) =>
  driverId === null ? [] : [{ driverId, from: trip.start * 60, until: freeAt(trip) * 60 }];

const NO_ROUTE: PlanRoute = { departure: 0, stops: [], arrival: 0 };

/** The present plan: what stays, then each trip that its driver can carry besides the earlier ones, what a repair leaves alone first. */
function presentPlan(
  problem: {
    readonly travel: TravelMatrix;
    readonly requests: readonly PlanRequest[];
    readonly vehicles: readonly PlanVehicle[];
  },
  requests: readonly DayRequest[],
  drivers: readonly PlanDriver[],
  staying: readonly (readonly number[])[],
): PlanSolution {
  const begins = requests.map(({ tasks: [first] }) => (first ? beginOf(first) : 0));
  const byBegin = (one: number, other: number): number => (begins[one] ?? 0) - (begins[other] ?? 0) || one - other;
  const unassigned = new Set(requests.keys());
  const routes = problem.vehicles.map((vehicle, at) => {
    let order = [...(staying[at] ?? [])];
    let route = order.length > 0 ? scheduleRoute(problem, vehicle, order) : NO_ROUTE;
    const own = [...requests.entries()].filter(
      ([, { stays, tasks }]) => !stays && tasks[0]?.driverId === drivers[at]?.id,
    );
    const isAnew = ({ tasks: [task] }: DayRequest) => Number(task?.anew !== null);
    const inTurn = own.toSorted(([one, mine], [other, its]) => isAnew(mine) - isAnew(its) || byBegin(one, other));
    for (const [request] of inTurn) {
      const longer = [...order, request].toSorted(byBegin);
      const found =
        problem.requests[request]?.fit[at] === Infinity ? undefined : scheduleRoute(problem, vehicle, longer);
      if (found) [order, route] = [longer, found];
    }
    for (const request of order) unassigned.delete(request);
    return route ?? NO_ROUTE;
  });
  return { routes, unassigned: [...unassigned].toSorted((one, other) => one - other) };
}
