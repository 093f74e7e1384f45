import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isSmall } from './measure.mjs';
import { printTable } from './report.mjs';
import { stopAll } from './suite/stopped.mjs';
import { withWorkshop } from './suite/workshop.mjs';

/**
 * `npm run bench -- [suite …] [--json file] [--small]`: runs the named suites, or all of them, and prints one table. Goals are reported; only a
 * suite that cannot run is a failure. With `--small` each suite runs once at its smallest and no figure is printed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, small: { type: 'boolean' } },
});

/** @typedef {{ run(workshop: import('./suite/workshop.mjs').Workshop): Promise<import('./report.mjs').Measured[]> }} Suite */

/** The suites by name, in the order in which they run. Loaded when asked for: the API suites need no browser. */
const suites = {
  'api-day': () => import('./api/day-suite.mjs'),
  'api-search': () => import('./api/search-suite.mjs'),
  start: () => import('./api/start-suite.mjs'),
  'month-end': () => import('./issue/suite.mjs'),
  payments: () => import('./money/payments-suite.mjs'),
  reconcile: () => import('./money/reconcile-suite.mjs'),
  'api-wallets': () => import('./api/wallets-suite.mjs'),
  'cold-load': () => import('./cold-load/suite.mjs'),
  pages: () => import('./pages/suite.mjs'),
  typing: () => import('./pages/typing.mjs'),
  desk: () => import('./desk/suite.mjs'),
  'long-day': () => import('./long-day/suite.mjs'),
  table: () => import('./table/suite.mjs'),
  timeline: () => import('./timeline/suite.mjs'),
  planning: () => import('./planning/suite.mjs'),
  planner: () => import('./planner/suite.mjs'),
  live: () => import('./live/suite.mjs'),
  load: () => import('./load/suite.mjs'),
};

/**
 * @param {string} name
 * @returns {name is keyof typeof suites}
 */
const isSuite = (name) => Object.hasOwn(suites, name);

const names = positionals.length > 0 ? positionals : Object.keys(suites);
const unknown = names.filter((name) => !isSuite(name));

if (unknown.length > 0) {
  process.stderr.write(`There is no suite ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}.\n`);
  process.exit(2);
}

const started = Date.now();

/** @param {string} message */
const say = (message) =>
  process.stderr.write(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${message}\n`);

await withWorkshop(say, async (workshop) => {
  /** @type {import('./report.mjs').Row[]} */
  const rows = [];
  for (const name of names.filter(isSuite)) {
    say(name);
    try {
      /** @type {Suite} */
      const suite = await suites[name]();
      rows.push(...(await suite.run(workshop)).map((row) => ({ ...row, suite: name })));
    } catch (error) {
      process.exitCode = 1;
      say(`${name} cannot run: ${error instanceof Error ? error.stack : String(error)}`);
    } finally {
      // In a small run suites share their servers.
      if (!isSmall) await stopAll();
    }
  }
  await stopAll();
  process.stdout.write(isSmall ? `${names.length} suites\n` : printTable(rows));
  if (values.json)
    writeFileSync(
      values.json,
      `${JSON.stringify({ at: new Date().toISOString(), node: process.version, rows }, null, 2)}\n`,
    );
});
