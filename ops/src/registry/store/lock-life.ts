import { type HeldLock, startOfProcess, thisProcess } from './lock-owner.ts';

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
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  const now = await startOfProcess(pid);
  return started === '' || now === '' || now === started;
}
