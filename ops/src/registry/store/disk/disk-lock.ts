import { randomUUID } from 'node:crypto';
import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../../refusal.ts';
import { keys } from '../../keys.ts';
import { LostLock } from '../lost-lock.ts';
import type { Held } from '../store.ts';
import { type LockOwner, releaseLock, takeLock, thisProcess, readLock } from './lock-file.ts';
import { watchForLife } from './lock-life.ts';

const patience = 60_000;
const beat = 2_000;

/**
 * Runs `work` under the lock of the registry. Waits while it is held, takes it over from a dead owner, gives up after a minute.
 * @param work calls `confirm` right before it changes something; it is run again when the lock was lost before
 */
export async function withDiskLock<T>(registry: string, work: (held: Held) => Promise<T>): Promise<T> {
  await mkdir(registry, { recursive: true });
  for (let attempt = 1; ; attempt++) {
    try {
      return await lockedOnce(registry, work);
    } catch (error) {
      if (!(error instanceof LostLock) || attempt === 3) throw error;
    }
  }
}

async function lockedOnce<T>(registry: string, work: (held: Held) => Promise<T>): Promise<T> {
  const lock = join(registry, keys.lock);
  const me = await signature();
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
  const me = await signature();
  await waitFor(lock, me);
  try {
    return await work();
  } finally {
    await releaseLock(lock, me);
  }
}

const signature = async (): Promise<LockOwner> => ({
  ...(await thisProcess()),
  token: randomUUID(),
  at: new Date().toISOString(),
});

async function waitFor(lock: string, me: LockOwner): Promise<void> {
  const started = performance.now();
  const life = watchForLife();
  while (!(await takeLock(lock, me))) {
    const holder = await readLock(lock);
    if (holder && (await life.isGone(holder))) await releaseLock(lock, holder.owner);
    else if (performance.now() - started > patience)
      throw new Refusal(
        `${describe(holder?.owner)} has been changing this registry for more than ${patience / 1000} s. Try again; nothing was changed.`,
      );
    else await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 40));
  }
}

const describe = (owner: LockOwner | undefined): string =>
  owner ? `Process ${owner.pid} on ${owner.host} (since ${owner.at})` : 'Another command';

async function confirm(lock: string, me: LockOwner): Promise<void> {
  const holder = await readLock(lock);
  if (holder?.owner.token !== me.token)
    throw new LostLock(
      `${describe(holder?.owner)} took over while this command stood still. Nothing was changed; try again.`,
    );
}
