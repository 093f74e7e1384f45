import { randomBytes } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keys } from '../../keys.ts';

/** Enough for a lock, a pointer, a line of the history and what is being changed. */
const BYTES = 64 * 1024;

/**
 * Runs `work`, once more in the room of the reserve when the disk is full, so that a rollback and what makes room are possible there too. The reserve is kept
 * whenever there is room for it.
 * @param work may be run again after it failed half-way, as every command may
 */
export async function withReserve<T>(registry: string, work: () => Promise<T>): Promise<T> {
  const reserve = join(registry, keys.reserve);
  try {
    return await work().catch(async (error: unknown) => {
      if (!isFull(error) || (await stat(reserve).catch(() => undefined)) === undefined) throw error;
      await rm(reserve, { force: true });
      return work();
    });
  } finally {
    await keep(reserve);
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

async function keep(reserve: string): Promise<void> {
  if ((await stat(reserve).catch(() => undefined))?.size === BYTES) return;
  // Bytes that no file system leaves out or compresses.
  await writeFile(reserve, randomBytes(BYTES)).catch(() => rm(reserve, { force: true }).catch(() => undefined));
}
