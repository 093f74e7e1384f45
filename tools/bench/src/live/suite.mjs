import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../api/sign-in.mjs';
import { size } from '../measure/size.mjs';
import { median, quantile } from '../measure/summary.mjs';
import { startServer } from '../suite/start-server.mjs';
import { startSuite } from '../suite/start-suite.mjs';
import { hireDrivers } from './cast.mjs';
import { drawnDelays } from './drawn.mjs';
import { connectAll, drive } from './drive.mjs';
import { processorTime } from './processor-time.mjs';
import { watch } from './watch.mjs';

const drivers = size(1000, 20);
const browsers = size(50, 3);
/** Milliseconds between two positions of a driver, and duration of each half of the measurement: several of the server's one-second rounds. */
const every = size(15_000, 500);
const half = size(30_000, 1500);
/**
 * Per cent of a core, and milliseconds: the positions of a second are sent together, so the oldest is a second old; drawing a thousand markers takes
 * time too.
 */
const limits = { core: 50, delay: 1500, drawn: 2000 };

/**
 * A thousand drivers on the road and fifty browsers that watch them, with one server process and with two behind one database.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { say } = workshop;
  const one = await startSuite(workshop, { own: 'live' });
  const { dataDir, databaseUrl, registryDir } = one;
  const hired = await hireDrivers({ databaseUrl, dataDir, count: drivers });
  const database = Number((await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);
  const session = await signIn(one.url, 'super@navette.example');
  const rows = await measured({ servers: [one], hired, session, database, say });
  const other = await startServer({ dataDir, registryDir, databaseUrl });
  rows.push(...(await measured({ servers: [one, other], hired, session, database, say })));
  await other.stop();
  await one.stop();
  return rows;
}

/**
 * @typedef {object} Scene
 * @property {import('../suite/start-server.mjs').RunningServer[]} servers
 * @property {{ driverId: number, name: string, token: string }[]} hired
 * @property {{ token: string, user: object, expiresAt: string }} session Of staff.
 * @property {number} database Number of its main process.
 * @property {(message: string) => void} say
 */

/** @param {Scene} scene @returns {Promise<import('../report/row.mjs').Measured[]>} */
async function measured({ servers, hired, session, database, say }) {
  const { token } = session;
  const processes = servers.length === 1 ? 'one process' : `${servers.length} processes`;
  say(`${drivers} drivers and ${browsers} browsers, ${processes}`);
  const urlOf = (/** @type {number} */ index) => servers[index % servers.length]?.url ?? '';
  const apps = await connectAll(hired.map((app, index) => ({ url: `${urlOf(index)}/driver`, token: app.token })));
  const screens = await connectAll(
    Array.from({ length: browsers }, (_, index) => ({
      url: urlOf(index),
      token,
      says: { watches: true, moves: true },
    })),
  );
  const seen = watch(screens);
  const ending = new AbortController();
  /** When each driver sent positions, by the name in lists. @type {Map<string, number[]>} */
  const sentAt = new Map(hired.map(({ name }) => [name, []]));
  const driven = drive(apps, {
    every,
    signal: ending.signal,
    onSent: (index, moment) => sentAt.get(hired[index]?.name ?? '')?.push(moment),
  });
  await pause(every * 1.2);
  seen.take();
  const before = await usage(servers, database);
  const began = performance.now();
  await pause(half);
  const first = seen.take();
  await pause(half);
  const second = seen.take();
  const seconds = (performance.now() - began) / 1000;
  const after = await usage(servers, database);
  const list = await fetch(`${servers[0]?.url}/service/live/locations`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const whole = (await list.arrayBuffer()).byteLength;
  for (const socket of screens) socket.disconnect();
  const url = servers.at(-1)?.url ?? '';
  const drawn = await drawnDelays({
    url,
    session,
    milliseconds: half,
    sentBefore: (name, moment) => sentAt.get(name)?.findLast((sent) => sent <= moment),
  });
  ending.abort();
  const { sent, refused } = await driven;
  for (const socket of apps) socket.disconnect();
  if (refused > 0) throw new Error(`${refused} of ${sent} positions were refused`);
  const share = (/** @type {number} */ used) => Math.round((used / seconds) * 1000) / 10;
  const what = `${drivers} drivers, ${browsers} browsers, ${processes}`;
  const delays = [...first.delays, ...second.delays];
  /** @param {number} bytes Of all browsers. @returns {import('../report/row.mjs').Figure} */
  const perMinute = (bytes) => ({ value: Math.round((bytes / browsers / seconds) * 60) / 1000, unit: 'kB' });
  const core = share(after.server - before.server);
  return [
    {
      what: `${what}: servers, of one core`,
      ours: { value: core, unit: '%' },
      reference: { value: limits.core * servers.length, unit: '%' },
      against: 'limit',
      goal: 1,
    },
    {
      what: `${what}: database, of one core`,
      ours: { value: share(after.database - before.database), unit: '%' },
      reference: { value: core, unit: '%' },
      against: 'servers',
    },
    {
      what: `${what}: p95 from sent to received`,
      ours: { value: quantile(delays, 0.95), unit: 'ms' },
      reference: { value: limits.delay, unit: 'ms' },
      against: 'limit',
      goal: 1,
    },
    {
      what: `${drivers} drivers, ${processes}: p95 from sent to marker moved`,
      ours: { value: quantile(drawn, 0.95), unit: 'ms' },
      reference: { value: limits.drawn, unit: 'ms' },
      against: 'limit',
      goal: 1,
    },
    {
      what: `${what}: from sent to received, later`,
      ours: { value: median(second.delays), unit: 'ms', p95: quantile(second.delays, 0.95) },
      reference: { value: median(first.delays), unit: 'ms', p95: quantile(first.delays, 0.95) },
      against: 'half a minute before',
      goal: 1.2,
    },
    {
      what: `${what}: a browser and minute`,
      ours: perMinute(first.bytes + second.bytes),
      reference: perMinute(first.whole + second.whole),
      against: 'whole positions of those who moved',
    },
    {
      what: `${what}: a browser and minute`,
      ours: perMinute(first.bytes + second.bytes),
      reference: { value: (whole * 60) / 1000, unit: 'kB' },
      against: 'the list, once a second',
    },
  ];
}

/**
 * Processor time so far, in seconds.
 * @param {import('../suite/start-server.mjs').RunningServer[]} servers @param {number} database
 */
async function usage(servers, database) {
  const used = await Promise.all(servers.map(({ pid }) => processorTime(pid)));
  const { own, children } = await processorTime(database);
  return { server: used.reduce((sum, server) => sum + server.own, 0), database: own + children };
}
