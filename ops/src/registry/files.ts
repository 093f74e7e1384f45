import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { codeOf } from '../refusal.ts';

/** A file of a remote as the browser will check it. */
export interface HashedFile {
  /** Path inside the remote's folder, with `/`. */
  readonly path: string;
  /** Subresource integrity, `sha384-…`. */
  readonly integrity: string;
  readonly bytes: number;
}

const AT_A_TIME = 4;
const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

/** Whether a file of a build is served: no dot file, source map, build statistics or compressed form (a browser checks what it unpacks). */
export const isPublic = (path: string): boolean =>
  !path.split('/').some((part) => part.startsWith('.')) && !/\.(map|br)$|-stats\.json$/.test(path);

/** Every public file under a folder, sorted by path. */
export async function hashedFiles(folder: string): Promise<HashedFile[]> {
  const paths = (await filesUnder(folder)).filter(isPublic);
  return pooled(paths, AT_A_TIME, async (path) => {
    // In pieces, and few at a time: the server answers others meanwhile.
    const hash = createHash('sha384');
    let bytes = 0;
    for await (const piece of createReadStream(join(folder, path))) {
      hash.update(piece);
      bytes += piece.length;
    }
    return { path, integrity: `sha384-${hash.digest('base64')}`, bytes };
  });
}

export const hashesOf = (files: readonly HashedFile[]): Readonly<Record<string, string>> =>
  Object.fromEntries(files.map(({ path, integrity }) => [path, integrity]));

/** Whether something is there. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Paths of the files below a folder, with `/`, sorted. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Compressed forms (`.br`) under a folder that hold something else than the file beside them. No hash covers them, and web servers send them in its place. */
export async function changedForms(folder: string): Promise<string[]> {
  const paths = (await filesUnder(folder)).filter((path) => path.endsWith('.br') && isPublic(path.slice(0, -3)));
  const faults = await pooled(paths, AT_A_TIME, async (path) =>
    (await isFormOf(join(folder, path.slice(0, -3)))) ? [] : [path],
  );
  return faults.flat();
}

/** Whether the compressed form beside a file, where there is one, holds that file. */
export async function isFormOf(file: string): Promise<boolean> {
  const packed = await readFile(`${file}.br`).catch(unlessThere);
  return packed === undefined || holds(packed, await readFile(file).catch(unlessThere));
}

function unlessThere(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

/** Whether a Brotli form unpacks to a content; it is unpacked no further than to the length of that. */
async function holds(packed: Uint8Array, content: Uint8Array | undefined): Promise<boolean> {
  if (content === undefined) return false;
  const unpacked = await unpack(packed, { maxOutputLength: Math.max(1, content.length) }).catch(() => undefined);
  return unpacked?.equals(content) ?? false;
}

/** The Brotli form of a content, as builds make it. */
export const compressed = (content: Buffer): Promise<Buffer> =>
  pack(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/** Subresource integrity of a content, `sha384-…`. */
export const hashOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A listed file that is not as it was listed. */
interface FileFault {
  readonly path: string;
  readonly fault: 'missing' | 'changed';
}

/** Which of the listed files, hash by path, are missing among those that are there, or others. */
export function fileFaults(listed: Readonly<Record<string, string>>, there: readonly HashedFile[]): FileFault[] {
  const hashes = hashesOf(there);
  return Object.entries(listed)
    .filter(([path, integrity]) => hashes[path] !== integrity)
    .map(([path]) => ({ path, fault: hashes[path] === undefined ? 'missing' : 'changed' }));
}

/** One short fingerprint of a whole folder: equal exactly when all paths and contents are. */
export function fingerprint(files: readonly Pick<HashedFile, 'path' | 'integrity'>[]): string {
  const hash = createHash('sha256');
  for (const { path, integrity } of files) hash.update(`${path}\0${integrity}\n`);
  return hash.digest('hex').slice(0, 12);
}

/**
 * Does the same with every item, so many at a time, and gives the results in their order.
 * @throws the error of an item as rejection, once no work is under way: the caller may remove what it wrote to
 */
export async function pooled<Item, Result>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const [index, item] of left) {
      if (failed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: Math.min(atATime, items.length) }, worker));
  for (const ended of workers) if (ended.status === 'rejected') throw ended.reason;
  return results;
}
