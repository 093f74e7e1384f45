import { readFile, stat } from 'node:fs/promises';
import { unlessAbsent } from './absent.ts';

const MOST = 64;
const cache = new Map<string, { readonly stamp: string; readonly text: string }>();

/**
 * LRU cache of file contents, invalidated by the file's stamp. For files that are replaced atomically or appended to.
 * @returns nothing when there is no such file
 */
export async function cachedText(path: string): Promise<string | undefined> {
  const found = await unlessAbsent(stat(path), undefined);
  if (found === undefined) return undefined;
  const stamp = `${found.ino}:${found.mtimeMs}:${found.size}`;
  const known = cache.get(path);
  if (known?.stamp === stamp) return known.text;
  const text = await unlessAbsent(readFile(path, 'utf8'), undefined);
  if (text !== undefined) keep(path, { stamp, text });
  return text;
}

function keep(path: string, entry: { readonly stamp: string; readonly text: string }): void {
  cache.delete(path);
  cache.set(path, entry);
  const [oldest] = cache.keys();
  if (cache.size > MOST && oldest !== undefined) cache.delete(oldest);
}
