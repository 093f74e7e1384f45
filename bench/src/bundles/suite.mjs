import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coldVisit } from '../browser/cold-visit.mjs';
import { launchBrowser } from '../browser/launch.mjs';
import { lines } from '../browser/lines.mjs';
import { screens } from '../browser/screens.mjs';
import { remotes } from '../suite/publish.mjs';
import { root } from '../suite/root.mjs';
import { startSuite } from '../suite/start-suite.mjs';
import { packageSizes } from './package-sizes.mjs';

/** Compressed kB of everything that the sign-in page loads. */
const signInTarget = 180;

/**
 * Sizes of the built packages against their budgets, and all that the sign-in page loads against its target.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 */
export async function run(workshop) {
  const rows = ['host', ...remotes].flatMap(packageRows);
  return [...rows, await signInRow(workshop)];
}

/**
 * @param {string} name
 * @returns {import('../report/row.mjs').Measured[]}
 */
function packageRows(name) {
  /** @type {import('./package-sizes.mjs').Sizes} */
  const budget = JSON.parse(readFileSync(join(root, name, 'budget.json'), 'utf8'));
  const { gzip, brotli } = packageSizes(join(root, name, 'dist'));
  return /** @type {const} */ (['start', 'largest', 'total']).map((key) => ({
    what: `${name}, ${key} (gzip ${gzip[key].toFixed(1)} kB)`,
    ours: { value: brotli[key], unit: 'kB' },
    reference: { value: budget[key], unit: 'kB' },
    against: 'budget',
    goal: 1,
  }));
}

/**
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured>}
 */
async function signInRow(workshop) {
  const suite = await startSuite(workshop);
  const browser = await launchBrowser();
  try {
    const { all } = await coldVisit(browser, { url: suite.url, screen: screens.signIn, line: lines.machine });
    return {
      what: 'sign-in page, all it loads',
      ours: { value: all, unit: 'kB' },
      reference: { value: signInTarget, unit: 'kB' },
      against: 'target',
      goal: 1,
    };
  } finally {
    await browser.close();
    await suite.stop();
  }
}
