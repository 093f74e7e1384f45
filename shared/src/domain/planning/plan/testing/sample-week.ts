import { addDays } from '../../../time/date.ts';
import { clockOf } from '../../../time/clock.ts';
import { costOfPlan } from '../cost.ts';
import { dayPlaces, dayProblem } from '../day.ts';
import type { PlanProblem, PlanRoute, PlanSolution } from '../problem.ts';
import { scheduleRoute } from '../schedule.ts';
import type { SeriesSearch } from '../series.ts';
import type { SeriesRange } from '../series-drivers.ts';
import type { PlanDay, PlanDriver, PlanTrip } from '../tasks.ts';
import { estimatedTravel } from '../travel.ts';
import { between, placeAt, sampleDay, sampleDriver, sampleTrip } from './sample-day.ts';

/** Monday of the sample weeks. */
export const MONDAY = '2026-03-02';

/** A trip of a standing order, or of none. */
export interface WeekTrip {
  readonly series?: number;
  /** Days after the Monday. */
  readonly day: number;
  readonly trip: PlanTrip;
}

/**
 * Days of trips; those of no standing order are locked.
 * @param more of each day
 */
export function sampleWeek(
  trips: readonly WeekTrip[],
  drivers: readonly PlanDriver[],
  more: (day: number) => NonNullable<Parameters<typeof sampleDay>[2]> = () => ({}),
): SeriesRange {
  const seriesOf = new Map(trips.flatMap(({ series, trip }) => (series === undefined ? [] : [[trip.id, series]])));
  const days = [...new Set(trips.map(({ day }) => day))].toSorted((one, other) => one - other);
  return {
    seriesOf,
    earlier: new Map(),
    days: days.map((day): PlanDay => {
      const own = trips.flatMap((each) => (each.day === day ? each.trip : []));
      const date = addDays(MONDAY, day);
      const lockedTrips = own.flatMap(({ id }) => (seriesOf.has(id) ? [] : id));
      const { query, ...rest } = more(day);
      return sampleDay(
        own.map((trip) => ({ ...trip, ap_date: date })),
        drivers,
        { date, query: { lockedTrips, ...query }, ...rest },
      );
    }),
  };
}

/** A week of random standing orders there and back, most of them with several drivers, and of other trips. */
export function randomWeek(random: () => number): SeriesRange {
  const below = (limit: number): number => Math.floor(random() * limit);
  const place = () => placeAt(below(24) - 12, below(24) - 12);
  const drivers = Array.from({ length: 5 }, (_, index) => sampleDriver(index + 1, { home: place() }));
  const trips: WeekTrip[] = [];
  const add = (day: number, series: number | undefined, more: Partial<PlanTrip>): void => {
    const trip = sampleTrip(trips.length + 1, {
      driverId: 1 + below(drivers.length),
      accepted: [0, 1, 1, 1, 2][below(5)] ?? 1,
      ...more,
    });
    trips.push({ day, trip, ...(series !== undefined && { series }) });
  };
  for (let series = 1; series <= 6; series += 1) {
    const places = between(place(), place());
    const ap = 480 + below(40) * 10;
    for (const day of [
      [0, 2, 4],
      [1, 3],
      [0, 1, 2, 3, 4],
    ][below(3)] ?? []) {
      add(day, series, { ...places, clientId: series, ap_time: clockOf(ap), pick_time: clockOf(ap - 40) });
      add(day, series, { ...places, clientId: series, type: 'back', ap_time: clockOf(ap + 240), pick_time: null });
    }
  }
  for (let each = 0; each < 12; each += 1)
    add(below(5), undefined, { ...between(place(), place()), ap_time: clockOf(500 + below(40) * 10) });
  const away = { driverId: 1 + below(drivers.length), available: '0,1,2,3,4,5', date: addDays(MONDAY, below(5)) };
  const earlier = new Map(
    [1, 2, 3].map((series) => [
      series,
      new Map([
        [1 + below(5), 1 + below(9)],
        [6, 4],
      ]),
    ]),
  );
  return { ...sampleWeek(trips, drivers, () => ({ marked: [away] })), earlier };
}

/**
 * A planner for tests: takes each request out alone, with those that it is paired with, and all at once, and puts them to the cheapest drivers.
 * @param rounds how often it does
 * @param tell gets the days as they are planned
 */
export function simpleSearch(rounds = 2, tell: (problem: PlanProblem) => void = () => undefined): SeriesSearch {
  return {
    problemOf: async (day) => dayProblem(day, estimatedTravel(dayPlaces(day), day.date)),
    isOver: async () => false,
    async plan(problem, start) {
      tell(problem);
      const all = [...problem.requests.keys()];
      const partners = all.map((request) => [
        request,
        ...problem.pairs.flatMap(({ one, other }) => (one === request ? other : other === request ? one : [])),
      ]);
      let best = start;
      for (let round = 0; round < rounds; round += 1)
        for (const group of [...all.map((request) => [request]), ...partners, all]) {
          const found = replanned(problem, best, [...new Set(group)]);
          if (costOfPlan(problem, found) < costOfPlan(problem, best)) best = found;
        }
      return best;
    },
  };
}

const EMPTY: PlanRoute = { departure: 0, stops: [], arrival: 0 };

const ordersOf = ({ routes }: PlanSolution): number[][] =>
  routes.map(({ stops }) => stops.flatMap(({ kind, request }) => (kind === 'pickUp' ? request : [])));

/** The plan by the order of the requests of each vehicle; undefined when a rule does not allow it. */
function planOf(problem: PlanProblem, orders: readonly (readonly number[])[]): PlanSolution | undefined {
  const routes = problem.vehicles.flatMap((vehicle, at) => {
    const order = orders[at] ?? [];
    return (order.length === 0 ? EMPTY : scheduleRoute(problem, vehicle, order)) ?? [];
  });
  const carried = new Set(orders.flat());
  const unassigned = [...problem.requests.keys()].filter((request) => !carried.has(request));
  return routes.length === problem.vehicles.length ? { routes, unassigned } : undefined;
}

/** The plan with some requests taken out and each put to the cheapest place of the moment. */
function replanned(problem: PlanProblem, plan: PlanSolution, group: readonly number[]): PlanSolution {
  let best = planOf(
    problem,
    ordersOf(plan).map((order) => order.filter((request) => !group.includes(request))),
  );
  for (const request of group) {
    if (!best) return plan;
    const orders = ordersOf(best);
    const places = problem.vehicles.flatMap((_, at) => {
      const order = problem.requests[request]?.fit[at] === Infinity ? undefined : orders[at];
      return order ? [...order, -1].map((__, place) => orders.with(at, order.toSpliced(place, 0, request))) : [];
    });
    for (const found of places.flatMap((each) => planOf(problem, each) ?? []))
      if (costOfPlan(problem, found) < costOfPlan(problem, best)) best = found;
  }
  return best ?? plan;
}
