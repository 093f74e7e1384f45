import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { createPool } from '../db/pool.ts';
import { REFERENCED_FILES } from '../files/public.ts';
import { createFolderFiles } from '../ports/files/folder-files.ts';
import type { FilePort } from '../ports/files/file-port.ts';
import { BackupRefusal, type Manifest } from './backup-set.ts';
import { readBackup, restoreBackup } from './restore-backup.ts';
import { openRegistry } from '@navette/ops/registry';

/**
 * Restores a backup into a temporary target, and compares: checksums of all files, rows of all tables, each file that a row refers to.
 * @param database an empty database for it; without one an embedded PostgreSQL is started
 * @throws {BackupRefusal} describing the difference
 */
export async function verifyBackup(folder: string, database: string | undefined): Promise<Manifest> {
  const manifest = await readBackup(folder);
  const place = await mkdtemp(join(tmpdir(), 'navette-verify-'));
  // The embedded database runs under another account.
  await chmod(place, 0o755);
  const own = join(place, 'restored');
  await mkdir(own, { mode: 0o700 });
  const embedded = database === undefined ? await startEmbeddedDatabase(place) : undefined;
  const url = database ?? embedded?.url() ?? '';
  try {
    const files = createFolderFiles(join(own, 'files'));
    // A copy of a bucket can only be restored to a bucket; its files were verified by their checksums.
    const registry = manifest.registry.kind === 'folder' ? openRegistry(join(own, 'registry'), {}) : undefined;
    await restoreBackup(folder, { url, files, registry });
    await compareFiles(url, files, manifest);
    return manifest;
  } finally {
    await embedded?.stop();
    await rm(place, { recursive: true, force: true });
  }
}

async function compareFiles(url: string, files: FilePort, { files: { missing } }: Manifest): Promise<void> {
  const pool = createPool(url, { max: 1, unhurried: true });
  try {
    const { rows } = await pool.query<{ key: string }>(REFERENCED_FILES);
    for (const { key } of rows)
      if (!missing.includes(key) && (await files.read(key)) === undefined)
        throw new BackupRefusal(`${key} is referred to and is not in the backup`);
  } finally {
    await pool.end();
  }
}
