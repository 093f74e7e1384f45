import { randomUUID } from 'node:crypto';
import { link, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import * as z from 'zod';
import { WITHOUT_LINKS } from './atomic.ts';

const ownerSchema = z.object({
  host: z.string(),
  /** Scope of process ids: boot id and container. Empty where unknown. */
  realm: z.string(),
  pid: z.int().positive(),
  /** Start time of the process, in ticks since boot; empty where unknown. Distinguishes it from a later process with the same id. */
  started: z.string(),
  /** Unique for each acquisition. */
  token: z.string(),
  at: z.string(),
});

/** Owner of a lock. */
export type LockOwner = Readonly<z.infer<typeof ownerSchema>>;

/** State of a lock file. */
export interface HeldLock {
  readonly owner: LockOwner;
  /** Heartbeat: changes as long as the owner is alive. */
  readonly touched: number;
}

const unknownOwner: LockOwner = {
  host: 'an unknown machine',
  realm: 'unknown',
  pid: 1,
  started: '',
  token: '',
  at: 'an unknown moment',
};

/** This process as the owner of a lock. */
export async function thisProcess(): Promise<Pick<LockOwner, 'host' | 'realm' | 'pid' | 'started'>> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const processes = await readlink('/proc/self/ns/pid').catch(() => '');
  return {
    host: hostname(),
    realm: `${boot.trim()}${processes}`,
    pid: process.pid,
    started: await startOfProcess(process.pid),
  };
}

/** When a process of this machine started, in ticks since boot; empty when it does not run or the system does not say. */
export async function startOfProcess(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // /proc/<pid>/stat: the program name is in brackets and may contain spaces and brackets itself.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** Acquires the lock atomically (hard link), so that a lock file always names its owner. */
export async function takeLock(lock: string, owner: LockOwner): Promise<boolean> {
  const signed = `${lock}-${owner.token}`;
  await writeFile(signed, JSON.stringify(owner));
  try {
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
