import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { interleave } from '../measure/interleave.mjs';
import { size } from '../measure/size.mjs';
import { milliseconds } from '../measure/summary.mjs';

const rounds = 60;
/** Invoices of a month end. */
const MONTH_END = 500;
/** kB of a process that made them; the server has half a gigabyte. */
const MOST_MEMORY = 250_000;

/**
 * The PDF of an invoice of 20 lines against the library alone, and the memory that 500 of them take.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report/row.mjs').Measured[]>}
 */
export async function run({ folder }) {
  const outfile = await bundled(folder);
  const { bare, invoice } = await import(pathToFileURL(outfile).href);
  let id = 0;
  const isPdf = (/** @type {Buffer} */ content) => {
    if (content.subarray(0, 5).toString() !== '%PDF-') throw new Error('that is no PDF');
  };
  const { ours, reference } = await interleave(
    { once: async () => isPdf(await invoice((id += 1))) },
    { once: async () => isPdf(await bare((id += 1))) },
    { connections: 1, rounds },
  );
  const count = size(MONTH_END, 5);
  const memory = await memoryOf(outfile, count);
  return [
    {
      what: 'PDF of an invoice of 20 lines',
      ours: milliseconds(ours),
      reference: milliseconds(reference),
      against: 'its texts alone',
      goal: 2,
    },
    {
      what: `memory after ${count} in a row`,
      ours: { value: memory, unit: 'kB' },
      reference: { value: MOST_MEMORY, unit: 'kB' },
      against: 'limit',
      goal: 1,
    },
  ];
}

/** In a process of its own: this one holds what other suites left. @param {string} file @param {number} count */
async function memoryOf(file, count) {
  const program = `import(${JSON.stringify(pathToFileURL(file).href)}).then(async ({ memoryAfter }) => console.log(await memoryAfter(${count})))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  return Number(stdout);
}

/** @param {string} folder */
async function bundled(folder) {
  const outfile = join(folder, 'documents', 'drawing.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'drawing.mjs')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire as nodeRequire } from 'node:module';const require = nodeRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  const server = createRequire(join(import.meta.dirname, '../../../server/package.json'));
  for (const file of ['400Regular/SourceSans3_400Regular.ttf', '600SemiBold/SourceSans3_600SemiBold.ttf'])
    await cp(
      server.resolve(`@expo-google-fonts/source-sans-3/${file}`),
      join(folder, 'documents', 'fonts', file.slice(file.indexOf('/') + 1)),
    );
  return outfile;
}
