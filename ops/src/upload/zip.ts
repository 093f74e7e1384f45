import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync, type Zippable, unzipSync } from 'fflate/browser';
import { hashedFiles, type HashedFile, isPublic } from '../registry/files.ts';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';

/** The zip of a `dist` folder: its public files with their compressed forms. */
export async function packBuild(dist: string): Promise<Uint8Array> {
  const entries: Zippable = {};
  for (const { path } of await hashedFiles(dist)) {
    entries[path] = await readFile(join(dist, path));
    const compressed = await readFile(join(dist, `${path}.br`)).catch(() => undefined);
    if (compressed) entries[`${path}.br`] = [compressed, { level: 0 }];
  }
  return zipSync(entries);
}

/** Bytes of a zip. */
export const MOST_BYTES = 40 * 1024 * 1024;

/** Bytes of its files, unpacked. */
const MOST_UNPACKED = 120 * 1024 * 1024;

/** Files in it. */
const MOST_FILES = 2000;

/** Characters of a path. */
const MOST_PATH = 200;

/**
 * Unpacks the zip of a `dist` folder. Links of a zip become plain files, and no path leads out of the folder. Its list of files is checked first, which bounds what is allocated; they are
 * unpacked and hashed in a thread, since the server answers others meanwhile.
 * @param zip at most `MOST_BYTES`; the caller sees to it
 * @returns its public files, as `hashedFiles` gives them
 * @throws {Refusal} when it is no zip, or holds what is not published
 */
export async function unpackBuild(zip: Uint8Array, folder: string): Promise<HashedFile[]> {
  try {
    const check = entryChecker();
    unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        check({ name, size: originalSize });
        return false;
      },
    });
    const files = await unpacked(zip, folder);
    return files.filter(({ path }) => isPublic(path)).sort((left, right) => (left.path < right.path ? -1 : 1));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('The upload is not a readable zip archive.', { cause: error });
  }
}

/** Milliseconds of unpacking; what is allowed takes a second or two. */
const MOST_TIME = 20_000;

async function unpacked(zip: Uint8Array, folder: string): Promise<HashedFile[]> {
  const thread = new Worker(new URL('unzip-thread.mjs', import.meta.url), {
    workerData: { zip, folder },
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', resolve).once('error', reject);
      thread.once('exit', () => reject(new Error('the thread ended')));
      setTimeout(reject, MOST_TIME, new Error(`it took longer than ${MOST_TIME} ms`)).unref();
    });
  } finally {
    await thread.terminate();
  }
}

/** Path and declared size of a file of a zip. */
interface Entry {
  readonly name: string;
  readonly size: number;
}

/** No part of a path starts with a dot, so that none leads up or is hidden; no backslash, colon, space or control character. */
const PATH = /^(?:[\w@+~-][\w.@+~-]*\/)*[\w@+~-][\w.@+~-]*$/;

const KINDS =
  /\.(?:js|mjs|css|json|html|txt|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|wasm|map|pmtiles|webmanifest|LICENSE|d\.ts)(?:\.br)?$|^@mf-types\.zip$|(?:^|\/)LICENSE(?:\.txt)?$/i;

/** Sums up the files of a zip while they are listed, and refuses the first that is not acceptable. */
function entryChecker(): (entry: Entry) => void {
  const known = new Set<string>();
  let entries = 0;
  let bytes = 0;
  return ({ name, size }) => {
    entries += 1;
    if (entries > MOST_FILES) throw new Refusal(`There are more than ${MOST_FILES} files.`);
    // A folder; those of the files are made anyway.
    if (name.endsWith('/')) return;
    if (name.length > MOST_PATH || !PATH.test(name))
      throw new Refusal(`${shown(name)}: not a valid path of a published file.`);
    if (!KINDS.test(name)) throw new Refusal(`${name}: not a published type of file.`);
    // Two names that one disk takes for the same file.
    if (known.has(name.toLowerCase())) throw new Refusal(`${name} is included twice.`);
    known.add(name.toLowerCase());
    bytes += size;
    if (bytes > MOST_UNPACKED) throw new Refusal(`Unpacked it is larger than ${MOST_UNPACKED / 1024 / 1024} MB.`);
  };
}

const shown = (name: string): string => JSON.stringify(name.slice(0, MOST_PATH));
