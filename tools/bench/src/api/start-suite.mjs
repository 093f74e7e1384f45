import { limited, milliseconds, size } from '../measure.mjs';
import { startServer } from '../suite/server.mjs';

/** Milliseconds until a started server is ready. */
const limit = 2000;

/**
 * The built server from its start to ready, on a database that is there: with its own PostgreSQL, which it starts, and beside a running one.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run({ demoData, say }) {
  const dataDir = await demoData();
  say('starts of the server');
  /** @type {{ own: number[], beside: number[] }} */
  const samples = { own: [], beside: [] };
  for (let round = 0; round < size(10, 1); round += 1) {
    const own = await timed(samples.own, { dataDir });
    const beside = await timed(samples.beside, { dataDir, databaseUrl: own.databaseUrl });
    await beside.stop();
    await own.stop();
  }
  return [
    limited('server ready, its PostgreSQL with it', milliseconds(samples.own), limit),
    limited('server ready, PostgreSQL running', milliseconds(samples.beside), limit),
  ];
}

/**
 * @param {number[]} samples
 * @param {Parameters<typeof startServer>[0]} options
 */
async function timed(samples, options) {
  const began = performance.now();
  const server = await startServer(options);
  samples.push(performance.now() - began);
  return server;
}
