import { readFile, stat } from 'node:fs/promises';

const MOST = 64;
const kept = new Map<string, { readonly stamp: string; readonly text: string }>();

/**
 * The text of a file that is replaced as a whole or grows, read again only when the file is another one than last time.
 * @returns nothing when there is no such file
 */
export async function cachedText(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return undefined;
  const stamp = `${found.ino}:${found.mtimeMs}:${found.size}`;
  const known = kept.get(path);
  if (known?.stamp === stamp) return known.text;
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) keep(path, { stamp, text });
  return text;
}

function keep(path: string, entry: { readonly stamp: string; readonly text: string }): void {
  kept.delete(path);
  kept.set(path, entry);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}
