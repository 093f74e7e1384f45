import { randomUUID } from 'node:crypto';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import * as z from 'zod';
import { codeOf, Refusal } from '../../refusal.ts';

/** Owner of a lock as it is written down. */
export const ownerSchema = z.object({
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

export type LockOwner = Readonly<z.infer<typeof ownerSchema>>;

export interface HeldLock {
  readonly owner: LockOwner;
  /** Heartbeat: changes as long as the owner is alive. */
  readonly touched: number;
}

export const newOwner = async (): Promise<LockOwner> => ({
  ...(await thisProcess()),
  token: randomUUID(),
  at: new Date().toISOString(),
});

export const describeOwner = (owner: LockOwner | undefined): string =>
  owner ? `Process ${owner.pid} on ${owner.host} (since ${owner.at})` : 'Another command';

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

/** Time to live without a heartbeat, ms: ten beats. A machine that is only slow does not lose its lock. */
const silence = 20_000;

/**
 * Liveness of the owner of a lock: by its process id on this machine; for a process of another machine (a shared volume) by the
 * heartbeat of its lock, measured with this machine's own clock while it waits, so that clocks that differ do no harm.
 */
export function watchForLife(
  patience: number = silence,
  now: () => number = () => performance.now(),
): { isGone(held: HeldLock): Promise<boolean> } {
  let seen: { readonly sign: string; readonly since: number } | undefined;
  return {
    async isGone({ owner, touched }) {
      const me = await thisProcess();
      if (owner.host === me.host && owner.realm === me.realm) return !(await runs(owner.pid, owner.started));
      const sign = `${owner.token} ${touched}`;
      if (seen?.sign !== sign) seen = { sign, since: now() };
      return now() - seen.since > patience;
    },
  };
}

async function runs(pid: number, started: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  const now = await startOfProcess(pid);
  return started === '' || now === '' || now === started;
}

/** The lock was lost before anything was changed: what was decided under it is decided again. */
export class LostLock extends Refusal {}

const ATTEMPTS = 3;

/** Runs work under a lock again when it lost that. */
export async function againWhenLost<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LostLock) || attempt === ATTEMPTS) throw error;
    }
  }
}
