import { createRequire } from 'node:module';

/** @type {() => Promise<{ solve(problem: string, options: object): { Status: string, ObjectiveValue: number } }>} */
const loadHighs = createRequire(import.meta.url)('highs');

/** @typedef {import('@navette/shared/plan').PlanProblem} PlanProblem */

/**
 * A route that a vehicle may drive: its requests and the cost of their cheapest order.
 * @typedef {object} Column
 * @property {number} vehicle
 * @property {readonly number[]} requests
 * @property {number} cost
 */

/**
 * Cost of the best plan of a small day whose patients ride alone, without absences and breaks: all its routes enumerated, the choice among them proved
 * optimal by HiGHS.
 * @param {PlanProblem} problem
 * @returns {Promise<{ cost: number, columns: number }>}
 */
export async function optimalDay(problem) {
  const columns = problem.vehicles.flatMap((_, vehicle) => columnsOf(problem, vehicle));
  const highs = await loadHighs();
  const { Status, ObjectiveValue } = highs.solve(partition(problem, columns), { mip_rel_gap: 0, output_flag: false });
  if (Status !== 'Optimal') throw new Error(`HiGHS proves nothing: ${Status}`);
  return { cost: ObjectiveValue, columns: columns.length };
}

/**
 * @param {PlanProblem} problem
 * @param {number} vehicle
 */
function columnsOf(problem, vehicle) {
  const { travel, requests, vehicles } = problem;
  const driver = vehicles[vehicle];
  if (!driver || driver.start === null || driver.end === null) throw new Error('a vehicle without start or end');
  if (driver.absences.length > 0 || driver.breaks.length > 0) throw new Error('absences and breaks are not enumerated');
  const { start, end } = driver;
  /** @type {Map<string, Column>} */
  const found = new Map();
  const cell = (/** @type {number} */ from, /** @type {number} */ to) => from * travel.size + to;
  const seconds = (/** @type {number} */ from, /** @type {number} */ to) => travel.seconds[cell(from, to)] ?? 0;
  const rides = requests.map(({ pickUp, delivery }) => ({
    length: pickUp.service + seconds(pickUp.place, delivery.place) + delivery.service,
    latest: Math.min(
      pickUp.latest,
      delivery.latest - seconds(pickUp.place, delivery.place) - pickUp.service,
      driver.latest -
        seconds(delivery.place, end) -
        delivery.service -
        seconds(pickUp.place, delivery.place) -
        pickUp.service,
    ),
  }));
  const fits = requests.map(({ load, fit, alone, ride, longestRide, delivery }) => {
    if (!alone || ride || longestRide < Infinity || delivery.earliest > 0) throw new Error('a request of another kind');
    return load.every((places, kind) => places <= (driver.capacity[kind] ?? 0)) ? (fit[vehicle] ?? 0) : Infinity;
  });
  /** Extends a route by each request that can follow. */
  const extend = (/** @type {readonly number[]} */ route, /** @type {number} */ place, /** @type {number} */ free) => {
    for (const [request, { pickUp, delivery }] of requests.entries()) {
      const ride = rides[request];
      if (!ride || route.includes(request) || fits[request] === Infinity) continue;
      const begin = Math.max(pickUp.earliest, free + seconds(place, pickUp.place));
      if (begin > ride.latest) continue;
      const longer = [...route, request];
      keep(longer, begin + ride.length);
      extend(longer, delivery.place, begin + ride.length);
    }
  };
  const keep = (/** @type {readonly number[]} */ route, /** @type {number} */ free) => {
    const last = requests[route.at(-1) ?? -1];
    const arrival = free + seconds(last?.delivery.place ?? 0, end);
    let latest = arrival;
    let place = end;
    let cost = driver.fixedCost;
    for (const request of route.toReversed()) {
      const { pickUp, delivery } = requests[request] ?? {};
      const ride = rides[request];
      if (!pickUp || !delivery || !ride) continue;
      latest = Math.min(ride.latest, latest - seconds(delivery.place, place) - ride.length);
      cost += (fits[request] ?? 0) + driver.perMetre * (travel.metres[cell(delivery.place, place)] ?? 0);
      cost += driver.perMetre * (travel.metres[cell(pickUp.place, delivery.place)] ?? 0);
      place = pickUp.place;
    }
    cost += driver.perMetre * (travel.metres[cell(start, place)] ?? 0);
    const day = arrival - (latest - seconds(start, place));
    if (day > driver.longestDay) return;
    cost += driver.perSecond * day + (driver.fair ? driver.fair.perSecond * Math.max(0, day - driver.fair.after) : 0);
    const key = route.toSorted((one, other) => one - other).join();
    if (cost < (found.get(key)?.cost ?? Infinity)) found.set(key, { vehicle, requests: route, cost });
  };
  extend([], start, driver.earliest);
  return [...found.values()];
}

/**
 * The choice among routes, in CPLEX' LP format: each request once or left out, each vehicle once; pairs apart cost.
 * @param {PlanProblem} problem
 * @param {readonly Column[]} columns
 */
function partition({ requests, vehicles, pairs }, columns) {
  const x = (/** @type {(column: Column) => boolean} */ filter) =>
    columns.flatMap((column, index) => (filter(column) ? [`x${index}`] : []));
  const lines = (/** @type {readonly string[]} */ terms) => terms.join('\n + ');
  const carriedBy = (/** @type {number} */ vehicle, /** @type {number} */ request) =>
    x((column) => column.vehicle === vehicle && column.requests.includes(request));
  return [
    'Minimize',
    lines([
      ...columns.map(({ cost }, index) => `${cost} x${index}`),
      ...requests.map(({ unassigned }, request) => `${unassigned} u${request}`),
      ...pairs.map(({ apart }, pair) => `${apart} z${pair}`),
    ]),
    'Subject To',
    ...requests.map(
      (_, request) => `${lines([...x((column) => column.requests.includes(request)), `u${request}`])} = 1`,
    ),
    ...vehicles.flatMap((_, vehicle) => {
      const own = x((column) => column.vehicle === vehicle);
      return own.length > 0 ? [`${lines(own)} <= 1`] : [];
    }),
    ...pairs.flatMap(({ one, other }, pair) =>
      vehicles.map((_, vehicle) => {
        const terms = [`z${pair}`, `u${other}`, ...carriedBy(vehicle, other)];
        return `${lines(terms)}${carriedBy(vehicle, one)
          .map((name) => `\n - ${name}`)
          .join('')} >= 0`;
      }),
    ),
    'Binary',
    ...columns.map((_, index) => `x${index}`),
    ...requests.map((_, request) => `u${request}`),
    'End',
  ].join('\n');
}
