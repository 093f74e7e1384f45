import type { PlanUnassigned } from '@navette/openapi/types';
import { clockOf, SLOTS } from '../../time/clock.ts';
import { wallMinutes } from '../../time/elapsed.ts';
import type { DayProblem } from './day.ts';
import type { PlanRequest, PlanSolution, PlanVehicle } from './problem.ts';
import { repairOf } from './repair.ts';
import { excludedBy, plannedSince } from './tasks.ts';
import { scheduleRoute } from './schedule.ts';
import type { PlacedTask } from './travel.ts';

type Rule = PlanUnassigned['rule'];

/** Seconds by which another pick-up may differ from the agreed one to be worth asking for. */
const SHIFT = 3600;

/** Number of trips that are looked into; beyond, a plan has other problems. */
const MOST_EXPLAINED = 200;

/** Why nobody drives a trip, and what would make it possible. */
export function whyUnassigned(day: DayProblem, solution: PlanSolution): PlanUnassigned[] {
  const orders = solution.routes.map(({ stops }) =>
    stops.filter(({ kind }) => kind === 'pickUp').map(({ request }) => request),
  );
  return solution.unassigned.flatMap((index, at) => {
    const [task, request] = [day.requests[index]?.tasks[0], day.problem.requests[index]];
    return task && request ? new Unassigned(day, orders, task, index, request).why(at < MOST_EXPLAINED) : [];
  });
}

/** Without anybody who could be asked. */
const NOBODY: readonly [Rule, number] = ['available', 0];

class Unassigned {
  readonly #day: DayProblem;
  readonly #orders: readonly (readonly number[])[];
  readonly #task: PlacedTask;
  readonly #index: number;
  readonly #request: PlanRequest;

  constructor(
    day: DayProblem,
    orders: readonly (readonly number[])[],
    task: PlacedTask,
    index: number,
    request: PlanRequest,
  ) {
    this.#day = day;
    this.#orders = orders;
    this.#task = task;
    this.#index = index;
    this.#request = request;
  }

  why(looksFurther: boolean): PlanUnassigned {
    const counts = new Map<Rule, number>();
    const { drivers, query } = this.#day.day;
    for (const driver of drivers) {
      const isAsked = driver.active && query.driverIds?.includes(driver.id) !== false;
      const rule = isAsked ? this.#ruleOf(driver.id) : undefined;
      if (rule) counts.set(rule, (counts.get(rule) ?? 0) + 1);
    }
    const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
    const [rule, count] = most ?? NOBODY;
    return { bookingId: this.#task.trip.id, rule, count, wouldFit: looksFurther ? this.#wouldFit() : null };
  }

  /** Rule that keeps a driver from the trip; undefined for one whom the user left out. */
  #ruleOf(driverId: number): Rule | undefined {
    const { day, drivers, problem } = this.#day;
    const driver = day.drivers.find(({ id }) => id === driverId);
    if (!driver) return undefined;
    const excluded = excludedBy(this.#task, driver, day);
    if (excluded) return excluded;
    if (day.unavailable(driverId, day.date).length === SLOTS.length) return 'available';
    const at = drivers.findIndex(({ id }) => id === driverId);
    const vehicle = problem.vehicles[at];
    if (!vehicle || this.#request.fit[at] === Infinity) return undefined;
    const fits = (changed: Partial<PlanVehicle>): boolean => this.#begin(at, { ...vehicle, ...changed }) !== undefined;
    if (fits({})) return 'cost';
    if (fits({ absences: [] })) return 'available';
    return fits({ longestDay: Infinity }) ? 'day' : 'time';
  }

  /** Begin of the trip's pick-up at the best place of a route; undefined when there is none. */
  #begin(
    at: number,
    vehicle: PlanVehicle,
    requests = this.#day.problem.requests,
    wants: 'shortDay' | 'earlyTimes' = 'shortDay',
  ): number | undefined {
    const order = this.#orders[at] ?? [];
    const pickUpOf = (index: number | undefined) => (index === undefined ? undefined : requests[index]?.pickUp);
    const { earliest = 0, latest = 0 } = pickUpOf(this.#index) ?? {};
    let best: number | undefined;
    for (let position = 0; position <= order.length; position++) {
      // Most places of a long day are out of the question: what comes before begins later, or what comes after begins earlier.
      const [before, after] = [pickUpOf(order[position - 1]), pickUpOf(order[position])];
      if ((before && before.earliest > latest) || (after && after.latest < earliest)) continue;
      const longer = order.toSpliced(position, 0, this.#index);
      const route = scheduleRoute({ travel: this.#day.problem.travel, requests }, vehicle, longer, wants);
      const begin = route?.stops.find((stop) => stop.request === this.#index)?.begin;
      if (begin !== undefined && (best === undefined || this.#shift(begin) < this.#shift(best))) best = begin;
    }
    return best;
  }

  #shift(begin: number): number {
    return Math.abs(begin - this.#task.agreed);
  }

  /** The driver who could drive it with the smallest change of its pick-up. */
  #wouldFit(): PlanUnassigned['wouldFit'] {
    const { drivers, problem, day } = this.#day;
    const { agreed, trip, anew, driverId } = this.#task;
    const { pickUp, delivery } = this.#request;
    const isBack = trip.type === 'back';
    // Late is the best that a day may have left that has to be repaired.
    const lateness = driverId === null || anew === null ? 0 : repairOf(day).lateBy(driverId);
    const later = isBack || anew !== null ? Math.max(SHIFT, lateness) : 0;
    const soonest = Math.max(agreed, plannedSince(day));
    const from = isBack ? soonest : Math.max(agreed - SHIFT, plannedSince(day), agreed < 0 ? -Infinity : 0);
    let best: { driverId: number; begin: number } | undefined;
    // Near the agreed time first: the smallest shift of a driver is not always his earliest.
    for (const earliest of [soonest, agreed - SHIFT / 4, agreed - SHIFT / 2, agreed - SHIFT]) {
      if (earliest < from) continue;
      const latest = later > 0 ? soonest + later : Math.max(pickUp.latest, earliest);
      const shifted: PlanRequest = {
        ...this.#request,
        pickUp: { ...pickUp, earliest, latest },
        delivery: {
          ...delivery,
          earliest: Math.min(delivery.earliest, earliest),
          latest: later > 0 ? Infinity : delivery.latest,
        },
      };
      const requests = problem.requests.with(this.#index, shifted);
      for (const [at, driver] of drivers.entries()) {
        const vehicle = problem.vehicles[at];
        if (!vehicle || shifted.fit[at] === Infinity) continue;
        const begin = this.#begin(at, vehicle, requests, earliest === soonest ? 'earlyTimes' : 'shortDay');
        if (begin !== undefined && (!best || this.#shift(begin) < this.#shift(best.begin)))
          best = { driverId: driver.id, begin };
      }
    }
    return best ? { driverId: best.driverId, pick_time: clockOf(wallMinutes(day.date, best.begin / 60)) } : null;
  }
}
