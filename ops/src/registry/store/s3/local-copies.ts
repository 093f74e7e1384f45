import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../../../refusal.ts';
import { compressed, hashOf } from '../../files.ts';
import { pooled } from '../../pooled.ts';
import { filesKey, type Manifest, type StoredFile } from './manifest.ts';
import type { S3Objects } from '../../../s3/index.ts';

const AT_A_TIME = 16;

/**
 * Copies of published versions on this machine, by their content: a folder is downloaded once, checked against its hashes, and appears as a whole.
 * They may be removed at any time.
 */
export function localCopies(
  objects: S3Objects,
  cache: string,
): (folder: string, manifest: Manifest) => Promise<string> {
  const onTheirWay = new Map<string, Promise<string>>();
  return async (folder, manifest) => {
    const copy = join(cache, `${folder}-${fingerprintOf(manifest)}`);
    if (await exists(copy)) return copy;
    const download = onTheirWay.get(copy) ?? fetched(objects, folder, manifest, copy);
    onTheirWay.set(copy, download);
    return download.finally(() => onTheirWay.delete(copy));
  };
}

function fingerprintOf({ files }: Manifest): string {
  const hash = createHash('sha256');
  for (const { path, integrity } of files) hash.update(`${path}\0${integrity}\n`);
  return hash.digest('hex').slice(0, 32);
}

async function fetched(objects: S3Objects, folder: string, { files }: Manifest, copy: string): Promise<string> {
  const incoming = join(dirname(copy), `.${randomUUID()}`);
  try {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    await pooled(files, AT_A_TIME, async (file) => {
      const content = await download(objects, folder, file);
      await mkdir(dirname(join(incoming, file.path)), { recursive: true });
      await writeFile(join(incoming, file.path), content);
    });
    await rename(incoming, copy).catch(async (error: unknown) => {
      // Another process was quicker; the content is the same.
      if (!(await exists(copy))) throw error;
    });
    return copy;
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

/** A compressed form that is not the published one does not stop what runs: it is made anew from its file, which has a hash of its own. */
async function download(objects: S3Objects, folder: string, { path, integrity, packed }: StoredFile): Promise<Buffer> {
  const found = await objects.get(filesKey(folder, path));
  if (found && hashOf(found.body) === integrity) return found.body;
  const plain = packed ? await objects.get(filesKey(folder, path.slice(0, -3))) : undefined;
  if (plain) return compressed(plain.body);
  throw new Refusal(
    `${path} of ${folder} is ${found ? 'not the file that was published' : 'missing'} in the registry.`,
  );
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
