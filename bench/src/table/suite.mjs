import { signIn } from '../api/sign-in.mjs';
import { launchBrowser } from '../browser/launch.mjs';
import { newPage } from '../browser/new-page.mjs';
import { screens } from '../browser/screens.mjs';
import { whenThere } from '../browser/when-there.mjs';
import { openDatabase } from '../database/open-database.mjs';
import { dayAhead, seedDays } from '../database/seed-days.mjs';
import { size } from '../measure/size.mjs';
import { median, milliseconds } from '../measure/summary.mjs';
import { startSuite } from '../suite/start-suite.mjs';
import { frames } from './frames.mjs';

const period = { days: 20, perDay: size(1000, 50) };
const runs = size(5, 1);
/** UX: ready in under a second, at most about 30 rows in the page. */
const limits = { ready: 1000, rows: 30 };

/**
 * The bookings page with 20,000 rows, all on one page.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const suite = await startSuite(workshop);
  const database = await openDatabase(suite.databaseUrl, workshop.folder);
  const browser = await launchBrowser();
  try {
    await seedDays(database.pool, { first: dayAhead(300), ...period });
    const session = await signIn(suite.url);
    /** @type {Awaited<ReturnType<typeof visit>>[]} */
    const visits = [];
    for (let round = 0; round < runs; round += 1) {
      workshop.say(`20,000 rows, visit ${round + 1} of ${runs}`);
      visits.push(await visit(browser, suite.url, session));
    }
    const frame = (/** @type {'scrolling' | 'idle'} */ state) => milliseconds(visits.flatMap((one) => one[state]));
    const long = (/** @type {'scrolling' | 'idle'} */ state) => share(visits.flatMap((one) => one[state]));
    return [
      {
        what: '20,000 rows, from data to ready',
        ours: milliseconds(visits.map(({ ready }) => ready)),
        reference: { value: limits.ready, unit: 'ms' },
        against: 'limit',
        goal: 1,
      },
      {
        what: '20,000 rows, <tr> in the page',
        ours: { value: median(visits.map(({ rows }) => rows)), unit: 'rows' },
        reference: { value: limits.rows, unit: 'rows' },
        against: 'limit',
        goal: 1.2,
      },
      { what: 'scrolling, a frame', ours: frame('scrolling'), reference: frame('idle'), against: 'the page at rest' },
      {
        what: 'scrolling, frames over 20 ms',
        ours: long('scrolling'),
        reference: long('idle'),
        against: 'the page at rest',
      },
    ];
  } finally {
    await browser.close();
    await database.close();
    await suite.stop();
  }
}

/**
 * @param {readonly number[]} times
 * @returns {import('../report/row.mjs').Figure}
 */
const share = (times) => ({ value: (100 * times.filter((time) => time > 20).length) / times.length, unit: '%' });

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ token: string, user: object, expiresAt: string }} session
 */
async function visit(browser, url, session) {
  const { page, close } = await newPage(browser, { session });
  try {
    const ready = await whenThere(page, screens.bookings.ready);
    await page.goto(
      `${url}${screens.bookings.path}?from=${dayAhead(300)}&to=${dayAhead(300 + period.days - 1)}&size=all`,
    );
    const time = await ready();
    const arrived = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .find(({ name }) => name.endsWith('/byDate'))
          ?.toJSON().responseEnd,
    );
    const rows = await page.locator('[role=grid] tr').count();
    const expected = await page.locator('[role=grid]').getAttribute('aria-rowcount');
    if (Number(expected) !== period.days * period.perDay + 1) throw new Error(`the table counts ${expected} rows`);
    return { ready: time - arrived, rows, ...(await frames(page)) };
  } finally {
    await close();
  }
}
