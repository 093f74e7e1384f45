import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processes } from './processes.ts';

/** Another process works on the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** Keeps two servers from running on one data folder; a lock whose process is gone is taken over. Returns how to give it back. */
export async function takeFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'server.lock');
  const mine = processes.mark(process.pid);
  for (;;) {
    try {
      await writeFile(file, `${process.pid} ${mine}`, { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const [pid = '', ...rest] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
      if (pid && runsStill(Number(pid), rest.join(' '))) {
        throw new FolderInUseError(`The data folder ${dataDir} is in use by process ${pid}`);
      }
      await rm(file, { force: true });
    }
  }
}

/** A process number comes round again; together with its mark it does not. */
function runsStill(pid: number, mark: string): boolean {
  try {
    return processes.mark(pid) === mark;
  } catch {
    return false;
  }
}
