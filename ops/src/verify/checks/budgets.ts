import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { failed, type Finding } from '../report.ts';
import type { Candidate, RemoteUnderCheck } from '../remote-under-check.ts';

/** Compressed kB: of the entry, of the largest file, of all script and style files. */
interface Sizes {
  readonly start: number;
  readonly largest: number;
  readonly total: number;
}

/** Maximum for every remote, whatever its own budget: a page opens in a second on a slow network. The largest file leaves room for the timeline. */
const HOUSE_MAXIMUM: Sizes = { start: 20, largest: 260, total: 900 };

const compress = promisify(brotliCompress);
const smallest = 1024;

/** Whether each remote keeps the sizes its build promised, and the house's. */
export async function checkBudgets({ remotes }: Candidate): Promise<readonly Finding[]> {
  const found = await Promise.all(
    remotes.map(async (remote) => {
      const own = typeof remote.facts === 'string' ? undefined : remote.facts.budget;
      return overruns(await measured(remote), own).map((detail) => failed(remote.name, detail));
    }),
  );
  return found.flat();
}

/** Sizes over their budget, or over the maximum of the house. */
export function overruns(sizes: Sizes, budget: Sizes | undefined): readonly string[] {
  return (['start', 'largest', 'total'] as const).flatMap((key) => {
    const size = `${key} is ${sizes[key].toFixed(1)} kB compressed`;
    if (sizes[key] > HOUSE_MAXIMUM[key]) return [`${size}, over the maximum of ${HOUSE_MAXIMUM[key]} kB`];
    return budget !== undefined && sizes[key] > budget[key] ? [`${size}, over its budget of ${budget[key]} kB`] : [];
  });
}

async function measured({ folder, pinned }: RemoteUnderCheck): Promise<Sizes> {
  const files = Object.keys(pinned.files).filter((file) => /\.(?:js|css)$/.test(file));
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, size: (await compressedSize(join(folder, file))) / 1000 })),
  );
  return {
    start: sizes.find(({ file }) => file === pinned.entry)?.size ?? 0,
    largest: Math.max(0, ...sizes.map(({ size }) => size)),
    total: sizes.reduce((sum, { size }) => sum + size, 0),
  };
}

/** As it travels: what the build compressed, else what it would have. A file that is missing is the matter of another check. */
async function compressedSize(path: string): Promise<number> {
  const prepared = await stat(`${path}.br`).catch(() => undefined);
  if (prepared) return prepared.size;
  const content = await readFile(path).catch(() => Buffer.alloc(0));
  return content.length < smallest ? content.length : (await compress(content)).length;
}
