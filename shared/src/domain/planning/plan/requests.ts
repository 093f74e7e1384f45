import { elapsedMinutes } from '../../time/elapsed.ts';
import type { PlanPair, PlanRequest, TravelMatrix } from './problem.ts';
import { isRepair } from './repair.ts';
import { excludedBy, type PlanDay, type PlanDriver, plannedSince } from './tasks.ts';
import { legOf, type PlacedTask } from './travel.ts';

/** Cents of a trip that nobody drives: more than any drive costs. */
export const UNASSIGNED_COST = 1_000_000;

/** Minutes of a day's last minute: a return that began later would be on the next day. */
const LAST_MINUTE = 1439;

/** A request of a day: a trip, or trips that stay and that only their driver can explain. */
export interface DayRequest {
  readonly tasks: readonly PlacedTask[];
  readonly stays: boolean;
  /** Metres between its tasks. */
  readonly emptyMetres: number;
}

/** Seats, wheelchairs and stretchers on board. */
export const loadOf = ({ trip, companion }: PlacedTask): number[] => {
  const seats = Number(companion) + Number(trip.mobility === 'foot');
  return [seats, Number(trip.mobility === 'wheelchair'), Number(trip.mobility === 'stretcher')];
};

/** Whether a repair should leave a trip alone that it may move to another driver. */
export const isSpared = ({ anew }: Pick<PlacedTask, 'anew'>, { query }: Pick<PlanDay, 'query'>): boolean =>
  anew === null && isRepair(query);

/** Begins at which a trip may be picked up: the agreed one is always among them, unless its time has passed. */
export function pickUpWindow(
  task: PlacedTask,
  day: Pick<PlanDay, 'date' | 'rules' | 'query'>,
): { readonly earliest: number; readonly latest: number } {
  const { trip, agreed, appointment, service, ride, coversReturn, stored } = task;
  const { date, rules } = day;
  if (isSpared(task, day)) return { earliest: agreed, latest: agreed };
  const since = plannedSince(day);
  if (trip.type === 'back') {
    const last = elapsedMinutes(date, LAST_MINUTE) * 60;
    return {
      earliest: Math.max(agreed, since),
      latest: Math.max(agreed, Math.min(last, agreed + rules.planReturnWait * 60)),
    };
  }
  const tolerance = rules.planTolerance * 60;
  const out = coversReturn ? (stored.to?.seconds ?? ride.seconds / 2) : ride.seconds;
  const inTime = appointment - 2 * service - out;
  // A pick-up on another day than the agreed one would be another booking.
  const [dawn, dusk] = agreed < 0 ? [-Infinity, -60] : [0, Infinity];
  const earliest = Math.max(dawn, agreed - tolerance, since);
  return { earliest, latest: Math.max(agreed, Math.min(dusk, agreed + tolerance, inTime)) };
}

/** The request of a trip that may be moved. */
export function movableRequest(task: PlacedTask, day: PlanDay, travel: TravelMatrix): Omit<PlanRequest, 'fit'> {
  const { service, start, end, arrival, appointment, coversReturn, trip, agreed } = task;
  const { rules } = day;
  const spared = isSpared(task, day);
  const shares = rules.planSharedDetour > 0 && task.shares && !coversReturn && !spared;
  const ride = shares ? legOf(travel, start, end) : task.ride;
  const window = pickUpWindow({ ...task, ride }, day);
  const agreedArrival = coversReturn ? arrival : agreed + service + ride.seconds;
  const detour = (shares ? rules.planSharedDetour : 1) * 60;
  const tolerance = window.latest - agreed;
  const isTo = trip.type !== 'back' && !coversReturn;
  const early = isTo ? appointment - rules.planEarlyArrival * 60 : agreedArrival;
  const inTime = isTo ? appointment - service : agreedArrival + tolerance + (trip.type === 'back' ? detour : 0);
  return {
    pickUp: { place: start, ...window, service },
    delivery: {
      place: end,
      earliest: coversReturn ? agreedArrival : isTo ? Math.min(early, agreedArrival) : window.earliest,
      latest: Math.max(inTime, agreedArrival),
      service,
    },
    load: loadOf(task),
    longestRide: coversReturn ? Infinity : ride.seconds + detour,
    alone: !shares,
    ride: shares ? null : task.ride,
    unassigned: spared ? Infinity : UNASSIGNED_COST,
  };
}

/**
 * The request of trips that stay: at their times, with their driver. Several trips that can't all be driven in time are one request that lasts from the first
 * pick-up to the last arrival: they are a conflict of the board already, and must not make the day impossible.
 */
export function stayingRequest(
  tasks: readonly PlacedTask[],
  travel: TravelMatrix,
): Omit<PlanRequest, 'fit'> & { emptyMetres: number } {
  const [first] = tasks;
  if (!first) throw new RangeError('A request needs a trip');
  const begin = beginOf(first);
  const ending = tasks.reduce((latest, task) => (freeAfter(task) >= freeAfter(latest) ? task : latest));
  const until = arrivalOf(ending);
  const emptyMetres = tasks
    .slice(1)
    .reduce((sum, task, index) => sum + legOf(travel, tasks[index]?.end ?? task.start, task.start).metres, 0);
  const loaded = tasks.reduce((sum, task) => sum + task.ride.metres, 0);
  return {
    pickUp: { place: first.start, earliest: begin, latest: begin, service: first.service },
    delivery: { place: ending.end, earliest: until, latest: until, service: ending.service },
    load: [0, 0, 0],
    longestRide: Infinity,
    alone: true,
    ride: { seconds: Math.max(0, until - begin - first.service), metres: loaded + emptyMetres },
    unassigned: Infinity,
    emptyMetres,
  };
}

export const beginOf = ({ stays, agreed }: PlacedTask): number => stays?.begin ?? agreed;

/** Arrival at the end when the begin stays: a trip that covers its return comes back when its wait is over. */
const arrivalOf = (task: PlacedTask): number =>
  task.coversReturn ? task.arrival : task.arrival + beginOf(task) - task.agreed;

/** When the car is free again. */
export const freeAfter = (task: PlacedTask): number => arrivalOf(task) + task.service;

/** Trips of one driver that stay, by begin; those that can't all be driven in time together. */
export function stayingGroups(tasks: readonly PlacedTask[], travel: TravelMatrix): PlacedTask[][] {
  const groups: { tasks: PlacedTask[]; free: number; end: number }[] = [];
  for (const task of tasks.toSorted((one, other) => beginOf(one) - beginOf(other) || one.trip.id - other.trip.id)) {
    const last = groups.at(-1);
    const free = freeAfter(task);
    if (!last || last.free + legOf(travel, last.end, task.start).seconds <= beginOf(task))
      groups.push({ tasks: [task], free, end: task.end });
    else {
      last.tasks.push(task);
      if (free >= last.free) [last.free, last.end] = [free, task.end];
    }
  }
  return groups.map((group) => group.tasks);
}

/** Cost of each driver for a trip; Infinity: may not drive it. */
export function fitOf(
  task: PlacedTask,
  drivers: readonly PlanDriver[],
  day: PlanDay,
  usable: ReadonlySet<number>,
): number[] {
  const { planUnknownDriverCost, planChangeCost, planDisturbCost } = day.rules;
  const another =
    isRepair(day.query) && (task.anew === null || task.anew === 'late') ? planDisturbCost : planChangeCost;
  return drivers.map((driver) => {
    if (!usable.has(driver.id) || excludedBy(task, driver, day)) return Infinity;
    const unknown = driver.knows.has(task.trip.clientId) ? 0 : planUnknownDriverCost;
    return unknown + (task.driverId === null || task.driverId === driver.id ? 0 : another);
  });
}

/** Pairs of the two legs of a visit, by index. */
export function legPairs(requests: readonly DayRequest[], apart: number): PlanPair[] {
  if (apart === 0) return [];
  const byId = new Map<number, number>();
  const byVisit = new Map<string, number[]>();
  const visitOf = ({ trip }: PlacedTask, isBack: boolean) => `${trip.clientId} ${trip.destinationId} ${String(isBack)}`;
  const isBack = ({ trip }: PlacedTask): boolean => trip.type === 'back';
  for (const [index, { tasks }] of requests.entries()) {
    for (const task of tasks) {
      byId.set(task.trip.id, index);
      const key = visitOf(task, isBack(task));
      byVisit.set(key, [...(byVisit.get(key) ?? []), index]);
    }
  }
  const pairs = new Map<string, PlanPair>();
  for (const [one, { tasks }] of requests.entries()) {
    for (const task of tasks) {
      const { linkedId } = task.trip;
      const others = linkedId === null ? (byVisit.get(visitOf(task, !isBack(task))) ?? []) : [byId.get(linkedId)];
      const [other] = others;
      if (other === undefined || other === one) continue;
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      pairs.set(`${low} ${high}`, { one: low, other: high, apart });
    }
  }
  return [...pairs.values()];
}
