import { signIn } from '../api/client.mjs';
import { isSmall } from '../measure.mjs';
import { launchBrowser, newPage } from '../page.mjs';
import { routesOf } from '../pages/suite.mjs';
import { startSuite } from '../suite/suite.mjs';
import { createHand } from './hand.mjs';
import { makeRecords } from './records.mjs';
import { tasks } from './tasks.mjs';

/** Patience of the dispatcher, in milliseconds. */
const PATIENCE = 30_000;

/**
 * A day at the desk, by hand: clicks, keys and seconds of each task, at a person's pace, beside what it took before November 2026.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run(workshop) {
  const suite = await startSuite(workshop, { own: 'desk' });
  const records = await makeRecords(suite);
  const paths = (await routesOf(suite.url)).map(({ path }) => path);
  const browser = await launchBrowser();
  const { page, close } = await newPage(browser, { session: await signIn(suite.url) });
  await page.addInitScript(() => localStorage.setItem('navette.locale', 'en'));
  page.setDefaultTimeout(PATIENCE);
  /** @type {import('../report.mjs').Measured[]} */
  const rows = [];
  /** @type {Done[]} */
  const done = [];
  try {
    for (const task of tasks) {
      workshop.say(task.name);
      await page.goto(`${suite.url}${(task.path ?? '/').replace('{quietDay}', records.quietDay)}`);
      await page.waitForLoadState('networkidle');
      const hand = createHand(page);
      const began = performance.now();
      await task.run({ page, hand, records, paths });
      const now = { ...hand.effort, seconds: (performance.now() - began) / 1000 };
      rows.push(...rowsOf(task, now));
      done.push({ task, now });
    }
  } finally {
    await close();
    await records.leave();
  }
  if (isSmall) return [];
  workshop.say(`before → now\n${sideBySide(done)}`);
  return rows;
}

const UNITS = /** @type {const} */ (['actions', 'clicks', 'keys', 'seconds']);

/** @typedef {{ task: import('./tasks.mjs').Task, now: Record<typeof UNITS[number], number> }} Done */

/**
 * The tasks with what they took before, where it was counted, and now.
 * @param {readonly Done[]} done
 */
function sideBySide(done) {
  const lines = done.map(({ task: { name, before, lacked }, now }) => [
    lacked ? `${name} (before: ${lacked})` : name,
    ...UNITS.map((unit) => {
      const was = { seconds: undefined, ...before }[unit];
      return `${was === undefined ? '' : `${was} → `}${now[unit].toFixed(unit === 'seconds' ? 1 : 0)}`;
    }),
  ]);
  const table = [['', ...UNITS], ...lines];
  const widths = ['', ...UNITS].map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  return table
    .map((cells) =>
      cells
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/**
 * @param {import('./tasks.mjs').Task} task
 * @param {Record<typeof UNITS[number], number>} effort
 * @returns {import('../report.mjs').Measured[]}
 */
const rowsOf = ({ name, before, goal }, effort) =>
  UNITS.map((unit) => {
    const [was, limit] = [{ seconds: undefined, ...before }[unit], goal[unit]];
    const reference = was ?? limit;
    return {
      what: name,
      ours: { value: effort[unit], unit },
      reference: reference === undefined ? undefined : { value: reference, unit },
      against: was === undefined ? 'limit' : 'before',
      goal: limit === undefined || reference === undefined ? undefined : Math.round((limit / reference) * 100) / 100,
    };
  });
