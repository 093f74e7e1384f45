import type { PlanProblem, PlanRoute, PlanSolution, PlanVehicle } from '@navette/shared/plan';

const tolerance = 1e-5;

/** Cost of a plan by the prices of the problem, reckoned from its stops; Infinity when a request that must be carried is left out. */
export function costOfPlan(problem: PlanProblem, { routes, unassigned }: PlanSolution): number {
  const vehicleOf = new Map(
    routes.flatMap(({ stops }, vehicle) => stops.map(({ request }) => [request, vehicle] as const)),
  );
  let cost = 0;
  routes.forEach(({ stops, departure, arrival }, index) => {
    const vehicle = problem.vehicles[index];
    if (!vehicle || stops.length === 0) return;
    const seconds = arrival - departure;
    const metres = legsOf(problem, vehicle, stops).reduce((total, leg) => total + leg.metres, 0);
    cost += vehicle.fixedCost + vehicle.perMetre * metres + vehicle.perSecond * seconds;
    if (vehicle.fair) cost += vehicle.fair.perSecond * Math.max(0, seconds - vehicle.fair.after);
    for (const { request, kind } of stops) if (kind === 'pickUp') cost += problem.requests[request]?.fit[index] ?? 0;
  });
  for (const request of unassigned) cost += problem.requests[request]?.unassigned ?? 0;
  for (const { one, other, apart } of problem.pairs) {
    const [first, second] = [vehicleOf.get(one), vehicleOf.get(other)];
    if (first !== undefined && second !== undefined && first !== second) cost += apart;
  }
  return cost;
}

/** Rules that a plan breaks, in words; none for a valid one. */
export function faultsOf(problem: PlanProblem, { routes, unassigned }: PlanSolution): string[] {
  const carried = routes.flatMap(({ stops }) =>
    stops.flatMap(({ request, kind }) => (kind === 'pickUp' ? [request] : [])),
  );
  const all = [...carried, ...unassigned].sort((one, other) => one - other);
  const complete = all.length === problem.requests.length && all.every((request, index) => request === index);
  return [
    ...(complete ? [] : ['not every request once']),
    ...(routes.length === problem.vehicles.length ? [] : ['not every vehicle']),
    ...routes.flatMap((route, index) => faultsOfRoute(problem, route, index)),
  ];
}

function faultsOfRoute(problem: PlanProblem, route: PlanRoute, index: number): string[] {
  const vehicle = problem.vehicles[index];
  const { stops, departure, arrival } = route;
  if (!vehicle || stops.length === 0) return [];
  const faults: string[] = [];
  const expect = (kept: boolean, rule: string) => {
    if (!kept) faults.push(`vehicle ${index}: ${rule}`);
  };
  expect(departure >= vehicle.earliest - tolerance && arrival <= vehicle.latest + tolerance, 'hours');
  expect(arrival - departure <= vehicle.longestDay + tolerance, 'longest day');
  const legs = legsOf(problem, vehicle, stops);
  const onBoard = new Map<number, number>();
  const gaps: Gap[] = [{ from: -Infinity, until: departure, spare: Infinity }];
  let free = departure;
  stops.forEach(({ request, kind, arrival: arrives, begin }, position) => {
    const planned = problem.requests[request];
    if (!planned) return expect(false, 'unknown request');
    const way = legs[position]?.seconds ?? 0;
    const stop = planned[kind];
    expect(arrives >= free + way - tolerance && begin >= arrives - tolerance, `travel to ${kind} ${request}`);
    expect(begin >= stop.earliest - tolerance && begin <= stop.latest + tolerance, `window of ${kind} ${request}`);
    if (onBoard.size === 0) gaps.push({ from: free, until: begin, spare: begin - free - way });
    free = begin + stop.service;
    if (kind === 'pickUp') {
      for (const other of [...onBoard.keys(), request])
        expect(onBoard.size === 0 || problem.requests[other]?.alone === false, `${other} is not alone`);
      onBoard.set(request, begin);
      expect((planned.fit[index] ?? 0) < Infinity, `${request} does not fit`);
      vehicle.capacity.forEach((places, place) => {
        const load = [...onBoard.keys()].reduce((total, one) => total + (problem.requests[one]?.load[place] ?? 0), 0);
        expect(load <= places, `places of kind ${place}`);
      });
    } else {
      const began = onBoard.get(request);
      if (began === undefined) return expect(false, `${request} is not on board`);
      onBoard.delete(request);
      expect(begin - began - planned.pickUp.service <= planned.longestRide + tolerance, `ride of ${request}`);
      for (const { from, until } of vehicle.absences)
        expect(began >= until - tolerance || free <= from + tolerance, `absence during ${request}`);
    }
  });
  expect(onBoard.size === 0, 'somebody stays on board');
  const home = legs.at(-1)?.seconds ?? 0;
  expect(arrival >= free + home - tolerance, 'travel to the end');
  gaps.push(
    { from: free, until: arrival, spare: arrival - free - home },
    { from: arrival, until: Infinity, spare: Infinity },
  );
  expect(canPause(vehicle.breaks, gaps), 'breaks');
  return faults;
}

interface Gap {
  readonly from: number;
  readonly until: number;
  /** Seconds that travel does not need. */
  readonly spare: number;
}

/** Whether all breaks find a place in the gaps, tried one by one in every gap. */
function canPause(breaks: PlanVehicle['breaks'], gaps: readonly Gap[], which = 0): boolean {
  const pause = breaks[which];
  if (!pause) return true;
  return gaps.some((gap, index) => {
    const begin = Math.max(gap.from, pause.from);
    const end = begin + pause.seconds;
    if (begin > pause.until + tolerance || end > gap.until + tolerance || pause.seconds > gap.spare + tolerance)
      return false;
    const rest = { from: end, until: gap.until, spare: gap.spare - pause.seconds };
    return canPause(breaks, [rest, ...gaps.slice(index + 1)], which + 1);
  });
}

/** Ways to each stop and to the end. */
function legsOf({ travel, requests }: PlanProblem, vehicle: PlanVehicle, stops: PlanRoute['stops']) {
  const between = (from: number | null, to: number | null) => ({
    seconds: from === null || to === null ? 0 : (travel.seconds[from * travel.size + to] ?? 0),
    metres: from === null || to === null ? 0 : (travel.metres[from * travel.size + to] ?? 0),
  });
  let place = vehicle.start;
  const legs = stops.map(({ request, kind }) => {
    const planned = requests[request];
    const to = planned?.[kind].place ?? 0;
    const own = kind === 'delivery' && planned?.alone === true ? planned.ride : null;
    const leg = own ?? between(place, to);
    place = to;
    return leg;
  });
  return [...legs, between(place, vehicle.end)];
}
