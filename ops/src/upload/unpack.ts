import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
// Its build for Node declares createRequire, as the head of our own bundles does.
import { unzipSync } from 'fflate/browser';
import { Refusal } from '../refusal.ts';
import { checkCompressed, entryChecker } from './check-entries.ts';

/**
 * Unpacks the zip of a `dist` folder. Links of a zip become plain files, and no path leads out of the folder.
 * @param zip at most `MOST_BYTES`; the caller sees to it
 * @throws {Refusal} when it is no zip, or holds what is not published
 */
export async function unpackBuild(zip: Uint8Array, folder: string): Promise<void> {
  const files = await contentsOf(zip);
  await checkCompressed(files);
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content, { flag: 'wx' });
  }
}

/** Milliseconds of unpacking; what is allowed takes a second or two. */
const MOST_TIME = 20_000;

/**
 * Contents of a zip by their path. Its list of files is checked first, which bounds what is allocated; they are unpacked in a thread, since the server answers others meanwhile.
 */
async function contentsOf(zip: Uint8Array): Promise<Record<string, Uint8Array>> {
  try {
    const check = entryChecker();
    unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        check({ name, size: originalSize });
        return false;
      },
    });
    return await unpacked(zip);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('The upload is no zip that can be read.', { cause: error });
  }
}

async function unpacked(zip: Uint8Array): Promise<Record<string, Uint8Array>> {
  const thread = new Worker(new URL('unzip-thread.mjs', import.meta.url), {
    workerData: zip,
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
