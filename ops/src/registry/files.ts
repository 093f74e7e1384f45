import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** A file of a remote as the browser will check it. */
export interface HashedFile {
  /** Path inside the remote's folder, with `/`. */
  readonly path: string;
  /** Subresource integrity, `sha384-…`. */
  readonly integrity: string;
  readonly bytes: number;
}

const unpack = promisify(brotliDecompress);

const isPublic = (path: string): boolean =>
  !path.split('/').some((part) => part.startsWith('.')) && !/\.(map|br)$|-stats\.json$/.test(path);

/** Every public file under a folder, sorted by path: no dot files, no source maps, no build statistics, no compressed forms apart. */
export async function hashedFiles(folder: string): Promise<HashedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isPublic)
    .sort();
  return Promise.all(paths.map((path) => hashed(folder, path)));
}

/** Where the compressed form beside a file holds something else, browsers get either: neither counts as the file. */
async function hashed(folder: string, path: string): Promise<HashedFile> {
  const content = await readFile(join(folder, path));
  const packed = await readFile(join(folder, `${path}.br`)).catch(() => undefined);
  const unpacked = packed && (await unpack(packed).catch(() => packed));
  const same = unpacked === undefined || unpacked.equals(content);
  return { path, bytes: content.length, integrity: hashOf(same ? content : Buffer.concat([content, unpacked])) };
}

/** Subresource integrity of a content, `sha384-…`. */
export const hashOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A listed file that is not as it was listed. */
export interface FileFault {
  readonly path: string;
  readonly fault: 'missing' | 'changed';
}

/** Which of the listed files, hash by path, are missing among those that are there, or others. */
export function fileFaults(listed: Readonly<Record<string, string>>, there: readonly HashedFile[]): FileFault[] {
  const hashes = new Map(there.map(({ path, integrity }) => [path, integrity]));
  return Object.entries(listed)
    .filter(([path, integrity]) => hashes.get(path) !== integrity)
    .map(([path]) => ({ path, fault: hashes.has(path) ? 'changed' : 'missing' }));
}

/** One short fingerprint of a whole folder: equal exactly when all paths and contents are. */
export function fingerprint(files: readonly HashedFile[]): string {
  const hash = createHash('sha256');
  for (const { path, integrity } of files) hash.update(`${path}\0${integrity}\n`);
  return hash.digest('hex').slice(0, 12);
}
