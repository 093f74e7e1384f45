import type { PlanPeriod, PlanProblem, PlanRequest, PlanVehicle } from '@navette/shared/plan';
import { at, tolerance } from './numbers.ts';

/**
 * The problem as flat arrays of numbers. Routes are sequences of elements: a request that rides alone is one, pick-up, way and delivery together
 * (`2 × request`); any other is two, its pick-up (`2 × request`) and its delivery (`2 × request + 1`).
 */
export interface SearchModel {
  readonly problem: PlanProblem;
  readonly requests: number;
  readonly vehicles: number;
  /** Number of kinds of places on board. */
  readonly kinds: number;
  /** Number of places of the matrix. */
  readonly size: number;
  readonly seconds: Float64Array;
  readonly metres: Float64Array;

  /** Place where an element begins and where it ends. */
  readonly entry: Int32Array;
  readonly exit: Int32Array;
  /** Seconds from begin to end of an element, and metres in between. */
  readonly duration: Float64Array;
  readonly inner: Float64Array;

  /** By request: 1 when it rides alone; seconds of its longest ride; its load by kind (`request × kinds + kind`); cost of leaving it out. */
  readonly alone: Int32Array;
  readonly longestRide: Float64Array;
  readonly load: Float64Array;
  readonly unassigned: Float64Array;
  /** Cost that outweighs any plan: of leaving out a request that must be carried. */
  readonly outweighing: number;

  /** Offset of a vehicle in the arrays of windows: vehicles with the same absences share theirs. */
  readonly window: Int32Array;
  /** Earliest and latest begin of an element, at the offset of the vehicle. */
  readonly earliest: Float64Array;
  readonly latest: Float64Array;
  /** 1 when windows alone do not tell whether a route with the element can be kept: its schedule must be computed. */
  readonly intricate: Int32Array;

  /** Cost of a request on a vehicle besides the way, at `request × vehicles + vehicle`; Infinity: never. */
  readonly fit: Float64Array;
  /** Vehicles with the same number are interchangeable. */
  readonly likeness: Int32Array;

  /** By vehicle; a place of −1 is none. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly departure: Float64Array;
  readonly arrival: Float64Array;
  readonly longestDay: Float64Array;
  readonly fixedCost: Float64Array;
  readonly perMetre: Float64Array;
  readonly perSecond: Float64Array;
  readonly fairAfter: Float64Array;
  readonly fairPerSecond: Float64Array;
  readonly capacity: Float64Array;
  /** 1 for a vehicle with breaks. */
  readonly pauses: Int32Array;

  /** Pairs of a request: the others and their costs. */
  readonly partners: readonly (readonly { readonly other: number; readonly apart: number }[])[];
}

/** Travel between places of a model; none from or to no place. */
export const travel = (matrix: Float64Array, size: number, from: number, to: number): number =>
  from < 0 || to < 0 ? 0 : at(matrix, from * size + to);

/** Flattens a problem. */
export function toModel(problem: PlanProblem): SearchModel {
  const { requests, vehicles, travel: matrix } = problem;
  const { size, seconds, metres } = matrix;
  const kinds = Math.max(
    0,
    ...vehicles.map(({ capacity }) => capacity.length),
    ...requests.map(({ load }) => load.length),
  );
  const spans = requests.map((request) => spanOf(problem, request));
  const elements = spans.flatMap(({ elements }) => elements);
  const windows = toWindows(vehicles, spans);
  const model = {
    problem,
    requests: requests.length,
    vehicles: vehicles.length,
    kinds,
    size,
    seconds,
    metres,
    entry: Int32Array.from(elements, ({ entry }) => entry),
    exit: Int32Array.from(elements, ({ exit }) => exit),
    duration: Float64Array.from(elements, ({ duration }) => duration),
    inner: Float64Array.from(elements, ({ inner }) => inner),
    alone: Int32Array.from(requests, ({ alone }) => Number(alone)),
    longestRide: Float64Array.from(requests, ({ longestRide }) => longestRide),
    load: byKind(
      requests.map(({ load }) => load),
      kinds,
    ),
    outweighing: outweigh(problem),
    unassigned: new Float64Array(requests.length),
    ...windows,
    fit: new Float64Array(requests.length * vehicles.length),
    likeness: new Int32Array(vehicles.length),
    start: Int32Array.from(vehicles, ({ start }) => start ?? -1),
    end: Int32Array.from(vehicles, ({ end }) => end ?? -1),
    departure: Float64Array.from(vehicles, ({ earliest }) => earliest),
    arrival: Float64Array.from(vehicles, ({ latest }) => latest),
    longestDay: Float64Array.from(vehicles, ({ longestDay }) => longestDay),
    fixedCost: Float64Array.from(vehicles, ({ fixedCost }) => fixedCost),
    perMetre: Float64Array.from(vehicles, ({ perMetre }) => perMetre),
    perSecond: Float64Array.from(vehicles, ({ perSecond }) => perSecond),
    fairAfter: Float64Array.from(vehicles, ({ fair }) => fair?.after ?? Infinity),
    fairPerSecond: Float64Array.from(vehicles, ({ fair }) => fair?.perSecond ?? 0),
    capacity: byKind(
      vehicles.map(({ capacity }) => capacity),
      kinds,
    ),
    pauses: Int32Array.from(vehicles, ({ breaks }) => Number(breaks.length > 0)),
    partners: toPartners(problem),
  };
  requests.forEach(({ unassigned }, request) => {
    model.unassigned[request] = unassigned === Infinity ? model.outweighing : unassigned;
  });
  fillFit(model);
  fillLikeness(model);
  return model;
}

interface Element {
  readonly entry: number;
  readonly exit: number;
  readonly duration: number;
  readonly inner: number;
  readonly earliest: number;
  readonly latest: number;
}

interface Span {
  readonly elements: readonly [Element, Element];
  readonly alone: boolean;
  /** Whether a schedule within its windows may exceed its longest ride. */
  readonly limited: boolean;
}

/** Elements of a request, their windows as narrow as windows, way and longest ride make them. */
function spanOf({ travel: matrix }: PlanProblem, request: PlanRequest): Span {
  const { pickUp, delivery, longestRide, alone } = request;
  const cell = pickUp.place * matrix.size + delivery.place;
  const ride = (alone ? request.ride?.seconds : undefined) ?? at(matrix.seconds, cell);
  const inner = (alone ? request.ride?.metres : undefined) ?? at(matrix.metres, cell);
  const way = pickUp.service + ride;
  if (alone) {
    // A vehicle that would be early at the delivery waits before the pick-up; what windows leave of the wait is spent on board.
    const earliest = Math.min(Math.max(pickUp.earliest, delivery.earliest - way), pickUp.latest);
    const wait = Math.max(0, delivery.earliest - earliest - way);
    const possible = ride + wait <= longestRide + tolerance && earliest >= pickUp.earliest;
    const whole = {
      entry: pickUp.place,
      exit: delivery.place,
      duration: way + wait + delivery.service,
      inner,
      earliest,
      latest: possible ? Math.min(pickUp.latest, delivery.latest - way - wait) : -Infinity,
    };
    return { elements: [whole, whole], alone, limited: false };
  }
  const first = Math.max(pickUp.earliest, delivery.earliest - longestRide - pickUp.service);
  const last = Math.min(delivery.latest, pickUp.latest + pickUp.service + longestRide);
  const taken = {
    entry: pickUp.place,
    exit: pickUp.place,
    duration: pickUp.service,
    inner: 0,
    earliest: first,
    latest: Math.min(pickUp.latest, last - way),
  };
  const left = {
    entry: delivery.place,
    exit: delivery.place,
    duration: delivery.service,
    inner: 0,
    earliest: Math.max(delivery.earliest, first + way),
    latest: last,
  };
  return { elements: [taken, left], alone, limited: last - first - pickUp.service > longestRide };
}

/** Windows of the elements for each set of absences. */
function toWindows(vehicles: readonly PlanVehicle[], spans: readonly Span[]) {
  const sets = [...new Map(vehicles.map(({ absences }) => [JSON.stringify(absences), absences])).entries()];
  const offsets = new Map(sets.map(([key], index) => [key, index * spans.length * 2]));
  const rows = sets.map(([, absences]) =>
    spans.flatMap(({ elements, alone, limited }) =>
      elements.map((element) => {
        const { earliest, latest, split } = outside(absences, element);
        return { earliest, latest, intricate: Number(split || limited || (!alone && absences.length > 0)) };
      }),
    ),
  );
  return {
    window: Int32Array.from(vehicles, ({ absences }) => offsets.get(JSON.stringify(absences)) ?? 0),
    earliest: Float64Array.from(rows.flat(), ({ earliest }) => earliest),
    latest: Float64Array.from(rows.flat(), ({ latest }) => latest),
    intricate: Int32Array.from(rows.flat(), ({ intricate }) => intricate),
  };
}

/** Window of an element outside absences; `split` when one remains in its middle. */
function outside(absences: readonly PlanPeriod[], { earliest, latest, duration }: Element) {
  let first = earliest;
  let last = latest;
  for (const { from, until } of absences) if (first < until && first + duration > from) first = until;
  for (const { from, until } of absences.toReversed())
    if (last < until && last + duration > from) last = from - duration;
  return {
    earliest: first,
    latest: last,
    split: absences.some(({ from, until }) => first < until && last + duration > from),
  };
}

function byKind(rows: readonly (readonly number[])[], kinds: number): Float64Array {
  return Float64Array.from(rows.flatMap((row) => Array.from({ length: kinds }, (_, kind) => row[kind] ?? 0)));
}

/** More than the costs of any plan without the requests that must be carried. */
function outweigh({ travel: { size, seconds, metres }, requests, vehicles, pairs }: PlanProblem): number {
  const longest = (matrix: Float64Array) =>
    matrix.subarray(0, size * size).reduce((most, one) => Math.max(most, one), 0);
  const legs = 2 * requests.length + 1;
  const farthest = longest(metres) * legs + sum(requests.map(({ ride }) => ride?.metres ?? 0));
  const services = sum(
    requests.map(({ pickUp, delivery, ride }) => pickUp.service + delivery.service + (ride?.seconds ?? 0)),
  );
  const ends = requests.flatMap(({ pickUp, delivery }) => [pickUp.earliest, delivery.latest]).filter(Number.isFinite);
  const day = longest(seconds) * legs + services + (ends.length > 0 ? Math.max(...ends) - Math.min(...ends) : 0);
  const costs = vehicles.map(
    ({ fixedCost, perMetre, perSecond, fair }) =>
      fixedCost + perMetre * farthest + (perSecond + (fair?.perSecond ?? 0)) * day,
  );
  const optional = requests.map(({ unassigned, fit }) => Math.max(0, ...[unassigned, ...fit].filter(Number.isFinite)));
  return 1 + sum(costs) + sum(optional) + sum(pairs.map(({ apart }) => apart));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function toPartners({ requests, pairs }: PlanProblem) {
  const partners = requests.map((): { other: number; apart: number }[] => []);
  for (const { one, other, apart } of pairs) {
    partners[one]?.push({ other, apart });
    partners[other]?.push({ other: one, apart });
  }
  return partners;
}

/** Costs of fit; what can never be carried costs Infinity: too large a load, or no time on the way from the start to the end. */
function fillFit(model: SearchModel): void {
  const { problem, vehicles, kinds, seconds, size } = model;
  problem.requests.forEach(({ fit, alone }, request) => {
    const first = 2 * request;
    const last = alone ? first : first + 1;
    for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
      let fits = true;
      for (let kind = 0; kind < kinds; kind += 1)
        fits &&= at(model.load, request * kinds + kind) <= at(model.capacity, vehicle * kinds + kind);
      const offset = model.window[vehicle] ?? 0;
      const out = travel(seconds, size, model.start[vehicle] ?? -1, model.entry[first] ?? -1);
      const home = travel(seconds, size, model.exit[last] ?? -1, model.end[vehicle] ?? -1);
      for (const element of [first, last])
        fits &&= at(model.earliest, offset + element) <= at(model.latest, offset + element) + tolerance;
      fits &&= at(model.departure, vehicle) + out <= at(model.latest, offset + first) + tolerance;
      fits &&=
        at(model.earliest, offset + last) + at(model.duration, last) + home <= at(model.arrival, vehicle) + tolerance;
      model.fit[request * vehicles + vehicle] = fits ? (fit[vehicle] ?? 0) : Infinity;
    }
  });
}

function fillLikeness(model: SearchModel): void {
  const seen = new Map<string, number>();
  model.problem.vehicles.forEach((vehicle, index) => {
    const fits = model.problem.requests.map((_, request) => model.fit[request * model.vehicles + index]);
    const key = `${JSON.stringify(vehicle, (_, value: unknown) => (value === Infinity ? 'none' : value))} ${fits.join()}`;
    const number = seen.get(key) ?? seen.size;
    seen.set(key, number);
    model.likeness[index] = number;
  });
}
