import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { type HeldLock, type LockOwner, ownerSchema } from '../lock-owner.ts';
import { WITHOUT_LINKS } from './atomic.ts';

const unknownOwner: LockOwner = {
  host: 'an unknown machine',
  realm: 'unknown',
  pid: 1,
  started: '',
  token: '',
  at: 'an unknown moment',
};

/** Acquires the lock atomically (hard link), so that a lock file always names its owner. */
export async function takeLock(lock: string, owner: LockOwner): Promise<boolean> {
  const signed = `${lock}-${owner.token}`;
  try {
    await writeFile(signed, JSON.stringify(owner));
    await link(signed, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    if (error instanceof Error && 'code' in error && WITHOUT_LINKS.has(String(error.code)))
      return createLock(lock, owner);
    throw error;
  } finally {
    await rm(signed, { force: true });
  }
}

/** Fallback for volumes without hard links. A lock file may be empty for a moment; it counts as held. */
async function createLock(lock: string, owner: LockOwner): Promise<boolean> {
  try {
    await writeFile(lock, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Reads the lock; undefined when it is free. */
export async function readLock(lock: string): Promise<HeldLock | undefined> {
  const [text, found] = await Promise.all([
    readFile(lock, 'utf8').catch(() => undefined),
    stat(lock).catch(() => undefined),
  ]);
  if (text === undefined || found === undefined) return undefined;
  return { owner: ownerOf(text), touched: found.mtimeMs };
}

/** An unreadable lock file has no owner; only its age shows whether it is in use. */
function ownerOf(text: string): LockOwner {
  try {
    return ownerSchema.parse(JSON.parse(text));
  } catch {
    return { ...unknownOwner, token: text };
  }
}

/** Releases the lock of this owner. Race: a lock of another owner that was moved by mistake is restored. */
export async function releaseLock(lock: string, owner: LockOwner): Promise<void> {
  const aside = `${lock}-${randomUUID()}`;
  const before = await readLock(lock);
  if (before?.owner.token !== owner.token) return;
  await rename(lock, aside).catch(() => undefined);
  const moved = await readLock(aside);
  if (moved && moved.owner.token !== owner.token) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
