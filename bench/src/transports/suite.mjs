import { createClient } from '../api/client.mjs';
import { signIn } from '../api/sign-in.mjs';
import { launchBrowser } from '../browser/launch.mjs';
import { newPage } from '../browser/new-page.mjs';
import { plainTable } from '../browser/plain-table.mjs';
import { whenThere } from '../browser/when-there.mjs';
import { copiedColumns } from '../database/copied-columns.mjs';
import { openDatabase } from '../database/open-database.mjs';
import { interleave } from '../measure/interleave.mjs';
import { size } from '../measure/size.mjs';
import { milliseconds } from '../measure/summary.mjs';
import { startSuite } from '../suite/start-suite.mjs';
import { startPlatform } from './platform-of-pairs.mjs';

/** Transports of a way there and a way back each. */
const transports = size(2000, 40);
const visits = size(5, 1);
/** Pairs of one call, and calls. */
const perCall = size(25, 5);
const calls = size(20, 1);
/** Milliseconds from opening to ready, as for every list. */
const limit = 3000;
const plain = { path: '/plain-transports', ready: '#list tbody tr' };
const READY = '[role=grid][aria-busy=false] tbody tr[data-index]';

/**
 * Planning with the transports of the external platform: opening the page, and booking them.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const platform = await startPlatform(transports);
  const suite = await startSuite(workshop, { settings: { BOOQIT_URL: platform.url, BOOQIT_TOKEN: 'token' } });
  const database = await openDatabase(suite.databaseUrl, workshop.folder);
  const browser = await launchBrowser();
  try {
    const session = await signIn(suite.url);
    workshop.say(`opening planning with ${transports} transports`);
    const opened = await interleave(
      { once: () => visit(browser, `${suite.url}/planningBooqit`, READY, session) },
      { once: () => visitPlain(browser, suite.url, session) },
      { connections: 1, rounds: visits, warmUp: 1 },
    );
    workshop.say(`booking ${perCall * calls} pairs`);
    const booked = await importing(suite.url, session.token, database, platform.ids);
    const pairs = (/** @type {readonly number[]} */ times) => milliseconds(times.map((time) => time / perCall));
    const page = `planning with ${transports} transports, there and back`;
    return [
      {
        what: page,
        ours: milliseconds(opened.ours),
        reference: { value: limit, unit: 'ms' },
        against: 'limit',
        goal: 1,
      },
      {
        what: page,
        ours: milliseconds(opened.ours),
        reference: milliseconds(opened.reference),
        against: 'bare JSON, plain table of 30 rows',
      },
      {
        what: `a pair of ${perCall * calls} that are imported`,
        ours: pairs(booked.ours),
        reference: pairs(booked.reference),
        against: 'the bare transaction of two bookings and their links',
      },
    ];
  } finally {
    await browser.close();
    await database.close();
    await suite.stop();
    await platform.close();
  }
}

/**
 * Opens a page without any cache, until it is ready.
 * @param {import('../browser/launch.mjs').Launched} browser
 * @param {string} url
 * @param {string} selector
 * @param {{ token: string, user: object, expiresAt: string }} session
 * @param {(page: import('playwright-core').Page) => Promise<unknown>} [prepare]
 */
async function visit(browser, url, selector, session, prepare) {
  const { page, close } = await newPage(browser, { session });
  try {
    await prepare?.(page);
    const ready = await whenThere(page, selector);
    await page.goto(url);
    await ready();
  } finally {
    await close();
  }
}

/**
 * @param {import('../browser/launch.mjs').Launched} browser
 * @param {string} url
 * @param {{ token: string, user: object, expiresAt: string }} session
 */
function visitPlain(browser, url, session) {
  const body = plainTable({ token: session.token, path: '/service/booqit/trips', columns: ['0'], rows: 30 });
  return visit(browser, `${url}${plain.path}`, plain.ready, session, (page) =>
    page.route(`${url}${plain.path}`, (route) => route.fulfill({ contentType: 'text/html', body })),
  );
}

/**
 * Imports pairs by the call of the page, beside transactions that write the same rows without any rule.
 * @param {string} url
 * @param {string} token
 * @param {import('../database/server-queries.mjs').ServerQueries} database
 * @param {readonly string[]} ids
 */
async function importing(url, token, { pool }, ids) {
  const client = createClient(url, 1);
  const { rows } = await pool.query(
    `select (select min(id) from driver where active) as "driverId", (select min(id) from client) as "clientId", (select min(id) from destination) as "destinationId"`,
  );
  const { driverId, ...matched } = rows[0];
  const columns = await copiedColumns(pool, 'booking', []);
  let next = 0;
  const importSome = async () => {
    const some = ids.slice(next, (next += perCall));
    const items = some.map((transportId) => ({ transportId, ...matched }));
    const answer = await client.call(
      'POST',
      '/service/booqit/import',
      { driverId, items, confirmDuplicates: true },
      { authorization: `Bearer ${token}` },
    );
    const results = answer.status === 200 ? JSON.parse(answer.body.toString()) : [];
    const made = results.filter((/** @type {{ result: string }} */ { result }) => result === 'booked').length;
    if (made !== 2 * some.length)
      throw new Error(`${made} of ${2 * some.length} parts were booked: ${answer.body.toString().slice(0, 300)}`);
  };
  let bare = 0;
  const writeBare = async () => {
    for (let pair = 0; pair < perCall; pair += 1) await barePair(pool, columns, (bare += 1));
  };
  try {
    return await interleave({ once: importSome }, { once: writeBare }, { connections: 1, rounds: calls, warmUp: 2 });
  } finally {
    client.close();
  }
}

/**
 * @param {import('pg').Pool} pool
 * @param {string} columns
 * @param {number} number
 */
async function barePair(pool, columns, number) {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const made = await connection.query(
      `insert into booking (${columns}) select ${columns} from (select * from booking order by id limit 2) as sample returning id`,
    );
    for (const [part, { id }] of made.rows.entries())
      await connection.query(
        `insert into booked_transport ("transportId", part, "bookingId", seen, current, "bookedAt", "bookedBy") values ($1, $2, $3, '{}', '{}', now(), 1)`,
        [`BARE-${number}`, part, id],
      );
    const [{ id: first }, { id: second }] = made.rows;
    await connection.query(
      `update booking set "linkedId" = case id when $1::integer then $2::integer else $1::integer end where id in ($1, $2)`,
      [first, second],
    );
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    throw error;
  } finally {
    connection.release();
  }
}
