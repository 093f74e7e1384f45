import { join } from 'node:path';
import { signIn } from '../api/client.mjs';
import { coldVisit, lines } from './visit.mjs';
import { launchBrowser, screens } from '../page.mjs';
import { compared, isSmall, median, size } from '../measure.mjs';
import { startServer } from '../suite/server.mjs';
import { startSuite } from '../suite/suite.mjs';
import { buildOneBundle } from './one-bundle.mjs';

const goals = { time: 1.1, size: 1.25 };
const runs = size(11, 1);

/**
 * The sign-in page and the bookings page on a cold cache: the federated suite against the same screens built as one bundle, served by the same
 * server from the same database.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 */
export async function run(workshop) {
  const { folder, say } = workshop;
  const suite = await startSuite(workshop);
  say('building the same screens as one bundle');
  const hostDir = await buildOneBundle(join(folder, 'one-bundle'), await runningSet(suite.url));
  const bundle = await startServer({
    dataDir: join(folder, 'one-bundle-data'),
    hostDir,
    databaseUrl: suite.databaseUrl,
  });
  const browser = await launchBrowser();
  const sides = [
    { url: suite.url, session: await signIn(suite.url) },
    { url: bundle.url, session: await signIn(bundle.url) },
  ];
  /** @type {import('../report.mjs').Measured[]} */
  const rows = [];
  for (const screen of Object.values(screens)) {
    for (const line of isSmall ? [lines.machine] : Object.values(lines)) {
      say(`${screen.name}, ${line.name}`);
      const { ours, reference } = await alternate(browser, sides, screen, line);
      const against = 'one bundle';
      const ready = { ours: ours.map((visit) => visit.ready), reference: reference.map((visit) => visit.ready) };
      rows.push(compared(`${screen.name}, ${line.name}: ready`, ready, against, goals.time));
      if (line === lines.machine)
        rows.push({
          what: `${screen.name}: code and texts`,
          ours: kB(ours),
          reference: kB(reference),
          against,
          goal: goals.size,
        });
    }
  }
  await bundle.stop();
  return rows;
}

/**
 * The running set; in a small run only the remote of the measured pages, since bundling the others takes most of the time.
 * @param {string} url
 * @returns {Promise<import('./one-bundle.mjs').ReleaseSet>}
 */
async function runningSet(url) {
  const { set } = await (await fetch(`${url}/release/current`)).json();
  return isSmall ? { ...set, remotes: { dispatch: set.remotes.dispatch } } : set;
}

/**
 * Visits both alternately. The first visit of each does not count, since the server compresses the files then.
 * @param {import('../page.mjs').Launched} browser
 * @param {{ url: string, session: { token: string, user: object, expiresAt: string } }[]} sides
 * @param {import('../page.mjs').Screen} screen
 * @param {import('./visit.mjs').Line} line
 */
async function alternate(browser, sides, screen, line) {
  /** @type {Visit[]} */
  const ours = [];
  /** @type {Visit[]} */
  const reference = [];
  const all = sides.map((side, index) => ({ ...side, visits: index === 0 ? ours : reference }));
  for (let round = -size(1, 0); round < runs; round += 1) {
    for (const { url, session, visits } of round % 2 === 0 ? all : [...all].reverse()) {
      const visit = await coldVisit(browser, { url, screen, line, ...(screen === screens.signIn ? {} : { session }) });
      if (round >= 0) visits.push(visit);
    }
  }
  return { ours, reference };
}

/** @typedef {{ ready: number, all: number, code: number }} Visit */

/**
 * @param {readonly Visit[]} visits
 * @returns {import('../report.mjs').Figure}
 */
const kB = (visits) => ({ value: median(visits.map(({ code }) => code)), unit: 'kB' });
