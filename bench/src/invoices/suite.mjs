import { signIn } from '../api/sign-in.mjs';
import { launchBrowser } from '../browser/launch.mjs';
import { newPage } from '../browser/new-page.mjs';
import { plainTable } from '../browser/plain-table.mjs';
import { whenThere } from '../browser/when-there.mjs';
import { openDatabase } from '../database/open-database.mjs';
import { dayAhead } from '../database/seed-days.mjs';
import { size } from '../measure/size.mjs';
import { median, milliseconds } from '../measure/summary.mjs';
import { startSuite } from '../suite/start-suite.mjs';

const invoices = size(30_000, 1_000);
const runs = size(5, 1);
const onOnePage = 20;
/** UX: ready in under a second once the data is there, at most about 30 rows in the page. */
const limits = { ready: 1000, rows: 30 };
/** Days on which the demo has no invoices. */
const days = { startDate: dayAhead(-800), endDate: dayAhead(-771) };
const list = '/service/invoice/clientsInvoicesByDate';
const columns = ['id', 'date', 'firstname', 'lastname', 'clientId', 'amount', 'open', 'invoiceName'];
const ready = { list: '[role=grid][aria-busy=false] tbody tr[data-index]', plain: '#list tbody tr' };

/**
 * The list of 30,000 client invoices from opening to ready, and with all of them on one page, beside a page that fetches the same JSON and draws
 * one page of the rows as a plain table.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const suite = await startSuite(workshop);
  const database = await openDatabase(suite.databaseUrl, workshop.folder);
  const browser = await launchBrowser();
  try {
    await seedInvoices(database.pool);
    const session = await signIn(suite.url, 'super@navette.example');
    const period = `from=${days.startDate}&to=${days.endDate}`;
    /** @type {Record<'pages' | 'alls' | 'plains', Visit[]>} */
    const visits = { pages: [], alls: [], plains: [] };
    const sides = /** @type {const} */ ([
      ['pages', { path: `/invoice?${period}`, selector: ready.list }],
      ['alls', { path: `/invoice?${period}&size=all`, selector: ready.list }],
      ['plains', { path: '/plain-invoices', selector: ready.plain }],
    ]);
    for (let round = -size(1, 0); round < runs; round += 1) {
      workshop.say(`30,000 invoices, visit ${round + 1} of ${runs}`);
      for (const [name, side] of round % 2 === 0 ? sides : [...sides].reverse()) {
        const one = await visit(browser, suite.url, session, side);
        if (round >= 0) visits[name].push(one);
      }
    }
    const times = (/** @type {readonly Visit[]} */ of, /** @type {'ready' | 'drawn'} */ what) =>
      milliseconds(of.map((one) => one[what]));
    const plain = 'bare JSON, plain table of one page';
    const limit = { reference: { value: limits.ready, unit: /** @type {const} */ ('ms') }, against: 'limit', goal: 1 };
    return [
      {
        what: '30,000 invoices, from opening to ready',
        ours: times(visits.pages, 'ready'),
        reference: times(visits.plains, 'ready'),
        against: plain,
      },
      { what: '30,000 invoices, from data to ready', ours: times(visits.pages, 'drawn'), ...limit },
      { what: 'all on one page, from data to ready', ours: times(visits.alls, 'drawn'), ...limit },
      {
        what: 'all on one page, <tr> in the page',
        ours: { value: median(visits.alls.map(({ rows }) => rows)), unit: 'rows' },
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
 * Pending invoices of the demo's clients, a thousand a day.
 * @param {import('pg').Pool} pool
 */
async function seedInvoices(pool) {
  await pool.query(
    `with series as (update invoice_series set last = last + $1 where kind = 'client' returning last - $1 as first),
       person as (select array(select id from client order by id) as clients)
     insert into client_invoice (id, date, amount, "clientId", factuur)
     select first + number, $2::date + (number % 30)::integer, 10 + number % 90, clients[1 + (number * 7919) % cardinality(clients)], true
     from series, person, generate_series(1, $1::integer) as number`,
    [invoices, days.startDate],
  );
  await pool.query('vacuum analyze client_invoice');
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
    const plain = plainTable({ token: session.token, path: list, body: days, columns, rows: onOnePage });
    await page.route(`${url}/plain-invoices`, (route) => route.fulfill({ contentType: 'text/html', body: plain }));
    const isReady = await whenThere(page, selector);
    await page.goto(`${url}${path}`);
    const time = await isReady();
    const arrived = await page.evaluate(
      (call) =>
        performance
          .getEntriesByType('resource')
          .find(({ name }) => new URL(name).pathname === call)
          ?.toJSON().responseEnd,
      list,
    );
    const rows = await page.locator('tbody tr').count();
    const counted =
      selector === ready.list ? Number(await page.locator('[role=grid]').getAttribute('aria-rowcount')) : invoices + 1;
    if (counted !== invoices + 1) throw new Error(`${path} counts ${counted} rows`);
    return { ready: time, drawn: time - arrived, rows };
  } finally {
    await close();
  }
}

/** @typedef {{ ready: number, drawn: number, rows: number }} Visit Milliseconds from opening, and from the last byte of the data. */
