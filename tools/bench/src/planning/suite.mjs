import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { interleave } from '../measure/interleave.mjs';
import { milliseconds } from '../measure/summary.mjs';

const rounds = 60;
/** Time limit for the conflicts, in milliseconds: a third of a frame, the rest is for rendering. */
const limit = 5;

/**
 * Conflicts of a busy day, as the board computes them after every refresh.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
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
  const ours = milliseconds(found.ours);
  return [
    {
      what: `${day}: conflicts`,
      ours,
      reference: milliseconds(found.reference),
      against: 'each trip against each other',
      goal: 0.33,
    },
    { what: `${day}: conflicts`, ours, reference: { value: limit, unit: 'ms' }, against: 'limit', goal: 1 },
    {
      what: `${day}: made of rows`,
      ours: milliseconds(made.ours),
      reference: milliseconds(made.reference),
      against: 'parsing their distances',
      goal: 2,
    },
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
