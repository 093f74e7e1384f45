import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processes } from './processes.ts';

const longestShutdown = 60_000;

/**
 * Makes way for a start: a PostgreSQL that still runs on this data because its server died is asked to stop and waited
 * for; a postmaster.pid that nobody stands behind is removed.
 */
export async function clearOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const deadline = Date.now() + longestShutdown;
  for (let asked = false; ; await pause(50)) {
    const pid = await postmasterPid(file);
    if (pid === undefined) return;
    if (!processes.serves(pid, data)) return rm(file, { force: true });
    if (!asked) process.kill(pid, 'SIGINT');
    asked = true;
    if (Date.now() > deadline) throw new Error(`Another PostgreSQL (process ${pid}) keeps running on ${data}`);
  }
}

async function postmasterPid(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const pid = Number(text?.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}
