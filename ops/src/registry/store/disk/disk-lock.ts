import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../../refusal.ts';
import { keys } from '../../keys.ts';
import { watchForLife } from '../lock-life.ts';
import { describeOwner, type LockOwner, newOwner } from '../lock-owner.ts';
import { againWhenLost, LostLock } from '../lost-lock.ts';
import type { Held } from '../store.ts';
import { makeFolder } from './make-folder.ts';
import { readLock, releaseLock, takeLock } from './lock-file.ts';
import { withReserve } from './reserve.ts';

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
      `${describeOwner(holder?.owner)} took over while this command stood still. Nothing was changed; try again.`,
    );
}
