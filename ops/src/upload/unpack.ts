import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
  const files = contentsOf(zip);
  await checkCompressed(files);
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content, { flag: 'wx' });
  }
}

function contentsOf(zip: Uint8Array): Record<string, Uint8Array> {
  const check = entryChecker();
  try {
    // The sizes that the zip declares bound what is allocated.
    return unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/')) return false;
        check({ name, size: originalSize });
        return true;
      },
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('The upload is no zip that can be read.', { cause: error });
  }
}
