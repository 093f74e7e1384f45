import type { PlanProblem, PlanRoute, PlanSolution, PlanVehicle } from './problem.ts';

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
