import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { compared, interleave, limited, milliseconds } from '../measure.mjs';

const rounds = 60;
/** Time limit for the conflicts, in milliseconds: a third of a frame, the rest is for rendering. */
const limit = 5;

/**
 * Conflicts of a busy day, as the board computes them after every refresh.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run({ folder }) {
  const { board, boardRows, countConflicts, countPairByPair, tripsOf } = await bundled(folder);
  const rows = boardRows();
  const trips = tripsOf(rows);
  const expected = countPairByPair(trips);
  const counted = (/** @type {typeof countConflicts} */ count) => async () => {
    if (count(trips) !== expected) throw new Error(`the two do not find the same: ${count(trips)} of ${expected}`);
  };
  const found = await interleave(
    { once: counted(countConflicts) },
    { once: counted(countPairByPair) },
    { connections: 1, rounds },
  );
  const made = await interleave(
    { once: async () => tripsOf(rows) },
    { once: async () => rows.map(({ distance }) => JSON.parse(distance ?? '')) },
    { connections: 1, rounds },
  );
  const day = `${board.bookings} trips of ${board.drivers} drivers`;
  return [
    compared(`${day}: conflicts`, found, 'each trip against each other', 0.33),
    limited(`${day}: conflicts`, milliseconds(found.ours), limit),
    compared(`${day}: made of rows`, made, 'parsing their distances', 2),
  ];
}

/**
 * @param {string} folder
 * @returns {Promise<typeof import('./busy-board.mjs')>}
 */
async function bundled(folder) {
  const outfile = join(folder, 'busy-board.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'busy-board.mjs')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}
