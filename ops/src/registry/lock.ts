import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';

const patience = 15_000;

/** Runs `work` while nobody else changes the registry. Waits for another one, takes over the lock of one that died, gives up after 15 s. */
export async function withLock<T>(registry: string, work: () => Promise<T>): Promise<T> {
  await mkdir(registry, { recursive: true });
  const lock = join(registry, '.lock');
  const deadline = Date.now() + patience;
  while (!(await taken(lock))) {
    if (Date.now() > deadline) throw new Refusal(`Another ops command has held ${lock} for ${patience / 1000} s. Try again, or remove it if nothing runs.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function taken(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    await removeAbandoned(lock);
    return false;
  }
}

/** Two waiters may find the same dead owner; whoever moved a fresh lock by mistake puts it back. */
async function removeAbandoned(lock: string): Promise<void> {
  const owner = await readFile(lock, 'utf8').catch(() => '');
  if (!isDead(Number(owner))) return;
  const aside = `${lock}-${randomUUID()}`;
  await rename(lock, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => owner);
  if (moved !== owner) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

function isDead(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
