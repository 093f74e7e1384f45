import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Instances in the formats of their authors, where minutes and distances are the same number. Dial-a-ride: J.-F. Cordeau, "A branch-and-cut algorithm for
// the dial-a-ride problem", Operations Research 54 (2006); first line vehicles, requests, longest route, capacity, longest ride, then node, x, y, service,
// load, earliest, latest. Pick-up and delivery with time windows: H. Li and A. Lim, "A metaheuristic for the pickup and delivery problem with time windows",
// ICTAI 2001; first line vehicles, capacity, speed, then node, x, y, demand, earliest, latest, service, its pick-up, its delivery.

/** @typedef {import('@navette/shared/plan').PlanProblem} PlanProblem */

/**
 * Published instance with its best known plan.
 * @typedef {object} Published
 * @property {string} name
 * @property {PlanProblem} problem Seconds are the minutes of the instance, metres its distances.
 * @property {number} distance
 * @property {number | undefined} vehicles Where the fewest vehicles come first.
 */

/** Cost of a vehicle that outweighs any distance. */
export const vehicleCost = 10_000;

/** Optimal distances of dial-a-ride, given with two decimals. */
const darp = {
  'a2-16': 294.25,
  'a2-20': 344.83,
  'a2-24': 431.12,
  'a3-18': 300.48,
  'a3-24': 344.83,
  'a3-30': 494.85,
  'a3-36': 583.19,
  'a4-16': 282.68,
  'a4-24': 375.02,
  'a4-32': 485.5,
  'a4-40': 557.69,
  'a4-48': 668.82,
  'a5-40': 498.41,
  'a5-50': 686.62,
  'a5-60': 808.42,
  'a6-48': 604.12,
  'a6-60': 819.25,
  'a6-72': 916.05,
  'a7-56': 724.04,
  'a7-70': 889.12,
  'a7-84': 1033.37,
  'a8-64': 747.46,
  'a8-80': 945.73,
  'a8-96': 1229.66,
};

/** Vehicles and distances of the best known plans. */
const pdptw = /** @type {const} */ ({
  lc101: [10, 828.94],
  lc102: [10, 828.94],
  lc105: [10, 828.94],
  lc201: [3, 591.56],
  lc205: [3, 588.88],
  lr101: [19, 1650.8],
  lr103: [13, 1292.68],
  lr105: [14, 1377.11],
  lr109: [11, 1208.96],
  lr201: [4, 1253.23],
  lr204: [2, 849.05],
  lr207: [2, 903.06],
  lrc101: [14, 1708.8],
  lrc104: [10, 1128.4],
  lrc105: [13, 1637.62],
  lrc108: [10, 1147.43],
  lrc201: [4, 1406.94],
  lrc206: [3, 1159.03],
});

/** @returns {Published[]} */
export const dialARide = () =>
  Object.entries(darp).map(([name, distance]) => ({ name, problem: readDarp(name), distance, vehicles: undefined }));

/** @returns {Published[]} */
export const pickUpAndDelivery = () =>
  Object.entries(pdptw).map(([name, [vehicles, distance]]) => ({ name, problem: readPdptw(name), distance, vehicles }));

/** @param {string} file */
const rowsOf = (file) =>
  readFileSync(join(import.meta.dirname, 'instances', `${file}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));

/**
 * @param {string} name
 * @returns {PlanProblem}
 */
function readDarp(name) {
  const [[vehicles = 0, , longestDay = 0, capacity = 0, longestRide = 0] = [], ...nodes] = rowsOf(`darp/${name}`);
  const count = Math.floor((nodes.length - 1) / 2);
  const stop = (/** @type {number} */ place) => {
    const [, , , service = 0, , earliest = 0, latest = 0] = nodes[place] ?? [];
    return { place, service, earliest, latest };
  };
  return {
    travel: plane(nodes),
    requests: Array.from({ length: count }, (_, index) => ({
      ...common,
      pickUp: stop(index + 1),
      delivery: stop(index + 1 + count),
      load: [nodes[index + 1]?.[4] ?? 0],
      longestRide,
    })),
    vehicles: Array.from({ length: vehicles }, () => ({
      ...vehicle,
      earliest: nodes[0]?.[5] ?? 0,
      latest: nodes[0]?.[6] ?? 0,
      longestDay,
      capacity: [capacity],
    })),
    pairs: [],
  };
}

/**
 * @param {string} name
 * @returns {PlanProblem}
 */
function readPdptw(name) {
  const [[vehicles = 0, capacity = 0] = [], ...nodes] = rowsOf(`pdptw/${name}`);
  const stop = (/** @type {number} */ place) => {
    const [, , , , earliest = 0, latest = 0, service = 0] = nodes[place] ?? [];
    return { place, service, earliest, latest };
  };
  return {
    travel: plane(nodes),
    requests: nodes.flatMap(([place = 0, , , demand = 0, , , , , delivery = 0]) =>
      demand > 0
        ? [{ ...common, pickUp: stop(place), delivery: stop(delivery), load: [demand], longestRide: Infinity }]
        : [],
    ),
    vehicles: Array.from({ length: vehicles }, () => ({
      ...vehicle,
      earliest: nodes[0]?.[4] ?? 0,
      latest: nodes[0]?.[5] ?? 0,
      longestDay: Infinity,
      capacity: [capacity],
      fixedCost: vehicleCost,
    })),
    pairs: [],
  };
}

const common = { alone: false, ride: null, fit: [], unassigned: Infinity };
const vehicle = {
  start: 0,
  end: 0,
  absences: [],
  breaks: [],
  breaksAfter: 0,
  fixedCost: 0,
  perMetre: 1,
  perSecond: 0,
  fair: null,
};

/**
 * Straight lines between nodes.
 * @param {readonly (readonly number[])[]} nodes Number, x, y.
 */
function plane(nodes) {
  const cells = Float64Array.from(
    nodes.flatMap(([, x = 0, y = 0]) => nodes.map(([, toX = 0, toY = 0]) => Math.hypot(x - toX, y - toY))),
  );
  return { size: nodes.length, seconds: cells, metres: cells };
}
