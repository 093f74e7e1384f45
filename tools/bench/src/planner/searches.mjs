import { checkPlan } from '@navette/shared/plan';
import { searchPlan } from '@navette/server/search-plan';

/**
 * Plan of one search, checked apart from it.
 * @typedef {object} Found
 * @property {number} distance
 * @property {number} vehicles
 * @property {number} cost
 * @property {number} iterations
 */

/**
 * Searches for some seconds of the processor, so that other load of the machine changes nothing, or for some iterations.
 * @param {import('@navette/shared/plan').PlanProblem} problem
 * @param {{ seed: number, seconds: number, iterations?: number }} budget
 * @returns {Found}
 */
export function searched(problem, { seed, seconds, ...budget }) {
  const begun = process.cpuUsage();
  const elapsed = () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000_000;
  };
  const { solution, cost, iterations } = searchPlan(problem, { seed, ...budget, passed: () => elapsed() / seconds });
  const faults = checkPlan(problem, solution);
  if (faults.length > 0) throw new Error(`the plan breaks rules: ${JSON.stringify(faults.slice(0, 3))}`);
  const used = solution.routes.filter(({ stops }) => stops.length > 0);
  let distance = 0;
  for (const [index, { stops }] of solution.routes.entries()) distance += distanceOf(problem, index, stops);
  return { distance, vehicles: used.length, cost, iterations };
}

/**
 * @param {import('@navette/shared/plan').PlanProblem} problem
 * @param {number} index Of the vehicle.
 * @param {import('@navette/shared/plan').PlanRoute['stops']} stops
 */
function distanceOf({ travel, requests, vehicles }, index, stops) {
  if (stops.length === 0) return 0;
  const { start, end } = vehicles[index] ?? { start: null, end: null };
  let place = start;
  let distance = 0;
  const drive = (/** @type {number | null} */ to) => {
    if (place !== null && to !== null) distance += travel.metres[place * travel.size + to] ?? 0;
    place = to;
  };
  for (const { request, kind } of stops) drive(requests[request]?.[kind].place ?? null);
  drive(end);
  return distance;
}

export { generatedDay } from './generated-day.mjs';
export { plannedStandingOrders } from './standing-orders.mjs';
export { dialARide, pickUpAndDelivery } from './published.mjs';
