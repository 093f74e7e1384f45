import { join } from 'node:path';
import { interleave } from '../measure/interleave.mjs';
import { milliseconds } from '../measure/summary.mjs';
import { startServer } from '../suite/start-server.mjs';

const rounds = 5;

/**
 * The first start of a server until it is ready: with the demo, 20,000 bookings, and with an empty database.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run({ folder, say }) {
  say('first starts with and without the demo');
  const [filled, empty] = [firstStarts(join(folder, 'filled'), true), firstStarts(join(folder, 'empty'), false)];
  const samples = await interleave(filled, empty, { connections: 1, rounds, warmUp: 1 });
  await filled.stop();
  await empty.stop();
  return [{ what: 'first start with the demo', ours: milliseconds(samples.ours), reference: milliseconds(samples.reference), against: 'first start, empty' }];
}

/** @param {string} folder @param {boolean} demo */
function firstStarts(folder, demo) {
  let count = 0;
  let stop = async () => {};
  return {
    once: async () => {
      ({ stop } = await startServer({ dataDir: `${folder}-${++count}`, demo }));
    },
    // One server at a time: the next start has the machine to itself.
    before: () => stop(),
    stop: () => stop(),
  };
}
