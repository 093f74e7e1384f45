import type { PlanProblem, PlanVehicle } from '@navette/shared/plan';

/** Stop of a sequence: index of the request, and whether it is the delivery. */
interface Stop {
  readonly request: number;
  readonly delivery: boolean;
}

/** Cost of the cheapest plan, found by trying every assignment, every order, every side of an absence and every place of a break. */
export function cheapestPlan(problem: PlanProblem): number {
  const { requests, vehicles, pairs } = problem;
  const all = 2 ** requests.length;
  const costs = vehicles.map((_, vehicle) =>
    Array.from({ length: all }, (_, set) =>
      cheapestRoute(
        problem,
        vehicle,
        requests.map((_, index) => index).filter((request) => set & (1 << request)),
      ),
    ),
  );
  let best = Infinity;
  const assign = (request: number, sets: readonly number[], left: number) => {
    if (request < requests.length) {
      assign(request + 1, sets, left + (requests[request]?.unassigned ?? 0));
      sets.forEach((_, vehicle) =>
        assign(request + 1, sets.with(vehicle, (sets[vehicle] ?? 0) | (1 << request)), left),
      );
      return;
    }
    let cost = left;
    sets.forEach((set, vehicle) => (cost += costs[vehicle]?.[set] ?? Infinity));
    for (const { one, other, apart } of pairs) {
      const [first, second] = [one, other].map((index) => sets.findIndex((set) => set & (1 << index)));
      if (first !== undefined && second !== undefined && first >= 0 && second >= 0 && first !== second) cost += apart;
    }
    best = Math.min(best, cost);
  };
  assign(
    0,
    vehicles.map(() => 0),
    0,
  );
  return best;
}

function cheapestRoute(problem: PlanProblem, index: number, chosen: readonly number[]): number {
  const vehicle = problem.vehicles[index];
  if (!vehicle || chosen.length === 0) return 0;
  const fits = chosen.reduce((total, request) => total + (problem.requests[request]?.fit[index] ?? 0), 0);
  if (fits === Infinity) return Infinity;
  let best = Infinity;
  const extend = (stops: readonly Stop[], onBoard: readonly number[], left: readonly number[]) => {
    if (left.length === 0 && onBoard.length === 0) {
      best = Math.min(best, cheapestSchedule(problem, vehicle, stops));
      return;
    }
    for (const request of onBoard)
      extend(
        [...stops, { request, delivery: true }],
        onBoard.filter((other) => other !== request),
        left,
      );
    for (const request of left) {
      const together = [...onBoard, request].map((other) => problem.requests[other]);
      if (together.length > 1 && together.some((one) => one?.alone)) continue;
      const load = (kind: number) => together.reduce((total, one) => total + (one?.load[kind] ?? 0), 0);
      if (vehicle.capacity.some((places, kind) => load(kind) > places)) continue;
      extend(
        [...stops, { request, delivery: false }],
        [...onBoard, request],
        left.filter((other) => other !== request),
      );
    }
  };
  extend([], [], chosen);
  return best + fits;
}

/** A stretch with nobody on board: times before and after, and seconds of the service at its begin and of the way. */
interface Gap {
  readonly from: number;
  readonly to: number;
  readonly service: number;
  readonly way: number;
}

/** One time is at least some seconds after another. */
type Rule = readonly [from: number, to: number, seconds: number];

// Times of a schedule by number: zero, departure, arrival, then the stops, then the breaks.
const [zero, departure, arrival, firstStop] = [0, 1, 2, 3] as const;

/** Cost of the way and the shortest schedule of an order. */
function cheapestSchedule(problem: PlanProblem, vehicle: PlanVehicle, stops: readonly Stop[]): number {
  const { travel, requests } = problem;
  const rules: Rule[] = [
    [zero, departure, vehicle.earliest],
    [arrival, zero, -vehicle.latest],
    [arrival, departure, -vehicle.longestDay],
  ];
  let metres = 0;
  let place = vehicle.start;
  const begun = new Map<number, number>();
  const gaps: Gap[] = [];
  let before: number = departure;
  let service = 0;
  stops.forEach(({ request, delivery }, index) => {
    const planned = requests[request];
    if (!planned) return;
    const stop = delivery ? planned.delivery : planned.pickUp;
    const node = firstStop + index;
    const cell = place === null ? -1 : place * travel.size + stop.place;
    const ride = delivery && planned.alone ? planned.ride : null;
    const way = ride?.seconds ?? travel.seconds[cell] ?? 0;
    metres += ride?.metres ?? travel.metres[cell] ?? 0;
    rules.push([before, node, service + way], [zero, node, stop.earliest], [node, zero, -stop.latest]);
    if (begun.size === 0) gaps.push({ from: before, to: node, service, way });
    if (delivery) {
      rules.push([node, begun.get(request) ?? zero, -planned.longestRide - planned.pickUp.service]);
      begun.delete(request);
    } else begun.set(request, node);
    [before, service, place] = [node, stop.service, stop.place];
  });
  const home = place === null || vehicle.end === null ? -1 : place * travel.size + vehicle.end;
  metres += travel.metres[home] ?? 0;
  const way = travel.seconds[home] ?? 0;
  gaps.push({ from: before, to: arrival, service, way });
  rules.push([before, arrival, service + way]);
  const secondsOf = (given: PlanVehicle): number =>
    shortest(withAbsences(problem, vehicle, stops), rules, given, gaps, firstStop + stops.length);
  const unbroken = secondsOf({ ...vehicle, breaks: [] });
  const seconds = unbroken <= vehicle.breaksAfter ? unbroken : secondsOf(vehicle);
  if (seconds === Infinity) return Infinity;
  const fair = vehicle.fair ? vehicle.fair.perSecond * Math.max(0, seconds - vehicle.fair.after) : 0;
  return vehicle.fixedCost + vehicle.perMetre * metres + vehicle.perSecond * seconds + fair;
}

/** For each request and absence its two sides, as rules. */
function withAbsences({ requests }: PlanProblem, { absences }: PlanVehicle, stops: readonly Stop[]): Rule[][] {
  return absences.flatMap(({ from, until }) =>
    stops.flatMap(({ request, delivery }, index): Rule[][] => {
      if (delivery) return [];
      const end = firstStop + stops.findIndex((stop) => stop.request === request && stop.delivery);
      return [
        [
          [end, zero, (requests[request]?.delivery.service ?? 0) - from],
          [zero, firstStop + index, until],
        ],
      ];
    }),
  );
}

/** Fewest seconds from departure to arrival over every choice of sides and gaps. */
function shortest(
  choices: readonly Rule[][],
  rules: readonly Rule[],
  vehicle: PlanVehicle,
  gaps: readonly Gap[],
  nodes: number,
): number {
  const [sides, ...rest] = choices;
  if (sides) return Math.min(...sides.map((side) => shortest(rest, [...rules, side], vehicle, gaps, nodes)));
  const [pause, ...later] = vehicle.breaks;
  if (!pause) return longestPath(rules, nodes);
  const window: Rule[] = [
    [zero, nodes, pause.from],
    [nodes, zero, -pause.until],
  ];
  const options: Rule[][] = [
    [[nodes, departure, pause.seconds]],
    [[arrival, nodes, 0]],
    ...gaps.map(({ from, to, service, way }): Rule[] => [
      [from, nodes, service],
      [nodes, to, pause.seconds],
      [from, to, service + way + pause.seconds],
    ]),
  ];
  const left = { ...vehicle, breaks: later };
  return Math.min(...options.map((option) => shortest([], [...rules, ...window, ...option], left, gaps, nodes + 1)));
}

/** Longest path from departure to arrival (Bellman and Ford); Infinity when the rules contradict each other. */
function longestPath(rules: readonly Rule[], nodes: number): number {
  const seconds = Array.from({ length: nodes }, (_, node) => (node === departure ? 0 : -Infinity));
  for (let round = 0; round <= nodes; round += 1) {
    let raised = false;
    for (const [from, to, more] of rules) {
      const least = (seconds[from] ?? 0) + more;
      if (least <= (seconds[to] ?? 0)) continue;
      seconds[to] = least;
      raised = true;
    }
    if (!raised) return seconds[arrival] ?? Infinity;
  }
  return Infinity;
}
