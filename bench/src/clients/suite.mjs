import { signIn } from '../api/sign-in.mjs';
import { launchBrowser } from '../browser/launch.mjs';
import { newPage } from '../browser/new-page.mjs';
import { plainTable } from '../browser/plain-table.mjs';
import { whenThere } from '../browser/when-there.mjs';
import { openDatabase } from '../database/open-database.mjs';
import { size } from '../measure/size.mjs';
import { median, milliseconds } from '../measure/summary.mjs';
import { startSuite } from '../suite/start-suite.mjs';

const clients = size(30_000, 3_000);
const runs = size(5, 1);
const onOnePage = 30;
/** UX: ready in under a second, at most about 30 rows in the page. */
const limits = { ready: 1000, rows: 30 };
const columns = ['id', 'lastname', 'firstname', 'fullAddress', 'tel', 'mobile', 'birthday', 'mcode'];
const ready = { list: '[role=grid][aria-busy=false] tbody tr[data-index]', plain: '#list tbody tr' };

/**
 * The list of 30,000 clients from opening to ready, and with all of them on one page, beside a page that fetches the same JSON and draws one
 * page of the rows as a plain table.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const suite = await startSuite(workshop);
  const database = await openDatabase(suite.databaseUrl, workshop.folder);
  const browser = await launchBrowser();
  try {
    const { rows: known } = await database.pool.query('select count(*) as count from client');
    await database.seedClients(clients - Number(known[0]?.count));
    const session = await signIn(suite.url);
    /** @type {Visit[]} */
    const pages = [];
    /** @type {Visit[]} */
    const alls = [];
    /** @type {Visit[]} */
    const plains = [];
    const sides = [
      { visits: pages, path: '/client', selector: ready.list },
      { visits: alls, path: '/client?size=all', selector: ready.list },
      { visits: plains, path: '/plain-clients', selector: ready.plain },
    ];
    for (let round = -size(1, 0); round < runs; round += 1) {
      workshop.say(`30,000 clients, visit ${round + 1} of ${runs}`);
      for (const { visits, ...side } of round % 2 === 0 ? sides : [...sides].reverse()) {
        const one = await visit(browser, suite.url, session, side);
        if (round >= 0) visits.push(one);
      }
    }
    const times = (/** @type {readonly Visit[]} */ visits, /** @type {'ready' | 'drawn'} */ what) =>
      milliseconds(visits.map((one) => one[what]));
    const plain = 'bare JSON, plain table of one page';
    return [
      {
        what: '30,000 clients, from opening to ready',
        ours: times(pages, 'ready'),
        reference: times(plains, 'ready'),
        against: plain,
      },
      {
        what: '30,000 clients, from data to ready',
        ours: times(pages, 'drawn'),
        reference: { value: limits.ready, unit: 'ms' },
        against: 'limit',
        goal: 1,
      },
      {
        what: '30,000 clients, from data to ready',
        ours: times(pages, 'drawn'),
        reference: times(plains, 'drawn'),
        against: plain,
      },
      {
        what: 'all on one page, from data to ready',
        ours: times(alls, 'drawn'),
        reference: { value: limits.ready, unit: 'ms' },
        against: 'limit',
        goal: 1,
      },
      {
        what: 'all on one page, <tr> in the page',
        ours: { value: median(alls.map(({ rows }) => rows)), unit: 'rows' },
        reference: { value: limits.rows, unit: 'rows' },
        against: 'limit',
        goal: 1.2,
      },
    ];
  } finally {
    await browser.close();
    await database.close();
    await suite.stop();
  }
}

/**
 * @param {import('../browser/launch.mjs').Launched} browser
 * @param {string} url
 * @param {{ token: string, user: object, expiresAt: string }} session
 * @param {{ path: string, selector: string }} side
 * @returns {Promise<Visit>}
 */
async function visit(browser, url, session, { path, selector }) {
  const { page, close } = await newPage(browser, { session });
  try {
    const plain = plainTable({ token: session.token, path: '/api/client', columns, rows: onOnePage });
    await page.route(`${url}/plain-clients`, (route) => route.fulfill({ contentType: 'text/html', body: plain }));
    const isReady = await whenThere(page, selector);
    await page.goto(`${url}${path}`);
    const time = await isReady();
    const arrived = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .find(({ name }) => new URL(name).pathname === '/api/client')
          ?.toJSON().responseEnd,
    );
    const rows = await page.locator('tbody tr').count();
    const counted =
      selector === ready.list ? Number(await page.locator('[role=grid]').getAttribute('aria-rowcount')) : clients + 1;
    if (counted !== clients + 1) throw new Error(`${path} counts ${counted} rows`);
    return { ready: time, drawn: time - arrived, rows };
  } finally {
    await close();
  }
}

/** @typedef {{ ready: number, drawn: number, rows: number }} Visit Milliseconds from opening, and from the last byte of the data. */
