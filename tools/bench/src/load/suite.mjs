import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { hireDrivers, sitDown } from '../live/cast.mjs';
import { connectAll, drive } from '../live/drive.mjs';
import { isSmall, limited, quantile, size } from '../measure.mjs';
import { startServer, METRICS_TOKEN } from '../suite/server.mjs';
import { startSuite } from '../suite/suite.mjs';
import { atWork } from './at-work.mjs';
import { closeTheMonth } from '../issue/month-end.mjs';
import { mixOf } from './mix.mjs';

const dispatchers = size(100, 5);
const drivers = size(1000, 10);
const invoices = size(500, 25);

/** Measured seconds; BENCH_LOAD_SECONDS=1200 shows whether memory stays flat. */
const seconds = size(Number(process.env.BENCH_LOAD_SECONDS || 60), 3);

/** Limits: response time in milliseconds, and growth of a process's memory per minute in per cent. */
const limits = { wait: 300, growth: 1 };

/** Seconds between two samples of memory. */
const every = size(5, 1);

/** Requests per second of each dispatcher, increased until the limit is exceeded. */
const steps = [2, 3, 4, 6, 8, 12];

/**
 * A hundred dispatchers, a thousand drivers and a month end at once, sent by autocannon: on one process, on two, and with increasing load until it
 * breaks.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { say } = workshop;
  const one = await startSuite(workshop, { own: 'load' });
  const { dataDir, databaseUrl } = one;
  const { tokens, records } = await sitDown({ databaseUrl, dataDir, count: dispatchers });
  await invoicedAgain(databaseUrl);
  const hired = await hireDrivers({ databaseUrl, dataDir, count: drivers });
  const scene = { tokens, ask: mixOf(records), hired, say };
  const rows = await busyHour({ ...scene, servers: [one], month: true });
  const other = await startServer({ dataDir, databaseUrl });
  rows.push(...(await busyHour({ ...scene, servers: [one, other], month: false })));
  if (!isSmall) for (const servers of [[one], [one, other]]) await untilItBreaks({ ...scene, servers });
  await other.stop();
  await one.stop();
  return rows;
}

/** Releases the bookings invoiced by the demo, so that they can be invoiced again. @param {string} connectionString */
async function invoicedAgain(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 1 });
  await pool.query('update client_invoice_line set live = false').finally(() => pool.end());
}

/**
 * @typedef {object} Scene
 * @property {import('../suite/server.mjs').RunningServer[]} servers
 * @property {string[]} tokens
 * @property {() => import('./mix.mjs').Asked} ask
 * @property {{ token: string }[]} hired
 * @property {(message: string) => void} say
 */

/** @param {Scene & { month: boolean }} scene @returns {Promise<import('../report.mjs').Measured[]>} */
async function busyHour({ servers, tokens, ask, hired, say, month }) {
  const urls = servers.map(({ url }) => url);
  const urlOf = (/** @type {number} */ index) => urls[index % urls.length] ?? '';
  const what = `${dispatchers} dispatchers, ${drivers} drivers${month ? ', month end' : ''}, ${processes(servers)}`;
  say(what);
  const apps = await connectAll(hired.map(({ token }, index) => ({ url: `${urlOf(index)}/driver`, token })));
  const screens = await connectAll(tokens.map((token, index) => ({ url: urlOf(index), token })));
  const ending = new AbortController();
  const { signal } = ending;
  const driven = drive(apps, { every: size(15_000, 500), signal, onSent: () => undefined });
  const closing = month ? closeTheMonth(urlOf(0), { count: invoices, signal }) : Promise.resolve(0);
  const grown = sampleMemory(servers, signal);
  await atWork({ urls, tokens, ask, seconds: size(5, 1), rate: 1 });
  const worked = await atWork({ urls, tokens, ask, seconds, rate: 1 });
  ending.abort();
  const [{ refused }, made, memory] = await Promise.all([driven, closing, grown]);
  const dropped = [...apps, ...screens].filter((socket) => !socket.connected).length;
  for (const socket of [...apps, ...screens]) socket.disconnect();
  if (worked.failed.length + refused + dropped > 0)
    throw new Error(
      `${worked.failed.length} calls and ${refused} positions failed, ${dropped} sockets were lost: ${worked.failed.slice(0, 3).join('; ')}`,
    );
  say(
    `${worked.times.length} calls and ${made} invoices, none failed; memory grew ${memory.growth} % a minute (${memory.parts}); slowest: ${slowest(worked)}`,
  );
  return [
    limited(`${what}: p95 of a call`, { value: quantile(worked.times, 0.95), unit: 'ms' }, limits.wait),
    limited(`${what}: memory, growth a minute`, { value: memory.growth, unit: '%' }, limits.growth),
  ];
}

/** @param {readonly unknown[]} servers */
const processes = (servers) => (servers.length === 1 ? 'one process' : `${servers.length} processes`);

/** Slowest requests by name. @param {import('./at-work.mjs').Worked} worked */
const slowest = ({ byName }) =>
  [...byName]
    .map(([name, times]) => /** @type {const} */ ([name, quantile(times, 0.95)]))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([name, p95]) => `${name} ${Math.round(p95)} ms`)
    .join(', ');

/**
 * Memory growth per minute of the process that grows most, in per cent, and of its parts, in megabytes; in the second half, when caches are full. The
 * rest is code, stacks, and what the allocator holds.
 * @param {import('../suite/server.mjs').RunningServer[]} servers
 * @param {AbortSignal} signal
 */
async function sampleMemory(servers, signal) {
  /** @type {Awaited<ReturnType<typeof gaugesOf>>['memory'][][]} */
  const samples = [];
  while (!signal.aborted) {
    samples.push(await Promise.all(servers.map(async ({ url }) => (await gaugesOf(url)).memory)));
    await pause(every * 1000, undefined, { signal }).catch(() => undefined);
  }
  const later = samples.slice(Math.floor(samples.length / 2));
  const grown = servers.map((_, server) => {
    const own = later.flatMap((sample) => sample[server] ?? []);
    const growth =
      (growthOf(
        own.map(({ resident }) => resident),
        every,
      ) /
        (own[0]?.resident || 1)) *
      100;
    const parts = /** @type {const} */ (['heap', 'buffers', 'rest']).map(
      (part) =>
        `${part} ${growthOf(
          own.map((sample) => sample[part]),
          every,
        ).toFixed(1)} of ${Math.round(own.at(-1)?.[part] ?? 0)} MB`,
    );
    return { growth: Math.round(growth * 100) / 100, parts: parts.join(', ') };
  });
  return grown.reduce((most, one) => (one.growth > most.growth ? one : most));
}

/**
 * Increases the load step by step until the limit is exceeded, and reports the load and the bottleneck.
 * @param {Scene} scene
 */
async function untilItBreaks({ servers, tokens, ask, say }) {
  const urls = servers.map(({ url }) => url);
  for (const rate of steps) {
    const working = atWork({ urls, tokens, ask, seconds: 15, rate });
    await pause(10_000);
    const gauges = await Promise.all(urls.map(gaugesOf));
    const { times, failed, seconds: took, byName } = await working;
    const p95 = quantile(times, 0.95);
    const short = gauges.map(
      ({ waiting, eventLoop }) => `event loop ${eventLoop} ms, ${waiting} wait for a connection`,
    );
    say(
      `${processes(servers)}, ${rate * tokens.length} calls a second asked, ${Math.round(times.length / took)} answered: p95 ${Math.round(p95)} ms, ${failed.length} failed${failed.length > 0 ? ` (${failed[0]})` : ''}; ${short.join('; ')}; slowest: ${slowest({ times, byName, failed, seconds: took })}`,
    );
    if (p95 > limits.wait || failed.length > 0) return;
  }
}

/**
 * Gauges of a server, as Prometheus reads them.
 * @param {string} url
 */
async function gaugesOf(url) {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await answer.text();
  const value = (/** @type {string} */ name) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  const megabytes = (/** @type {string} */ name) => value(name) / 1_000_000;
  const [resident, heap, buffers] = [
    megabytes('navette_process_resident_memory_bytes'),
    megabytes('navette_nodejs_heap_size_total_bytes'),
    megabytes('navette_nodejs_external_memory_bytes'),
  ];
  return {
    memory: { resident, heap, buffers, rest: resident - heap - buffers },
    waiting: value('navette_database_waiting'),
    eventLoop: Math.round(value('navette_nodejs_eventloop_lag_p99_seconds') * 1000),
  };
}

/**
 * Growth per minute of evenly spaced samples, by least squares.
 * @param {readonly number[]} samples
 * @param {number} pause Seconds between two.
 */
function growthOf(samples, pause) {
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  const above = samples.reduce((sum, sample, index) => sum + (index - middle) * (sample - mean), 0);
  const below = samples.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return below === 0 ? 0 : (above / below / pause) * 60;
}
