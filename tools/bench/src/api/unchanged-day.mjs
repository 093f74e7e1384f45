import { interleave } from '../measure/interleave.mjs';
import { milliseconds } from '../measure/summary.mjs';
import { startBareServer } from './start-bare-server.mjs';

const goal = 1.5;

/**
 * A day without changes since the last request, against bare `node:http` that returns the same responses to the same requests. Both are warmed up,
 * since a server in use always is.
 * @param {{ folder: string, reader: import('./day-reader.mjs').DayReader, connections: number }} options
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function unchangedDay({ folder, reader, connections }) {
  const bare = await startBareServer(folder, reader, connections);
  const [rounds, warmUp] = connections === 1 ? [400, 500] : [60, 100];
  /** @type {(what: string, ours: () => Promise<unknown>, reference: () => Promise<unknown>) => Promise<import('../report/row.mjs').Measured>} */
  const compare = async (what, ours, reference) => {
    const samples = await interleave({ once: ours }, { once: reference }, { connections, rounds, warmUp });
    return {
      what: `unchanged day, ${what}, × ${connections}`,
      ours: milliseconds(samples.ours),
      reference: milliseconds(samples.reference),
      against: 'bare node:http',
      goal,
    };
  };
  try {
    const kB = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} kB`;
    return [
      await compare(
        `${kB(bare.sizes.identity)} plain`,
        () => reader.read('identity'),
        () => bare.read('identity'),
      ),
      await compare(
        `${kB(bare.sizes.br)} brotli`,
        () => reader.read('br'),
        () => bare.read('br'),
      ),
      await compare('304', () => reader.revalidate(bare.etag), bare.revalidate),
    ];
  } finally {
    await bare.stop();
  }
}
