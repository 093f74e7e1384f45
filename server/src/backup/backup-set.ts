import type { RegistryCopy } from '@navette/ops/registry';
import type { DumpedTable } from './dump-tables.ts';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Contents of a backup: `manifest.json` in its folder. */
export interface Manifest {
  readonly format: 1;
  /** Moment of the snapshot, UTC. */
  readonly at: string;
  /** The last migration of the schema at the time of the backup. */
  readonly migration: string;
  readonly tables: readonly DumpedTable[];
  /** Next values of the id sequences. */
  readonly sequences: readonly { readonly name: string; readonly last: string; readonly called: boolean }[];
  readonly files: {
    readonly count: number;
    /** File keys in the database that are missing in the file store. */
    readonly missing: readonly string[];
  };
  readonly registry: RegistryCopy;
}

/** Names in the folder of a backup. */
export const parts = {
  manifest: 'manifest.json',
  tables: 'tables',
  files: 'files',
  registry: 'registry',
  /** Anonymisations known at the time of the backup. */
  anonymised: 'anonymised.jsonl',
  sums: 'SHA256SUMS',
} as const;

/** A refusal of backup or restore, with the reason for the operator. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
}

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
