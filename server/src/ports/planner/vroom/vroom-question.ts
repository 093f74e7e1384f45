import {
  periodsWithout,
  type PlanProblem,
  type PlanRequest,
  type PlanSolution,
  type PlanStop,
  type PlanVehicle,
} from '@navette/shared/plan';
import { earlierBy, longerBy, type VroomStart, vroomStart } from './vroom-start.ts';

/** A problem as VROOM reads it, and what is needed to read its answer. */
export interface VroomQuestion {
  readonly body: object;
  /** Seconds that were added to all times: VROOM has none below 0. */
  readonly shift: number;
}

/** Seconds of the longest horizon; VROOM has no unlimited times. */
const HORIZON = 1_000_000;

/** Amount of a request that rides alone, which fills the car. */
const FULL = 1000;

/**
 * A problem as the JSON of VROOM's API (version 1.14), with the matrix of the problem as its profile `car`. Ids of shipments and vehicles are their
 * index and one.
 *
 * Expressed otherwise: an absence is a break of its length at its begin, with nobody on board; who rides alone takes all places of one more kind;
 * vehicles that may not carry a request lack its skill; a ride longer than the matrix has it is a longer pick-up, a shorter one a shorter or earlier
 * pick-up; a day without a beginning or an end begins or ends at a place that is no way from any other; the cost of leaving a request is its priority;
 * whom a plan must carry is what the search begins with, and stays with its vehicle.
 *
 * Not expressed: longest rides and days, which the answer is checked for; the costs of single vehicles for a request, of two vehicles for a pair, and of
 * unevenly long days; the price of time while waiting. VROOM carries as much as it can, whatever that costs.
 *
 * VROOM takes a break on short days too, so that only vehicles are given theirs that are known to need it.
 *
 * @param pausing vehicles with breaks
 * @param start plan that carries whom it must
 */
export function vroomQuestion(
  problem: PlanProblem,
  seconds: number,
  pausing: ReadonlySet<number>,
  start?: PlanSolution,
): VroomQuestion {
  const { requests, vehicles, travel } = problem;
  const starts = [...vehicles.map(({ earliest }) => earliest), ...requests.map(({ pickUp }) => pickUp.earliest)];
  const shift = Math.ceil(-Math.min(0, ...starts.filter(Number.isFinite)));
  const begin = vroomStart(problem, start);
  const skills = skillsOf(problem, begin);
  const dearest = Math.max(1, ...requests.map(({ unassigned }) => unassigned).filter(Number.isFinite));
  const rows = (cells: Float64Array): number[][] => [
    ...Array.from({ length: travel.size }, (_, from) => [
      ...Array.from(cells.subarray(from * travel.size, (from + 1) * travel.size), Math.ceil),
      0,
    ]),
    Array.from({ length: travel.size + 1 }, () => 0),
  ];
  return {
    shift,
    body: {
      shipments: requests.flatMap((request, index) => shipmentOf(request, { problem, index, shift, dearest, skills })),
      vehicles: vehicles.flatMap((vehicle, index) =>
        vehicleOf(vehicle, { index, shift, nowhere: travel.size, skills, begin, pauses: pausing.has(index) }),
      ),
      matrices: { car: { durations: rows(travel.seconds), distances: rows(travel.metres) } },
      options: { g: false, l: seconds },
    },
  };
}

/** Vehicles that may carry a request, as a skill: one for each different set of them. */
interface Skills {
  readonly ofRequest: (index: number) => readonly number[];
  readonly ofVehicle: (index: number) => readonly number[];
}

function skillsOf({ requests, vehicles }: PlanProblem, { keeper }: VroomStart): Skills {
  const sets = new Map<string, { readonly skill: number; readonly vehicles: ReadonlySet<number> }>();
  const needed = requests.map(({ fit }, request) => {
    const kept = keeper(request);
    if (kept === undefined && !fit.includes(Infinity)) return [];
    const able = vehicles.flatMap((_, vehicle) => (fit[vehicle] === Infinity ? [] : vehicle));
    const allowed = kept === undefined ? able : [kept];
    const key = allowed.join(',');
    const set = sets.get(key) ?? { skill: sets.size + 1, vehicles: new Set(allowed) };
    sets.set(key, set);
    return [set.skill];
  });
  return {
    ofRequest: (index) => needed[index] ?? [],
    ofVehicle: (index) => [...sets.values()].flatMap((set) => (set.vehicles.has(index) ? set.skill : [])),
  };
}

interface RequestContext {
  readonly problem: PlanProblem;
  readonly index: number;
  readonly shift: number;
  readonly dearest: number;
  readonly skills: Skills;
}

/** None for a request that is possible at no time. */
function shipmentOf(request: PlanRequest, { problem, index, shift, dearest, skills }: RequestContext): object[] {
  const { pickUp, delivery, load, alone, unassigned } = request;
  const early = earlierBy(request, problem.travel);
  const from = stepOf(pickUp, index, shift - early, longerBy(request, problem.travel) + early);
  const to = stepOf(delivery, index, shift, 0);
  if (!from || !to) return [];
  return [
    {
      pickup: from,
      delivery: to,
      amount: [...load, alone ? FULL : 1],
      skills: skills.ofRequest(index),
      priority: unassigned === Infinity ? 100 : Math.round((99 * Math.max(0, unassigned)) / dearest),
    },
  ];
}

function stepOf({ place, earliest, latest, service }: PlanStop, index: number, shift: number, more: number) {
  const window = windowOf(earliest, latest, shift);
  return window && { id: index + 1, location_index: place, service: Math.ceil(service) + more, time_windows: [window] };
}

/** Whole seconds within two times; undefined when there are none. */
function windowOf(earliest: number, latest: number, shift: number): [number, number] | undefined {
  const [from, until] = [Math.max(0, Math.ceil(earliest) + shift), Math.min(HORIZON, Math.floor(latest) + shift)];
  return from <= until ? [from, until] : undefined;
}

interface VehicleContext {
  readonly index: number;
  readonly shift: number;
  /** Place that is no way from any other. */
  readonly nowhere: number;
  readonly skills: Skills;
  readonly begin: VroomStart;
  readonly pauses: boolean;
}

/** None for a vehicle that is absent all day. */
function vehicleOf(vehicle: PlanVehicle, { index, shift, nowhere, skills, begin, pauses }: VehicleContext): object[] {
  const [steps, busy] = [begin.stepsOf(index), begin.busyOf(index)];
  const away = periodsWithout(vehicle.absences, busy);
  let { earliest, latest } = vehicle;
  for (const { from, until } of away) if (from <= earliest) earliest = Math.max(earliest, until);
  for (const { from, until } of away.toReversed()) if (until >= latest) latest = Math.min(latest, from);
  earliest = Math.min(earliest, ...busy.map(({ from }) => from));
  latest = Math.max(latest, ...busy.map(({ until }) => until));
  const hours = windowOf(earliest, latest, shift);
  if (!hours) return [];
  const empty = [...vehicle.capacity, FULL].map(() => 0);
  const absences = away
    .filter(({ from, until }) => from > earliest && until < latest)
    .map(({ from, until }) => ({ from: Math.floor(from), until: Math.floor(from), seconds: until - Math.floor(from) }));
  // A pause that lies outside the hours is one before the departure or after the arrival.
  const breaks = (pauses ? vehicle.breaks : []).map(({ from, until, seconds }) => ({
    from: Math.max(from, earliest),
    until: Math.min(until, latest - seconds),
    seconds,
  }));
  const { fixedCost, perSecond, perMetre } = vehicle;
  return [
    {
      id: index + 1,
      profile: 'car',
      start_index: vehicle.start ?? nowhere,
      end_index: vehicle.end ?? nowhere,
      time_window: hours,
      capacity: [...vehicle.capacity, FULL],
      skills: skills.ofVehicle(index),
      costs: {
        fixed: Math.round(fixedCost),
        per_hour: Math.round(perSecond * 3600),
        per_km: Math.round(perMetre * 1000),
      },
      ...(steps.length > 0 && { steps }),
      breaks: [...absences, ...breaks].flatMap(({ from, until, seconds }, number) => {
        const window = windowOf(from, until, shift);
        return window ? [{ id: number + 1, time_windows: [window], service: Math.ceil(seconds), max_load: empty }] : [];
      }),
    },
  ];
}
