import { setTimeout } from 'node:timers/promises';
import { signIn } from '../api/client.mjs';
import { launchBrowser, newPage } from '../page.mjs';
import { threadTime, bytesOfTrips, pan, sinceTrips, watchBlocks, watchFirstPaint } from './watch-frames.mjs';
import { openDatabase } from '../database/open-database.mjs';
import { dayAhead, seedBoard } from '../database/seed.mjs';
import { compared, quantile, size } from '../measure.mjs';
import { startSuite } from '../suite/suite.mjs';
import { buildPlain, plainPage } from './plain.mjs';

const board = { drivers: size(120, 20), trips: 10 };
const changed = 30;
const runs = size(5, 1);
const plain = 'vis-timeline alone, the same trips';

/**
 * The timeline with 120 drivers and 1,200 trips on one day, beside the bare library with the same trips: first paint, pan, refresh with 30 changes.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run(workshop) {
  const suite = await startSuite(workshop);
  const database = await openDatabase(suite.databaseUrl, workshop.folder);
  const browser = await launchBrowser();
  const day = dayAhead(10);
  const ids = (await seedBoard(database.pool, { day, ...board })).slice(0, changed);
  const answer = (/** @type {number} */ accepted) =>
    database.pool.query('update booking set accepted = $1 where id = any($2)', [accepted, ids]);
  const session = await signIn(suite.url);
  const bare = { day, ...(await buildPlain(workshop.folder)) };
  /** @type {Record<'ours' | 'reference', Visit[]>} */
  const visits = { ours: [], reference: [] };
  const order = /** @type {const} */ (['ours', 'reference']);
  for (let round = -size(1, 0); round < runs; round += 1) {
    workshop.say(`120 drivers, 1,200 trips, visit ${round + 1} of ${runs}`);
    for (const side of round % 2 === 0 ? order : [...order].reverse()) {
      await answer(1);
      const one = await visit(browser, {
        url: suite.url,
        session,
        bare,
        side,
        change: () => answer(2),
        known: () => untilAnswered(suite.url, session.token, day, ids),
      });
      if (round >= 0) visits[side].push(one);
    }
  }
  const both = (/** @type {(one: Visit) => number | number[]} */ read) => ({
    ours: visits.ours.flatMap(read),
    reference: visits.reference.flatMap(read),
  });
  const frames = both(({ panned }) => panned);
  const sent = both((one) => one.sent / 1000);
  /** @type {(what: string, samples: typeof sent, share: number, unit: 'ms' | 'kB', against: string) => import('../report.mjs').Measured} */
  const figures = (what, { ours, reference }, share, unit, against) => ({
    what,
    ours: { value: quantile(ours, share), unit },
    reference: { value: quantile(reference, share), unit },
    against,
  });
  const updated = `${plain}, all updated`;
  return [
    compared(
      '1,200 trips, from data to first paint',
      both((one) => one.painted),
      plain,
      1.5,
    ),
    compared('pan, a frame', frames, plain, 1.2),
    figures('pan, slowest frames but 5 %', frames, 0.95, 'ms', plain),
    compared(
      'refresh with 30 changes, from data to drawn',
      both((one) => one.refreshed),
      updated,
      1,
    ),
    compared(
      'the same refresh, processor time of the main thread',
      both((one) => one.worked),
      updated,
    ),
    figures('its answer, as it was sent', sent, 0.5, 'kB', 'all 1,200 trips'),
  ];
}

/**
 * @param {import('../page.mjs').Launched} browser
 * @param {{ url: string, session: { token: string, user: object, expiresAt: string }, bare: { day: string, script: string, style: string }, side: 'ours' | 'reference', change: () => Promise<unknown>, known: () => Promise<void> }} options
 * @returns {Promise<Visit>}
 */
async function visit(browser, { url, session, bare, side, change, known }) {
  const { page, close } = await newPage(browser, { session });
  try {
    await page.route(`${url}/plain-timeline`, (route) =>
      route.fulfill({ contentType: 'text/html', body: plainPage({ token: session.token, day: bare.day }) }),
    );
    await page.route(`${url}/plain-timeline.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: bare.script }),
    );
    await page.route(`${url}/plain-timeline.css`, (route) =>
      route.fulfill({ contentType: 'text/css', body: bare.style }),
    );
    await watchFirstPaint(page, '.vis-item.answer-1');
    await page.goto(
      side === 'ours' ? `${url}/timeline?date=${bare.day}&drivers=all&view=board` : `${url}/plain-timeline`,
    );
    const painted = await sinceTrips(page, 'navette-ready');
    await page.waitForLoadState('networkidle');
    const panned = await pan(page);
    await watchBlocks(page);
    await change();
    await known();
    const worked = await threadTime(page);
    // The socket may have announced the change first; the measured time begins with the data.
    await (side === 'ours'
      ? page
          .locator('header, main')
          .getByRole('button', { name: /Rafraîchir|Actualiser|Refresh/ })
          .first()
          .click()
      : page.evaluate(() => Reflect.get(globalThis, 'refresh')()));
    const refreshed = await sinceTrips(page);
    return { painted, panned, refreshed, worked: await worked(), sent: await bytesOfTrips(page) };
  } finally {
    await close();
  }
}

/**
 * Waits until the server answers the change: it is notified by the database a moment later, and would answer its cache before.
 * @param {string} url
 * @param {string} token
 * @param {string} day
 * @param {readonly number[]} ids
 */
async function untilAnswered(url, token, day, ids) {
  const address = `${url}/service/booking/timeline?start=${day}&end=${day}`;
  for (;;) {
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    /** @type {{ id: number, accepted: number }[]} */
    const trips = await response.json();
    if (trips.filter(({ id, accepted }) => ids.includes(id) && accepted === 2).length === ids.length) return;
    await setTimeout(100);
  }
}

/** @typedef {{ painted: number, panned: number[], refreshed: number, worked: number, sent: number }} Visit Milliseconds, of `panned` of every frame; `sent`: bytes. */
