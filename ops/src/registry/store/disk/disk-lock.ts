import { utimes, link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsedJson } from '../../../json.ts';
import { codeOf, Refusal } from '../../../refusal.ts';
import { keys } from '../../keys.ts';
import {
  watchForLife,
  describeOwner,
  type LockOwner,
  newOwner,
  againWhenLost,
  LostLock,
  type HeldLock,
  ownerSchema,
} from '../lock.ts';
import type { Held } from '../store.ts';
import { exists } from '../../files.ts';
import { makeFolder, WITHOUT_LINKS } from './disk-files.ts';
import { randomUUID, randomBytes } from 'node:crypto';

const patience = 60_000;
const beat = 2_000;

/**
 * Runs `work` under the lock of the registry. Waits while it is held, takes it over from a dead owner, gives up after a minute.
 * @param work calls `confirm` right before it changes something; it is run again when the lock was lost before
 */
export async function withDiskLock<T>(registry: string, work: (held: Held) => Promise<T>): Promise<T> {
  await makeFolder(registry);
  return withReserve(registry, () => againWhenLost(() => lockedOnce(registry, work)));
}

async function lockedOnce<T>(registry: string, work: (held: Held) => Promise<T>): Promise<T> {
  const lock = join(registry, keys.lock);
  const me = await newOwner();
  await waitFor(lock, me);
  const heart = setInterval(() => void utimes(lock, new Date(), new Date()).catch(() => undefined), beat);
  try {
    return await work({ confirm: () => confirm(lock, me) });
  } finally {
    clearInterval(heart);
    await releaseLock(lock, me);
  }
}

/** Runs a short `work` that no other process does at the same time; it may run under the lock of the registry. */
export async function swapping<T>(registry: string, work: () => Promise<T>): Promise<T> {
  const lock = join(registry, '.swap');
  const me = await newOwner();
  await waitFor(lock, me);
  try {
    return await work();
  } finally {
    await releaseLock(lock, me);
  }
}

async function waitFor(lock: string, me: LockOwner): Promise<void> {
  const started = performance.now();
  const life = watchForLife();
  while (!(await takeLock(lock, me))) {
    const holder = await readLock(lock);
    if (holder && (await life.isGone(holder))) await releaseLock(lock, holder.owner);
    else if (performance.now() - started > patience)
      throw new Refusal(
        `${describeOwner(holder?.owner)} has been changing this registry for more than ${patience / 1000} s. Try again; nothing was changed.`,
      );
    else await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 40));
  }
}

async function confirm(lock: string, me: LockOwner): Promise<void> {
  const holder = await readLock(lock);
  if (holder?.owner.token !== me.token)
    throw new LostLock(
      `${describeOwner(holder?.owner)} took over the lock while this command was suspended. Nothing was changed; try again.`,
    );
}

const unknownOwner: LockOwner = {
  host: 'an unknown machine',
  realm: 'unknown',
  pid: 1,
  started: '',
  token: '',
  at: 'an unknown time',
};

/** Acquires the lock atomically (hard link), so that a lock file always names its owner. */
async function takeLock(lock: string, owner: LockOwner): Promise<boolean> {
  const signed = `${lock}-${owner.token}`;
  try {
    await writeFile(signed, JSON.stringify(owner));
    // On volumes without hard links a lock file may be empty for a moment; it counts as held.
    await link(signed, lock).catch((error: unknown) => {
      if (!WITHOUT_LINKS.has(codeOf(error))) throw error;
      return writeFile(lock, JSON.stringify(owner), { flag: 'wx' });
    });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(signed, { force: true });
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
const ownerOf = (text: string): LockOwner =>
  ownerSchema.safeParse(parsedJson(text)).data ?? { ...unknownOwner, token: text };

/** Releases the lock of this owner. Race: a lock of another owner that was moved by mistake is restored. */
async function releaseLock(lock: string, owner: LockOwner): Promise<void> {
  const aside = `${lock}-${randomUUID()}`;
  const before = await readLock(lock);
  if (before?.owner.token !== owner.token) return;
  await rename(lock, aside).catch(() => undefined);
  const moved = await readLock(aside);
  if (moved && moved.owner.token !== owner.token) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

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
      if (!['ENOSPC', 'EDQUOT'].includes(codeOf(error)) || !(await exists(reserve))) throw error;
      await rm(reserve, { force: true });
      return work();
    });
  } finally {
    await keep(reserve);
  }
}

async function keep(reserve: string): Promise<void> {
  if ((await stat(reserve).catch(() => undefined))?.size === BYTES) return;
  // Bytes that no file system leaves out or compresses.
  await writeFile(reserve, randomBytes(BYTES)).catch(() => rm(reserve, { force: true }).catch(() => undefined));
}
