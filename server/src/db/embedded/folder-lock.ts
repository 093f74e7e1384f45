import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another process works on the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** Keeps two servers from running on one data folder; a lock whose process is gone is taken over. Returns how to give it back. */
export async function takeFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'server.lock');
  const mine = await identity(process.pid);
  for (;;) {
    try {
      await writeFile(file, `${process.pid} ${mine}`, { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch {
      const [pid = '', ...rest] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
      if (pid && (await identity(Number(pid)).catch(() => undefined)) === rest.join(' ')) {
        throw new FolderInUseError(`The data folder ${dataDir} is in use by process ${pid}`);
      }
      await rm(file, { force: true });
    }
  }
}

/** A process number comes round again; together with the boot and the start time it does not. */
async function identity(pid: number): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie works in no folder; it only waits for its parent to notice.
  if (afterName[0] === 'Z' || afterName[0] === 'X') throw new Error(`process ${pid} has ended`);
  return `${boot.trim()} ${afterName[19]}`;
}
