import type { PlanFigures } from '@navette/openapi/types';
import type { DayProblem } from './day.ts';
import type { PlanRoute, PlanSolution, TravelMatrix } from './problem.ts';
import { beginOf } from './requests.ts';
import { legOf, type PlacedTask } from './travel.ts';

/** Ways of a driver on a day, in seconds and metres. */
export interface DriverDay {
  readonly trips: number;
  readonly seconds: number;
  readonly emptyMetres: number;
  readonly loadedMetres: number;
  /** Seconds by which the driver is late, of each trip for which he is. */
  readonly late: ReadonlyMap<number, number>;
}

/** Seconds that rounding ways up to minutes may cost: nobody is late by them. */
const ROUNDING = 60;

/** Trips of each driver of the present plan, by begin. */
export function presentTasks({ requests }: DayProblem): ReadonlyMap<number, readonly PlacedTask[]> {
  const drivers = new Map<number, PlacedTask[]>();
  for (const task of requests.flatMap(({ tasks }) => tasks)) {
    if (task.driverId === null) continue;
    const own = drivers.get(task.driverId);
    if (own) own.push(task);
    else drivers.set(task.driverId, [task]);
  }
  for (const own of drivers.values())
    own.sort((one, other) => one.agreed - other.agreed || one.trip.id - other.trip.id);
  return drivers;
}

/**
 * The day of a driver who drives trips one after the other, at their times or as soon as he can.
 * @param home place where the day ends, and begins unless it begins at another; null when unknown
 * @param heldUp seconds before which he does not begin some trips
 */
export function drivenDay(
  travel: TravelMatrix,
  home: number | null,
  tasks: readonly PlacedTask[],
  beginsAt: (task: PlacedTask) => number,
  start = home,
  heldUp?: DayProblem['heldUp'],
): DriverDay {
  let [place, free, departure, emptyMetres, loadedMetres] = [start, -Infinity, 0, 0, 0];
  const late = new Map<number, number>();
  for (const task of tasks) {
    const way = place === null ? { seconds: 0, metres: 0 } : legOf(travel, place, task.start);
    const wanted = beginsAt(task);
    if (free === -Infinity) departure = wanted - way.seconds;
    const delay = Math.max(free + way.seconds, heldUp?.get(task.trip.id) ?? wanted, wanted) - wanted;
    if (delay > ROUNDING) late.set(task.trip.id, delay);
    emptyMetres += way.metres;
    loadedMetres += task.ride.metres;
    const ridden = wanted + delay + task.service + task.ride.seconds;
    free = (task.coversReturn ? Math.max(task.arrival, ridden) : ridden) + task.service;
    place = task.end;
  }
  const back = place === null || home === null ? { seconds: 0, metres: 0 } : legOf(travel, place, home);
  return {
    trips: tasks.length,
    seconds: tasks.length > 0 ? free + back.seconds - departure : 0,
    emptyMetres: emptyMetres + back.metres,
    loadedMetres,
    late,
  };
}

/** The day of a vehicle of a plan. */
export function plannedDay({ problem, requests }: DayProblem, vehicle: number, route: PlanRoute): DriverDay {
  const { travel } = problem;
  const [start = null, end = null] = [problem.vehicles[vehicle]?.start, problem.vehicles[vehicle]?.end];
  let [place, onBoard, emptyMetres, loadedMetres, trips] = [start, 0, 0, 0, 0];
  const late = new Map<number, number>();
  const go = (to: number, ridden: number | undefined): void => {
    const metres = ridden ?? (place === null ? 0 : legOf(travel, place, to).metres);
    if (onBoard > 0) loadedMetres += metres;
    else emptyMetres += metres;
    place = to;
  };
  for (const { request: index, kind } of route.stops) {
    const [request, own] = [problem.requests[index], requests[index]];
    if (!request || !own) continue;
    go(request[kind].place, kind === 'delivery' ? request.ride?.metres : undefined);
    onBoard += kind === 'pickUp' ? 1 : -1;
    if (kind === 'pickUp') continue;
    trips += own.tasks.length;
    emptyMetres += own.emptyMetres;
    loadedMetres -= own.emptyMetres;
    if (own.tasks.length > 1) for (const each of drivenDay(travel, null, own.tasks, beginOf).late) late.set(...each);
  }
  if (end !== null && route.stops.length > 0) go(end, undefined);
  return {
    trips,
    seconds: route.stops.length > 0 ? route.arrival - route.departure : 0,
    emptyMetres,
    loadedMetres,
    late,
  };
}

/** Days of the drivers who drive, by id. */
export type DriverDays = ReadonlyMap<number, DriverDay>;

/** The present days of the drivers. */
export function presentDays(day: DayProblem): DriverDays {
  return new Map(
    [...presentTasks(day)].map(([id, tasks]) => [
      id,
      drivenDay(
        day.problem.travel,
        day.homes.get(id) ?? null,
        tasks,
        ({ agreed }) => agreed,
        day.starts.get(id),
        day.heldUp,
      ),
    ]),
  );
}

/** The days of the drivers by a plan. */
export function plannedDays(day: DayProblem, { routes }: PlanSolution): DriverDays {
  return new Map(
    routes.flatMap((route, vehicle) => {
      const id = day.drivers[vehicle]?.id;
      return id === undefined || route.stops.length === 0 ? [] : [[id, plannedDay(day, vehicle, route)] as const];
    }),
  );
}

const MOST_MINUTES = 2880;
const MOST_KM = 5000;

/** Figures of a day; trips that are in no request count, with unknown kilometres. */
export function figuresOf({ requests, others }: DayProblem, days: DriverDays, unassigned: number): PlanFigures {
  const km = (metres: number): number => Math.round(Math.max(0, metres) / 100) / 10;
  const minutes = (seconds: number): number => Math.min(MOST_MINUTES, Math.max(0, Math.round(seconds / 60)));
  const extra = new Map<number, number>();
  for (const { driverId } of others) if (driverId !== null) extra.set(driverId, (extra.get(driverId) ?? 0) + 1);
  const drivers = [...new Set([...days.keys(), ...extra.keys()])]
    .toSorted((one, other) => one - other)
    .map((driverId) => {
      const day = days.get(driverId);
      return {
        driverId,
        trips: (day?.trips ?? 0) + (extra.get(driverId) ?? 0),
        minutes: minutes(day?.seconds ?? 0),
        emptyKm: Math.min(MOST_KM, km(day?.emptyMetres ?? 0)),
      };
    });
  const all = [...days.values()];
  const empty = all.reduce((sum, { emptyMetres }) => sum + emptyMetres, 0);
  const loaded = all.reduce((sum, { loadedMetres }) => sum + loadedMetres, 0);
  const late = all.flatMap((day) => [...day.late.values()]);
  return {
    trips: requests.reduce((sum, { tasks }) => sum + tasks.length, 0) + others.length,
    unassigned: unassigned + others.filter(({ driverId }) => driverId === null).length,
    driversUsed: drivers.length,
    emptyKm: km(empty),
    totalKm: km(empty + loaded),
    lateTrips: late.length,
    lateMinutes: Math.round(late.reduce((sum, seconds) => sum + seconds, 0) / 60),
    longestDay: Math.max(0, ...drivers.map((driver) => driver.minutes)),
    drivers,
  };
}
