import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../api/client.mjs';
import { compared, limited, quantile, size } from '../measure.mjs';
import { startServer } from '../suite/server.mjs';
import { startSuite } from '../suite/suite.mjs';
import { hireDrivers } from './cast.mjs';
import { drawnDelays } from './drawn.mjs';
import { connectAll, drive } from './drive.mjs';

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
 * @returns {Promise<import('../report.mjs').Measured[]>}
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
 * @property {import('../suite/server.mjs').RunningServer[]} servers
 * @property {{ driverId: number, name: string, token: string }[]} hired
 * @property {{ token: string, user: object, expiresAt: string }} session Of staff.
 * @property {number} database Number of its main process.
 * @property {(message: string) => void} say
 */

/** @param {Scene} scene @returns {Promise<import('../report.mjs').Measured[]>} */
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
  // Thrown where it is awaited, at the end.
  driven.catch(() => undefined);
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
  /** @param {number} bytes Of all browsers. @returns {import('../report.mjs').Figure} */
  const perMinute = (bytes) => ({ value: Math.round((bytes / browsers / seconds) * 60) / 1000, unit: 'kB' });
  const core = share(after.server - before.server);
  const ms = (/** @type {number} */ value) => ({ value, unit: /** @type {const} */ ('ms') });
  return [
    limited(`${what}: servers, of one core`, { value: core, unit: '%' }, limits.core * servers.length),
    {
      what: `${what}: database, of one core`,
      ours: { value: share(after.database - before.database), unit: '%' },
      reference: { value: core, unit: '%' },
      against: 'servers',
    },
    limited(`${what}: p95 from sent to received`, ms(quantile(delays, 0.95)), limits.delay),
    limited(`${drivers} drivers, ${processes}: p95 from sent to marker moved`, ms(quantile(drawn, 0.95)), limits.drawn),
    compared(
      `${what}: from sent to received, later`,
      { ours: second.delays, reference: first.delays },
      'half a minute before',
      1.2,
    ),
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
 * @param {import('../suite/server.mjs').RunningServer[]} servers @param {number} database
 */
async function usage(servers, database) {
  const used = await Promise.all(servers.map(({ pid }) => processorTime(pid)));
  const { own, children } = await processorTime(database);
  return { server: used.reduce((sum, server) => sum + server.own, 0), database: own + children };
}

/**
 * Measures the position updates that browsers receive from now on: delay, bytes, and the bytes of full instead of delta updates.
 * @param {readonly import('socket.io-client').Socket[]} browsers
 */
export function watch(browsers) {
  /** @type {number[]} */
  let delays = [];
  let [bytes, whole] = [0, 0];
  for (const socket of browsers) {
    /** Time and size of the last position of each driver. @type {Map<string, { time: number, size: number }>} */
    const shown = new Map();
    const show = (/** @type {string} */ key, /** @type {{ time: number, size: number }} */ position) => {
      shown.set(key, position);
      delays.push(Date.now() - position.time);
      whole += position.size;
    };
    socket.on('live_change', (/** @type {{ records: { key: string, data: { time: string } }[] }} */ { records }) => {
      for (const record of records)
        show(record.key, { time: Date.parse(record.data.time), size: Buffer.byteLength(JSON.stringify(record)) });
    });
    socket.on('driver_moves', (/** @type {{ moves: { key: string, since: number, after: number }[] }} */ { moves }) => {
      const unfit = [];
      for (const { key, since, after } of moves) {
        const before = shown.get(key);
        if (before?.time === since) show(key, { ...before, time: since + after });
        else if (!before || before.time < since + after) unfit.push(key);
      }
      if (unfit.length > 0) socket.emit('resend', { keys: unfit });
    });
    socket.io.engine.on('packet', ({ data }) => {
      bytes += typeof data === 'string' ? Buffer.byteLength(data) : 0;
    });
    socket.emit('watch', { collections: ['locations'] });
  }
  return {
    /** Updates received since the last call. */
    take() {
      const taken = { delays, bytes, whole };
      [delays, bytes, whole] = [[], 0, 0];
      return taken;
    },
  };
}

/** Kernel ticks per second. */
const TICKS = 100;

/**
 * Processor time of a process and its current children, in seconds. Linux only.
 * @param {number} pid
 */
export async function processorTime(pid) {
  const own = await statOf(pid);
  let children = 0;
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await statOf(Number(name)).catch(() => undefined) : undefined;
    if (stat?.parent === pid) children += stat.seconds;
  }
  return { own: own.seconds, children };
}

/** @param {number} pid */
async function statOf(pid) {
  // The name of the program is in brackets and may contain spaces.
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
  return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS };
}
