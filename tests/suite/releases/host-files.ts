import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../root.ts';

const dist = join(root, 'host/dist');

/** Fingerprint of every file of the host on the disk. */
export const hostOnDisk = async (): Promise<Readonly<Record<string, string>>> => {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [relative(dist, file), printOf(await readFile(file))] as const)),
  );
};

/** Fingerprint of every file of the host as served; of the page without its nonce, and without the hint, which names files of the remotes. */
export async function hostAsServed(origin: string): Promise<Readonly<Record<string, string>>> {
  const files = Object.keys(await hostOnDisk()).filter((file) => /\.(?:js|css|html)$/.test(file));
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await served(origin, file)] as const)));
}

async function served(origin: string, file: string): Promise<string> {
  const answer = await fetch(`${origin}/${file === 'index.html' ? '' : file}`, {
    headers: { accept: '*/*, text/html' },
  });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return printOf((await answer.text()).replaceAll(/nonce="[^"]*"|(?<=id="hint">)[^<]*/g, ''));
}

const printOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
