import { join, dirname } from 'node:path';
import { signIn } from '../api/client.mjs';
import { openDatabase } from '../database/open-database.mjs';
import { dayAhead, seedDays } from '../database/seed.mjs';
import { coldVisit, lines } from './visit.mjs';
import { launchBrowser, screens } from '../page.mjs';
import { compared, isSmall, limited, median, milliseconds, size } from '../measure.mjs';
import { startServer } from '../suite/server.mjs';
import { startSuite } from '../suite/suite.mjs';
import { buildOneBundle } from './one-bundle.mjs';
import { packagesOf } from './packages.mjs';
import { kB, rowsOfPages, sum } from './pages.mjs';
import { createRequire } from 'node:module';
import { htmlPlugin } from '@navette/build/html';
import { baseConfig } from '../../../build/src/base.mjs';
import { precompressPlugin } from '../../../build/src/precompress.mjs';
import { pnpm } from '../../../scripts/lib/pnpm.mjs';
import { bundle } from './bundle.mjs';

const goals = { bundle: { time: 1.1, size: 1.25 }, signIn: 0.5, bookings: 0.6 };
const limits = { signIn: 150, bookings: 450, slowOffice: 3500 };
const runs = size(9, 1);

/** Rows of react-admin's list, more than the demo has on a Saturday. */
const rowsOfList = 40;

/**
 * The sign-in page and the bookings page on a cold cache: the federated suite against the same screens built as one bundle, and against a list of
 * bookings made with react-admin, all served by the same server from the same database. Then the bytes of first pages, and whether any page moves while
 * it loads. A small run leaves out react-admin, whose installation and build take long, and what is only a figure.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 */
export async function run(workshop) {
  const { folder, say } = workshop;
  const suite = await startSuite(workshop);
  /** @type {(name: string, hostDir: string) => Promise<Side>} */
  const serve = async (name, hostDir) =>
    sideAt(await startServer({ dataDir: join(folder, `${name}-data`), hostDir, databaseUrl: suite.databaseUrl }));
  say('building the same screens as one bundle');
  const ours = await sideAt(suite);
  const bundle = await serve(
    'one-bundle',
    await buildOneBundle(join(folder, 'one-bundle'), await runningSet(suite.url)),
  );
  const browser = await launchBrowser();
  if (isSmall) {
    say('react-admin is left out');
    for (const screen of Object.values(screens))
      for (const { url, session } of [ours, bundle])
        await coldVisit(browser, { url, screen, line: lines.machine, session: screen.signedIn ? session : undefined });
    await bundle.stop();
    return [];
  }
  say('building the list of react-admin');
  const reactAdmin = await serve('react-admin', await buildReactAdmin(join(folder, 'react-admin')));
  const { pool } = await openDatabase(suite.databaseUrl, folder);
  await seedDays(pool, { first: dayAhead(0), days: 1, perDay: rowsOfList });
  /** @type {import('../report.mjs').Measured[]} */
  const rows = [];
  for (const [name, screen] of entries(screens))
    for (const line of [lines.machine, lines.office]) {
      say(`${screen.name}, ${line.name}`);
      const what = `${screen.name}, ${line.name}: ready`;
      const other = { ...screen, ready: listOfReactAdmin[name] };
      const [visits = [], ofBundle = [], ofReactAdmin = []] = await alternate(browser, line, [
        { ...ours, screen },
        { ...bundle, screen },
        { ...reactAdmin, screen: other },
      ]);
      rows.push(
        compared(what, { ours: times(visits), reference: times(ofBundle) }, 'one bundle', goals.bundle.time),
        compared(what, { ours: times(visits), reference: times(ofReactAdmin) }, 'react-admin', goals[name]),
      );
      if (line === lines.machine) rows.push(...sizes(name, visits, ofBundle, ofReactAdmin));
    }
  await Promise.all([bundle.stop(), reactAdmin.stop()]);
  const [slow = []] = await alternate(browser, lines.slowOffice, [{ ...ours, screen: screens.bookings }]);
  const ready = milliseconds(times(slow));
  rows.push(limited(`${screens.bookings.name}, ${lines.slowOffice.name}: ready`, ready, limits.slowOffice));
  rows.push(...(await rowsOfPages(browser, suite.url, say)));
  return rows;
}

/** Selector that react-admin's pages have once they are usable: its list is drawn whole. */
const listOfReactAdmin = { signIn: 'form button[type=submit]', bookings: `tbody tr:nth-child(${rowsOfList})` };

/** @type {<Name extends string, Value>(record: Record<Name, Value>) => [Name, Value][]} */
const entries = Object.entries;

/** @param {{ url: string, stop: () => Promise<void> }} server @returns {Promise<Side>} */
const sideAt = async ({ url, stop }) => ({ url, stop, session: await signIn(url) });

/** @typedef {{ url: string, stop: () => Promise<void>, session: import('./visit.mjs').Session }} Side */

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
 * Visits the sides in turns. The first visit of each does not count, since the server compresses the files then.
 * @param {import('../page.mjs').Launched} browser
 * @param {import('./visit.mjs').Line} line
 * @param {readonly (Side & { screen: import('../page.mjs').Screen })[]} sides
 * @returns {Promise<Visit[][]>} The visits of each side.
 */
async function alternate(browser, line, sides) {
  const all = sides.map((side) => ({ ...side, visits: /** @type {Visit[]} */ ([]) }));
  for (let round = -1; round < runs; round += 1)
    for (const { url, screen, session, visits } of round % 2 === 0 ? all : [...all].reverse()) {
      const visit = await coldVisit(browser, { url, screen, line, session: screen.signedIn ? session : undefined });
      if (round >= 0) visits.push(visit);
    }
  return all.map(({ visits }) => visits);
}

/** @typedef {import('./visit.mjs').Visit} Visit */

const times = (/** @type {readonly Visit[]} */ visits) => visits.map(({ ready }) => ready);

/**
 * @param {keyof typeof screens} name
 * @param {readonly Visit[]} ours
 * @param {readonly Visit[]} bundle
 * @param {readonly Visit[]} reactAdmin
 * @returns {import('../report.mjs').Measured[]}
 */
function sizes(name, ours, bundle, reactAdmin) {
  const { name: screen } = screens[name];
  const code = (/** @type {readonly Visit[]} */ visits) =>
    kB(median(visits.map(({ files }) => sum(files.filter(({ type }) => type === 'code')))));
  const all = (/** @type {readonly Visit[]} */ visits) => kB(median(visits.map(({ files }) => sum(files))));
  return [
    {
      what: `${screen}: code and texts`,
      ours: code(ours),
      reference: code(bundle),
      against: 'one bundle',
      goal: goals.bundle.size,
    },
    { what: `${screen}: all bytes`, ours: all(ours), reference: all(reactAdmin), against: 'react-admin' },
    {
      ...limited(`${screen}: all bytes`, all(ours), limits[name]),
      details: packagesOf(ours.at(-1)?.files ?? []),
    },
  ];
}

const source = join(import.meta.dirname, '../../react-admin');

/**
 * Builds the list of react-admin as the host is built, but as one bundle, like its manual does. Its packages are installed here on demand, so that the
 * repository's own installation goes without them.
 * @param {string} folder
 * @returns {Promise<string>} Folder to serve.
 */
async function buildReactAdmin(folder) {
  await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], { cwd: source });
  const base = baseConfig({ root: source, development: false });
  const router = join(dirname(createRequire(join(source, 'main.tsx')).resolve('react-router/package.json')), 'dist');
  await bundle({
    ...base,
    entry: { main: join(source, 'main.tsx') },
    devtool: false,
    output: { ...base.output, path: folder, publicPath: '/', filename: 'assets/[name].[contenthash:10].js' },
    // As in the host: the package sends bundlers to its development build.
    resolve: {
      ...base.resolve,
      alias: {
        'react-router$': join(router, 'production/index.mjs'),
        'react-router/dom$': join(router, 'production/dom-export.mjs'),
      },
    },
    plugins: [...(base.plugins ?? []), htmlPlugin(join(source, 'index.html')), precompressPlugin()],
  });
  return folder;
}
