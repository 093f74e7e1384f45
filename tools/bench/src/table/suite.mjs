import { signIn } from '../api/sign-in.mjs';
import { launchBrowser } from '../browser/launch.mjs';
import { newPage } from '../browser/new-page.mjs';
import { plainTable } from '../browser/plain-table.mjs';
import { screens } from '../browser/screens.mjs';
import { whenThere } from '../browser/when-there.mjs';
import { openDatabase } from '../database/open-database.mjs';
import { dayAhead, seedDays } from '../database/seed-days.mjs';
import { size } from '../measure/size.mjs';
import { median, milliseconds } from '../measure/summary.mjs';
import { startSuite } from '../suite/start-suite.mjs';
import { frames } from './frames.mjs';

/** A year of 20,075 trips, at 55 a day. */
const period = { days: size(365, 20), perDay: size(55, 10) };
const count = period.days * period.perDay;
const days = { startDate: dayAhead(300), endDate: dayAhead(300 + period.days - 1) };
const runs = size(5, 1);
/** Tables (specification/screens.md#tables): ready in under a second once the data is there, under three from opening, at most about 30 rows in the page. */
const limits = { ready: 1000, opened: 3000, rows: 30 };
const plain = {
  path: '/plain-year',
  ready: '#list tbody tr',
  columns: ['id', 'ap_date', 'ap_time', 'client_lastname'],
};

/**
 * The bookings page with a year of 20,000 rows, all on one page, beside a page that fetches the same JSON and draws 30 rows as a plain table.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const suite = await startSuite(workshop);
  const database = await openDatabase(suite.databaseUrl, workshop.folder);
  const browser = await launchBrowser();
  try {
    await seedDays(database.pool, { first: days.startDate, ...period });
    const dispatchers = await dispatchersOf(database.pool);
    /** @type {Awaited<ReturnType<typeof visit>>[]} */
    const visits = [];
    /** @type {number[]} */
    const plains = [];
    for (const [round, email] of dispatchers.entries()) {
      workshop.say(`20,000 rows, visit ${round + 1} of ${runs}`);
      const session = await signIn(suite.url, email);
      const ours = async () => visits.push(await visit(browser, suite.url, session));
      const theirs = async () => plains.push(await visitPlain(browser, suite.url, session));
      for (const side of round % 2 === 0 ? [ours, theirs] : [theirs, ours]) await side();
    }
    const opened = milliseconds(visits.map((one) => one.opened));
    const frame = (/** @type {'scrolling' | 'idle'} */ state) => milliseconds(visits.flatMap((one) => one[state]));
    const long = (/** @type {'scrolling' | 'idle'} */ state) => share(visits.flatMap((one) => one[state]));
    return [
      {
        what: 'a year of 20,000 rows, from opening to ready',
        ours: opened,
        reference: { value: limits.opened, unit: 'ms' },
        against: 'limit',
        goal: 1,
      },
      {
        what: 'a year of 20,000 rows, from opening to ready',
        ours: opened,
        reference: milliseconds(plains),
        against: 'bare JSON, plain table of 30 rows',
      },
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
 * Activates one dispatcher per round: the server limits how many days of large lists a user may read, and ten years in a row exceed that.
 * @param {import('pg').Pool} pool
 * @returns {Promise<string[]>} Their e-mail addresses, for the sign-in.
 */
async function dispatchersOf(pool) {
  const { rows } = await pool.query(
    `update app_user set "passwordHash" = (select "passwordHash" from app_user where email = 'dispatch@navette.example')
     where id in (select id from app_user where role = 'dispatch' and email is not null order by id limit $1) returning email`,
    [runs],
  );
  if (rows.length < runs) throw new Error(`the demo has ${rows.length} dispatchers instead of ${runs}`);
  return rows.map(({ email }) => String(email));
}

/**
 * @param {readonly number[]} times
 * @returns {import('../report/row.mjs').Figure}
 */
const share = (times) => ({ value: (100 * times.filter((time) => time > 20).length) / times.length, unit: '%' });

/**
 * @param {import('../browser/launch.mjs').Launched} browser
 * @param {string} url
 * @param {{ token: string, user: object, expiresAt: string }} session
 */
async function visit(browser, url, session) {
  const { page, close } = await newPage(browser, { session });
  try {
    const ready = await whenThere(page, screens.bookings.ready);
    await page.goto(`${url}${screens.bookings.path}?from=${days.startDate}&to=${days.endDate}&size=all`);
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
    if (Number(expected) !== count + 1) throw new Error(`the table counts ${expected} rows`);
    return { opened: time, ready: time - arrived, rows, ...(await frames(page)) };
  } finally {
    await close();
  }
}

/**
 * Milliseconds from opening until the plain table is there.
 * @param {import('../browser/launch.mjs').Launched} browser
 * @param {string} url
 * @param {{ token: string, user: object, expiresAt: string }} session
 */
async function visitPlain(browser, url, session) {
  const { page, close } = await newPage(browser, { session });
  try {
    const call = { path: '/service/booking/byDate', body: days, columns: plain.columns };
    const body = plainTable({ token: session.token, rows: limits.rows, ...call });
    await page.route(`${url}${plain.path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
    const ready = await whenThere(page, plain.ready);
    await page.goto(`${url}${plain.path}`);
    return await ready();
  } finally {
    await close();
  }
}
