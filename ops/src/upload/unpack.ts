import { Worker } from 'node:worker_threads';
// Its build for Node declares createRequire, as the head of our own bundles does.
import { unzipSync } from 'fflate/browser';
import { Refusal } from '../refusal.ts';
import { type HashedFile, isPublic } from '../registry/files.ts';
import { entryChecker } from './check-entries.ts';

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
    throw new Refusal('The upload is no zip that can be read.', { cause: error });
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
