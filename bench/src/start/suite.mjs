import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { interleave } from '../measure/interleave.mjs';
import { isSmall } from '../measure/size.mjs';
import { milliseconds } from '../measure/summary.mjs';
import { startServer } from '../suite/start-server.mjs';

const rounds = 5;

/**
 * The first start of a server until it is ready: with the demo, 20,000 bookings, and with an empty database.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run({ demoFolder, folder, say }) {
  say('first starts with and without the demo');
  let count = 0;
  let stop = async () => {};
  /** @param {boolean} demo */
  const firstStart = (demo) => ({
    once: async () => {
      const keptByAll = isSmall && demo && !existsSync(demoFolder);
      const dataDir = keptByAll ? demoFolder : join(folder, `first-start-${++count}`);
      ({ stop } = await startServer({ dataDir, demo }));
    },
    // One server at a time: each start has the machine to itself.
    before: async () => {
      await stop();
      stop = async () => {};
    },
  });
  try {
    const samples = await interleave(firstStart(true), firstStart(false), { connections: 1, rounds, warmUp: 1 });
    return [
      {
        what: 'first start with the demo',
        ours: milliseconds(samples.ours),
        reference: milliseconds(samples.reference),
        against: 'first start, empty',
      },
    ];
  } finally {
    await stop();
  }
}
