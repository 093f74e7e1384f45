import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file of a remote as the browser will check it. */
export interface HashedFile {
  /** Path inside the remote's folder, with `/`. */
  readonly path: string;
  /** Subresource integrity, `sha384-…`. */
  readonly integrity: string;
  readonly bytes: number;
}

const isPublic = (path: string): boolean =>
  !path.split('/').some((part) => part.startsWith('.')) && !/\.(map|br)$|-stats\.json$/.test(path);

/** Every public file under a folder, sorted by path: no dot files, no source maps, no build statistics, no compressed forms (a browser checks what it unpacks). */
export async function hashedFiles(folder: string): Promise<HashedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isPublic)
    .sort();
  return Promise.all(paths.map((path) => hashed(folder, path)));
}

async function hashed(folder: string, path: string): Promise<HashedFile> {
  const content = await readFile(join(folder, path));
  return { path, bytes: content.length, integrity: hashOf(content) };
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
