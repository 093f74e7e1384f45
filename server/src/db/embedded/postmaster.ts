import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';

/**
 * A small shell between us and PostgreSQL: when our end of its input closes, for whatever reason, it stops the
 * database cleanly. So no database outlives its server, not even after kill -9.
 */
const guard = `
exec 3<&0
"$@" </dev/null & server=$!
(cat <&3 >/dev/null; kill -INT $server 2>/dev/null) &
exec 3<&-
wait $server`;

export interface PostmasterOptions {
  postgres: string;
  data: string;
  socketDir: string;
  logFile: string;
  account: Account | undefined;
  settings: Record<string, string>;
}

export interface Postmaster {
  stop(): Promise<void>;
  /** Resolves when PostgreSQL ends, asked or not. */
  ended: Promise<void>;
}

/** Starts PostgreSQL on a data folder and resolves when it takes connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: options.socketDir,
    unix_socket_permissions: '0700',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(options.logFile, 'a', 0o600);
  const child = spawn('/bin/sh', ['-c', guard, 'sh', options.postgres, '-D', options.data, ...flags], {
    stdio: ['pipe', log, log],
    // A session of its own: Ctrl+C in the terminal reaches us, and we stop the database after the last request.
    detached: true,
    ...options.account,
  });
  closeSync(log);
  const ended = once(child, 'exit').then(
    // Ends the guard's other half, which holds on to the number of a process that is gone.
    () => void child.stdin?.end(),
    () => undefined,
  );
  await untilReady(child, options);
  return {
    ended,
    stop: async () => {
      child.stdin?.end();
      await ended;
    },
  };
}

async function untilReady(child: ChildProcess, { data, logFile }: PostmasterOptions): Promise<void> {
  for (;;) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null)
      throw new Error(`PostgreSQL did not start, see ${logFile}`);
    const status = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
    if (status.split('\n')[7]?.trim() === 'ready') return;
    await pause(10);
  }
}
