import type { PlanReason } from '@navette/openapi/types';
import { conflictsOfTrips } from '../conflicts.ts';
import { NEAR_KM } from '../rank-drivers.ts';
import type { DayProblem } from './day.ts';
import { type DriverDays, presentTasks } from './figures.ts';
import type { PlanSolution } from './problem.ts';
import { legOf, type PlacedTask } from './travel.ts';

/** Metres of a detour that are worth a word, and metres between places that are near. */
const [WORTH, NEAR] = [500, NEAR_KM * 1000];

/** Seconds by which the day of another driver must be longer for a change to even the load. */
const UNEVEN = 3600;

const MOST_REASONS = 8;

/** A trip in the plan: its driver, its begin and its neighbours, where nobody shares the car with it. */
interface Proposed {
  readonly driverId: number;
  readonly begin: number;
  readonly before: PlacedTask | undefined;
  readonly after: PlacedTask | undefined;
  readonly alone: boolean;
}

/** Gives the reasons for proposed changes; each of them is true of the two plans. */
export class Reasons {
  readonly #day: DayProblem;
  readonly #before: DriverDays;
  readonly #after: DriverDays;
  readonly #proposed: ReadonlyMap<number, Proposed>;
  readonly #present: ReturnType<typeof presentTasks>;
  readonly #conflicts: ReturnType<typeof conflictsOfTrips>;
  readonly #requestOf: ReadonlyMap<number, number>;

  constructor(day: DayProblem, solution: PlanSolution, before: DriverDays, after: DriverDays) {
    this.#day = day;
    this.#before = before;
    this.#after = after;
    this.#proposed = proposedTrips(day, solution);
    this.#present = presentTasks(day);
    const tasks = day.requests.flatMap((request) => request.tasks);
    this.#conflicts = conflictsOfTrips(
      tasks.map(({ trip, refusals }) => ({ ...trip, refusals })),
      day.day.unavailable,
    );
    this.#requestOf = new Map(day.requests.flatMap((request, at) => request.tasks.map(({ trip }) => [trip.id, at])));
  }

  /** Driver and begin that the plan has for a trip; undefined when nobody drives it. */
  of(task: PlacedTask): Pick<Proposed, 'driverId' | 'begin'> | undefined {
    return this.#proposed.get(task.trip.id);
  }

  /** Reasons for the change of a trip, the strongest first. */
  for(task: PlacedTask): PlanReason[] {
    const proposed = this.#proposed.get(task.trip.id);
    if (!proposed) return [...this.#repaired(task), ...this.#resolved(task), reason('fitsRest')].slice(0, 1);
    const isMoved = proposed.driverId !== task.driverId;
    const minutes = Math.round((proposed.begin - task.agreed) / 60);
    const found = [
      ...(task.driverId === null ? [reason('hadNoDriver')] : []),
      ...this.#repaired(task),
      ...this.#resolved(task),
      ...(isMoved ? this.#moved(task, proposed) : []),
      ...(minutes === 0 ? [] : [reason('newTime', { minutes })]),
    ];
    return found.length > 0 ? found.slice(0, MOST_REASONS) : [reason('fitsRest')];
  }

  /** Rule that the former driver can't keep. */
  #repaired({ driverId, anew }: PlacedTask): PlanReason[] {
    if (driverId === null) return [];
    if (anew === 'away') return [reason('driverAway', { driverId })];
    const minutes = this.#day.day.query.late?.find((late) => late.driverId === driverId)?.minutes ?? null;
    return anew === 'late' ? [reason('driverLate', { driverId, minutes })] : [];
  }

  /** A conflict of the present plan; the plan has none but those of trips that stay. */
  #resolved(task: PlacedTask): PlanReason[] {
    if (task.driverId === null || task.stays) return [];
    const [conflict] = this.#conflicts.get(task.trip.id) ?? [];
    const late = this.#before.get(task.driverId)?.late.get(task.trip.id);
    if (!conflict && late === undefined) return [];
    const minutes = conflict?.minutes ?? (late === undefined ? null : Math.round(late / 60));
    return [reason('resolvesConflict', { minutes: minutes === null ? null : Math.min(1440, minutes) })];
  }

  #moved(task: PlacedTask, proposed: Proposed): PlanReason[] {
    const { driverId, before, after } = proposed;
    const saved = this.#savedMetres(task, proposed);
    const leg = this.#otherLeg(task, driverId);
    const knows = (id: number | null) =>
      this.#day.day.drivers.find((driver) => driver.id === id)?.knows.has(task.trip.clientId) === true;
    return [
      ...(saved > WORTH ? [reason('savesKm', { km: kmOf(saved) })] : []),
      ...(leg === undefined ? [] : [reason('linkedLeg', { bookingId: leg })]),
      ...(before && before.trip.id !== leg
        ? this.#beside('afterTrip', before, this.#metres(before.end, task.start))
        : []),
      ...(after && after.trip.id !== leg ? this.#beside('beforeTrip', after, this.#metres(task.end, after.start)) : []),
      ...(task.driverId !== null && !this.#after.has(task.driverId)
        ? [reason('freesDriver', { driverId: task.driverId })]
        : []),
      ...(knows(driverId) && !knows(task.driverId) ? [reason('knowsClient')] : []),
      ...(this.#isNearHome(task, proposed) ? [reason('nearHome')] : []),
      ...(this.#isEven(task, driverId) ? [reason('evensLoad')] : []),
    ];
  }

  #beside(kind: 'afterTrip' | 'beforeTrip', { trip }: PlacedTask, metres: number): PlanReason[] {
    return metres <= NEAR ? [reason(kind, { bookingId: trip.id, km: kmOf(metres) })] : [];
  }

  #metres(from: number, to: number): number {
    return legOf(this.#day.problem.travel, from, to).metres;
  }

  /** Metres that a trip adds to a day between its neighbours. */
  #detour(driverId: number, task: PlacedTask, before: PlacedTask | undefined, after: PlacedTask | undefined): number {
    const home = this.#day.homes.get(driverId) ?? null;
    const start = this.#day.starts.get(driverId) ?? home;
    const [from, to] = [before ? before.end : start, after ? after.start : home];
    const [there, onward] = [
      from === null ? 0 : this.#metres(from, task.start),
      to === null ? 0 : this.#metres(task.end, to),
    ];
    return there + onward - (from === null || to === null || (!before && !after) ? 0 : this.#metres(from, to));
  }

  /** Metres by which the detour for a trip is shorter than that of its present driver. */
  #savedMetres(task: PlacedTask, { driverId, before, after, alone }: Proposed): number {
    if (task.driverId === null || !alone) return 0;
    const own = this.#present.get(task.driverId) ?? [];
    const at = own.findIndex(({ trip }) => trip.id === task.trip.id);
    return this.#detour(task.driverId, task, own[at - 1], own[at + 1]) - this.#detour(driverId, task, before, after);
  }

  #otherLeg({ trip }: PlacedTask, driverId: number): number | undefined {
    const request = this.#requestOf.get(trip.id);
    for (const { one, other } of this.#day.problem.pairs) {
      if (one !== request && other !== request) continue;
      const leg = this.#day.requests[one === request ? other : one]?.tasks[0]?.trip.id;
      if (leg !== undefined && this.#proposed.get(leg)?.driverId === driverId) return leg;
    }
    return undefined;
  }

  #isNearHome(task: PlacedTask, { driverId, before, after }: Proposed): boolean {
    const home = this.#day.homes.get(driverId) ?? null;
    if (home === null) return false;
    return (!before && this.#metres(home, task.start) <= NEAR) || (!after && this.#metres(task.end, home) <= NEAR);
  }

  #isEven({ driverId: former }: PlacedTask, driverId: number): boolean {
    if (former === null) return false;
    return (this.#before.get(former)?.seconds ?? 0) - (this.#after.get(driverId)?.seconds ?? 0) > UNEVEN;
  }
}

const kmOf = (metres: number): number => Math.min(5000, Math.round(metres / 100) / 10);

const reason = (kind: PlanReason['kind'], more: Partial<PlanReason> = {}): PlanReason => ({
  kind,
  bookingId: null,
  driverId: null,
  km: null,
  minutes: null,
  ...more,
});

function proposedTrips(day: DayProblem, { routes }: PlanSolution): ReadonlyMap<number, Proposed> {
  const proposed = new Map<number, Proposed>();
  for (const [vehicle, { stops }] of routes.entries()) {
    const driverId = day.drivers[vehicle]?.id;
    if (driverId === undefined) continue;
    const order = stops.filter(({ kind }) => kind === 'pickUp');
    const alone = stops.every(({ request }, at) => at % 2 === 0 || stops[at - 1]?.request === request);
    for (const [at, { request, begin }] of order.entries()) {
      const own = day.requests[request];
      const before = alone ? day.requests[order[at - 1]?.request ?? -1]?.tasks.at(-1) : undefined;
      const after = alone ? day.requests[order[at + 1]?.request ?? -1]?.tasks[0] : undefined;
      for (const task of own?.tasks ?? [])
        proposed.set(task.trip.id, {
          driverId,
          begin: own?.stays ? (task.stays?.begin ?? begin) : begin,
          before,
          after,
          alone,
        });
    }
  }
  return proposed;
}
