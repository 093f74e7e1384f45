import { signIn } from '../api/client.mjs';
import { launchBrowser, newPage, screens, whenThere } from '../page.mjs';
import { openDatabase } from '../database/open-database.mjs';
import { dayAhead, seedCopies, seedDays } from '../database/seed.mjs';
import { compared, isSmall, limited, median, milliseconds, size } from '../measure.mjs';
import { startSuite } from '../suite/suite.mjs';

/** A year of 20,075 trips, at 55 a day. */
const period = { days: size(365, 20), perDay: size(55, 10) };
const count = period.days * period.perDay;
const days = { startDate: dayAhead(300), endDate: dayAhead(300 + period.days - 1) };
const runs = size(5, 1);
const clients = 30_000;

/** Tables (specification/screens.md#tables): ready in under a second once the data is there, under three from opening, at most about 30 rows in the page. */
const limits = { ready: 1000, opened: 3000, rows: 30, first: 1200 };
const plain = {
  path: '/plain-year',
  ready: '#list tbody tr',
  columns: ['id', 'ap_date', 'ap_time', 'client_lastname'],
};

/**
 * The bookings page with a year of 20,000 rows, all on one page, beside a page that fetches the same JSON and draws 30 rows as a plain table; and the
 * list of 30,000 clients.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run(workshop) {
  const suite = await startSuite(workshop, { own: 'table' });
  const database = await openDatabase(suite.databaseUrl, workshop.folder);
  const browser = await launchBrowser();
  await seedDays(database.pool, { first: days.startDate, ...period });
  if (!isSmall) await seedCopies(database.pool, 'client', clients);
  const dispatchers = await dispatchersOf(database.pool);
  /** @type {Awaited<ReturnType<typeof visit>>[]} */
  const visits = [];
  /** @type {number[]} */
  const plains = [];
  /** @type {Awaited<ReturnType<typeof open>>[]} */
  const lists = [];
  for (const [round, email] of dispatchers.entries()) {
    workshop.say(`20,000 rows, visit ${round + 1} of ${runs}`);
    const session = await signIn(suite.url, email);
    const ours = async () => visits.push(await visit(browser, suite.url, session));
    const theirs = async () => plains.push(await visitPlain(browser, suite.url, session));
    for (const side of round % 2 === 0 ? [ours, theirs] : [theirs, ours]) await side();
    lists.push(await visitClients(browser, suite.url, session));
  }
  const opened = visits.map((one) => one.opened);
  const scrolling = visits.flatMap((one) => one.scrolling);
  const idle = visits.flatMap((one) => one.idle);
  const what = 'a year of 20,000 rows, from opening to ready';
  const rows = { value: median(visits.map((one) => one.rows)), unit: /** @type {const} */ ('rows') };
  return [
    limited(what, milliseconds(opened), limits.opened),
    compared(what, { ours: opened, reference: plains }, 'bare JSON, plain table of 30 rows'),
    limited('a year, from opening to its first rows', milliseconds(visits.map(({ first }) => first)), limits.first),
    limited('30,000 clients, from opening to first rows', milliseconds(lists.map(({ first }) => first)), limits.first),
    limited('30,000 clients, from opening to all', milliseconds(lists.map(({ time }) => time)), limits.opened),
    limited('20,000 rows, from data to ready', milliseconds(visits.map(({ ready }) => ready)), limits.ready),
    limited('20,000 rows, <tr> in the page', rows, limits.rows, 1.2),
    compared('scrolling, a frame', { ours: scrolling, reference: idle }, 'the page at rest'),
    {
      what: 'scrolling, frames over 20 ms',
      ours: share(scrolling),
      reference: share(idle),
      against: 'the page at rest',
    },
  ];
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
 * @returns {import('../report.mjs').Figure}
 */
const share = (times) => ({ value: (100 * times.filter((time) => time > 20).length) / times.length, unit: '%' });

/**
 * @param {import('../page.mjs').Launched} browser
 * @param {string} url
 * @param {{ token: string, user: object, expiresAt: string }} session
 */
async function visit(browser, url, session) {
  const { page, close } = await newPage(browser, { session });
  try {
    const path = `${screens.bookings.path}?from=${days.startDate}&to=${days.endDate}&size=all`;
    const { time, first } = await open(page, `${url}${path}`);
    const arrived = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .findLast(({ name }) => name.endsWith('/byDate'))
          ?.toJSON().responseEnd,
    );
    const rows = await page.locator('[role=grid] tr').count();
    const expected = await page.locator('[role=grid]').getAttribute('aria-rowcount');
    if (Number(expected) !== count + 1) throw new Error(`the table counts ${expected} rows`);
    return { opened: time, first, ready: time - arrived, rows, ...(await frames(page)) };
  } finally {
    await close();
  }
}

/**
 * @param {import('../page.mjs').Launched} browser
 * @param {string} url
 * @param {{ token: string, user: object, expiresAt: string }} session
 */
async function visitClients(browser, url, session) {
  const { page, close } = await newPage(browser, { session });
  try {
    const times = await open(page, `${url}/client`);
    const expected = Number(await page.locator('[role=grid]').getAttribute('aria-rowcount'));
    if (!isSmall && expected !== clients + 1) throw new Error(`the table counts ${expected} rows`);
    return times;
  } finally {
    await close();
  }
}

/**
 * Opens a list.
 * @param {import('playwright-core').Page} page
 * @param {string} address
 * @returns {Promise<{ first: number, time: number }>} Milliseconds until its first rows are there, and until all are.
 */
async function open(page, address) {
  const first = await whenThere(page, '[role=grid] tbody tr[data-index]', 'navette-first-rows');
  const ready = await whenThere(page, screens.bookings.ready);
  await page.goto(address);
  return { first: await first(), time: await ready() };
}

/**
 * Milliseconds from opening until the plain table is there.
 * @param {import('../page.mjs').Launched} browser
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

const drawn = { idle: size(120, 10), scrolling: size(240, 20) };

/**
 * Renders frames for some seconds, first at rest, then scrolling through the table by about nine rows per frame.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<{ idle: number[], scrolling: number[] }>} Milliseconds of every frame.
 */
export async function frames(page) {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async (counts) => {
    const scroller = (() => {
      let element = document.querySelector('[role=grid]');
      while (element && element.scrollHeight <= element.clientHeight + 1) element = element.parentElement;
      return element;
    })();
    if (!scroller) throw new Error('nothing scrolls');
    const draw = async (/** @type {number} */ count, /** @type {() => void} */ each) => {
      const times = [];
      let last = await new Promise(requestAnimationFrame);
      for (let frame = 0; frame < count; frame += 1) {
        each();
        const now = await new Promise(requestAnimationFrame);
        times.push(now - last);
        last = now;
      }
      return times;
    };
    const idle = await draw(counts.idle, () => undefined);
    const scrolling = await draw(counts.scrolling, () => scroller.scrollBy(0, 320));
    if (scroller.scrollTop < counts.scrolling * 200) throw new Error(`scrolled to ${scroller.scrollTop} only`);
    return { idle, scrolling };
  }, drawn);
}

/**
 * Baseline page that does the minimum: fetches the rows and renders the first of them as a plain table, at once.
 * @param {{ token: string, path: string, body?: object, columns: readonly string[], rows: number }} options The request (a POST when it has a body),
 * the columns and the number of rendered rows.
 */
export const plainTable = ({
  token,
  path,
  body,
  columns,
  rows,
}) => `<!doctype html><meta charset="utf-8"><title>rows</title><div id="list"></div><script type="module">
  const answer = await fetch('${path}', {
    headers: { authorization: 'Bearer ${token}', 'content-type': 'application/json' },
    ...${body ? JSON.stringify({ method: 'POST', body: JSON.stringify(body) }) : '{}'},
  });
  const all = await answer.json();
  const cell = (value) => '<td>' + String(value ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;') + '</td>';
  const row = (one) => '<tr>' + ${JSON.stringify(columns)}.map((name) => cell(one[name])).join('') + '</tr>';
  document.querySelector('#list').innerHTML = '<table><tbody>' + all.slice(0, ${rows}).map(row).join('') + '</tbody></table>';
</script>`;
