import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupRefusal, parts } from './backup-set.ts';

/** Writes the checksums of every file of a folder, in the format of `sha256sum --check`. */
export async function writeSums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const path of await filesOf(folder)) lines.push(`${await sumOf(join(folder, path))}  ${path}\n`);
  await writeFile(join(folder, parts.sums), lines.join(''));
}

/**
 * Verifies every file of a folder against its checksums.
 * @throws {BackupRefusal} naming the first file that is missing, changed, or not part of the backup
 */
export async function checkSums(folder: string): Promise<void> {
  const text = await readFile(join(folder, parts.sums), 'utf8').catch(() => {
    throw new BackupRefusal(`${folder} is no whole backup: it has no ${parts.sums}`);
  });
  const known = new Map(text.split('\n').flatMap((line) => (line ? [[line.slice(66), line.slice(0, 64)]] : [])));
  for (const path of await filesOf(folder)) {
    if (!known.has(path)) throw new BackupRefusal(`${path} does not belong to the backup in ${folder}`);
    if (known.get(path) !== (await sumOf(join(folder, path))))
      throw new BackupRefusal(`${path} is not what was backed up: the copy in ${folder} is damaged`);
    known.delete(path);
  }
  const [lost] = known.keys();
  if (lost !== undefined) throw new BackupRefusal(`${lost} is missing from the backup in ${folder}`);
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => path !== parts.sums)
    .sort();
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
