import type { PlannedStop, PlanRoute, PlanSolution } from '@navette/shared/plan';
import { travel, type SearchModel } from './model.ts';
import { at, intAt } from './numbers.ts';
import type { PlanState, Snapshot } from './plan-state.ts';

/** The plan of a snapshot with its times. */
export function toSolution(state: PlanState, { elements }: Snapshot): PlanSolution {
  const { model } = state;
  const routes = elements.map((sequence, vehicle) => toRoute(state, vehicle, sequence));
  const carried = new Set(elements.flatMap((sequence) => Array.from(sequence, (element) => element >> 1)));
  const unassigned = Array.from({ length: model.requests }, (_, request) => request);
  return { routes, unassigned: unassigned.filter((request) => !carried.has(request)) };
}

function toRoute({ model, scheduler }: PlanState, vehicle: number, elements: Int32Array): PlanRoute {
  const unused = at(model.departure, vehicle);
  if (elements.length === 0) return { departure: unused, stops: [], arrival: unused };
  if (!scheduler.timetable(vehicle, elements, elements.length)) throw new Error(`vehicle ${vehicle} has no schedule`);
  const { problem, seconds, size, exit, entry } = model;
  const stops: PlannedStop[] = [];
  let place = intAt(model.start, vehicle);
  let free = scheduler.departure;
  elements.forEach((element, index) => {
    const request = element >> 1;
    const planned = problem.requests[request];
    if (!planned) return;
    const begin = at(scheduler.begin, index);
    const way = travel(seconds, size, place, intAt(entry, element));
    const arrival = Math.min(begin, free + way + (index > 0 ? scheduler.pauseBefore(index) : 0));
    stops.push({ request, kind: element % 2 === 0 ? 'pickUp' : 'delivery', arrival, begin });
    if (planned.alone) {
      const cell = planned.pickUp.place * size + planned.delivery.place;
      const there = begin + planned.pickUp.service + (planned.ride?.seconds ?? at(seconds, cell));
      stops.push({ request, kind: 'delivery', arrival: there, begin: Math.max(there, planned.delivery.earliest) });
    }
    free = begin + at(model.duration, element);
    place = intAt(exit, element);
  });
  return { departure: scheduler.departure, stops, arrival: Math.max(free, scheduler.arrival) };
}

/** Sequences of a plan that somebody else made, without what a vehicle may not carry or carries in an impossible order. */
export function toSequences(model: SearchModel, { routes }: PlanSolution): Int32Array[] {
  const taken = new Set<number>();
  return routes.slice(0, model.vehicles).map(({ stops }, vehicle) => {
    const kept = new Set<number>();
    for (const { request } of stops) {
      if (request < 0 || request >= model.requests || taken.has(request)) continue;
      if (at(model.fit, request * model.vehicles + vehicle) === Infinity) continue;
      kept.add(request);
      if (elementsOf(model, vehicle, stops, kept)) taken.add(request);
      else kept.delete(request);
    }
    return elementsOf(model, vehicle, stops, kept) ?? new Int32Array(0);
  });
}

/** Elements of some requests of a route; null when order or places on board forbid them together. */
function elementsOf(
  model: SearchModel,
  vehicle: number,
  stops: readonly PlannedStop[],
  kept: ReadonlySet<number>,
): Int32Array | null {
  const { kinds, load, capacity, alone } = model;
  const elements: number[] = [];
  const onBoard = new Set<number>();
  const seen = new Set<number>();
  const total = new Float64Array(kinds);
  for (const { request, kind } of stops) {
    if (!kept.has(request)) continue;
    const isAlone = intAt(alone, request) === 1;
    const change = kind === 'pickUp' ? 1 : -1;
    if (change === 1 ? seen.has(request) : !onBoard.delete(request)) return null;
    if (change === 1) {
      const crowded = [...onBoard].some((other) => isAlone || intAt(alone, other) === 1);
      if (crowded) return null;
      onBoard.add(request);
      seen.add(request);
    }
    for (let place = 0; place < kinds; place += 1) {
      total[place] = at(total, place) + change * at(load, request * kinds + place);
      if (at(total, place) > at(capacity, vehicle * kinds + place)) return null;
    }
    if (change === 1 || !isAlone) elements.push(2 * request + (change === 1 ? 0 : 1));
  }
  return onBoard.size === 0 ? Int32Array.from(elements) : null;
}
