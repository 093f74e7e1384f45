import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { isSmall, limited, size } from '../measure.mjs';
import { optimalDay } from './optimal-day.mjs';

const seeds = size(3, 1);
/** Seconds of the processor for each search of a published instance. */
const seconds = 10;
/** Limits: gaps to the best known distance in percent, of all and of each; instances with a vehicle more. */
const limits = { darp: 1, each: 3, pdptw: 2, vehicles: 3 };
/** Days of patients, planned for a while and for long: the first within three percent of the second. */
const days = [
  { trips: 40, drivers: 15 },
  { trips: 120, drivers: 45 },
  { trips: 300, drivers: 90 },
].slice(0, size(3, 1));
/** Days small enough for a proof, without absences and breaks: in percent above the optimum. */
const proven = [
  { trips: 16, drivers: 6, seed: 2 },
  { trips: 20, drivers: 8, seed: 3 },
  { trips: 28, drivers: 10, seed: 5 },
].slice(0, size(3, 1));
const provenLimit = 1;
const budget = { soon: 5, long: 60, limit: 3 };
/** Fourteen days of the demo: standing orders with several drivers, drivers of all of them and empty kilometres in percent of its own plan. */
const standing = [
  { what: 'accepted trips stay', moveAccepted: false, unsteady: 36, drivers: 65, empty: 92 },
  { what: 'all trips may move', moveAccepted: true, unsteady: 2, drivers: 30, empty: 97 },
];
const standingBudget = isSmall ? { days: 3, seconds: 1 } : { days: 14, seconds: 10 };
const smallSearch = isSmall ? { iterations: 300 } : {};

/**
 * The search of the embedded planner on published instances and on days of patients; every plan is checked apart from it.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run({ folder, say }) {
  const bench = await bundled(folder);
  const { dialARide, pickUpAndDelivery, generatedDay, searched } = bench;
  const rides = [];
  for (const instance of dialARide().slice(0, size(24, 1))) {
    say(instance.name);
    rides.push(measured(instance, searched));
  }
  const deliveries = [];
  for (const instance of pickUpAndDelivery().slice(0, size(18, 1))) {
    say(instance.name);
    deliveries.push(measured(instance, searched));
  }
  const more = deliveries.filter(({ instance, found }) =>
    found.some(({ vehicles }) => vehicles > (instance.vehicles ?? 0)),
  );
  const orders = [];
  for (const each of standing) {
    say(`standing orders, ${each.what}`);
    const found = await bench.plannedStandingOrders({ ...standingBudget, moveAccepted: each.moveAccepted });
    const name = `standing orders, ${each.what}`;
    orders.push(
      {
        ...limited(`${name}: with several drivers`, { value: found.unsteady, unit: 'rows' }, each.unsteady),
        details: found,
      },
      limited(`  drivers of each, of the demo's own`, percent(found.drivers), each.drivers),
      limited(`  empty kilometres, of the demo's own`, percent(found.empty), each.empty),
    );
  }
  const small = [];
  for (const day of proven) small.push(await besideOptimum(day, bench));
  return [
    limited('dial-a-ride, gap to the best known', percent(mean(rides)), limits.darp),
    ...rides.map(rowOf),
    limited('pick-up and delivery, gap to the best known', percent(mean(deliveries)), limits.pdptw),
    limited('  instances with more vehicles', { value: more.length, unit: 'rows' }, limits.vehicles),
    ...deliveries.map(rowOf),
    ...small,
    ...orders,
    ...days.map((day) => {
      const name = `${day.trips} trips, ${day.drivers} drivers`;
      say(name);
      const problem = generatedDay({ ...day, seed: 1 });
      const [soon, long] = [budget.soon, budget.long].map((seconds) =>
        searched(problem, { seed: 1, seconds, ...smallSearch }),
      );
      return limited(
        `${name}, ${budget.soon} s above ${budget.long} s`,
        percent(100 * ((soon?.cost ?? NaN) / (long?.cost ?? NaN) - 1)),
        budget.limit,
      );
    }),
  ];
}

/**
 * @param {import('./published.mjs').Published} instance
 * @param {typeof import('./searches.mjs').searched} searched
 */
function measured(instance, searched) {
  const { name, problem, distance } = instance;
  const found = Array.from({ length: seeds }, (_, seed) =>
    searched(problem, { seed: seed + 1, seconds, ...smallSearch }),
  );
  // Best known values have two decimals. Fewer kilometres with as few vehicles: checker and search both miss a rule.
  const impossible = found.some(
    (one) => one.distance < distance - 0.01 && one.vehicles <= (instance.vehicles ?? Infinity),
  );
  if (impossible) throw new Error(`${name}: shorter than the best known plan`);
  return { instance, found, gap: 100 * (mean(found.map((one) => ({ gap: one.distance }))) / distance - 1) };
}

/**
 * @param {{ trips: number, drivers: number, seed: number }} day
 * @param {typeof import('./searches.mjs')} bench
 */
async function besideOptimum(day, { generatedDay, searched }) {
  const generated = generatedDay(day);
  const problem = { ...generated, vehicles: generated.vehicles.map((one) => ({ ...one, absences: [], breaks: [] })) };
  const optimum = await optimalDay(problem);
  const { cost } = searched(problem, { seed: 1, seconds: budget.soon, ...smallSearch });
  if (cost < optimum.cost - 1e-4) throw new Error(`${day.trips} trips: cheaper than the optimum`);
  const what = `${day.trips} trips, ${day.drivers} drivers, above the optimum`;
  return { ...limited(what, percent(100 * (cost / optimum.cost - 1)), provenLimit), details: optimum };
}

/** @param {ReturnType<typeof measured>} row */
const rowOf = ({ instance, found, gap }) => ({
  ...limited(
    `  ${instance.name}, ${found.map(({ vehicles }) => vehicles).join('/')} vehicles`,
    percent(gap),
    limits.each,
  ),
  details: {
    bestKnown: instance.distance,
    found: found.map(({ distance, vehicles, iterations }) => ({ distance, vehicles, iterations })),
  },
});

/** @param {readonly { gap: number }[]} rows */
const mean = (rows) => rows.reduce((total, { gap }) => total + gap, 0) / rows.length;

/**
 * @param {number} value
 * @returns {import('../report.mjs').Figure}
 */
const percent = (value) => ({ value, unit: '%' });

/**
 * @param {string} folder
 * @returns {Promise<typeof import('./searches.mjs')>}
 */
async function bundled(folder) {
  const outfile = join(folder, 'searches.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'searches.mjs')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    // Instances are read beside the source.
    define: { 'import.meta.dirname': JSON.stringify(import.meta.dirname) },
  });
  return import(pathToFileURL(outfile).href);
}
