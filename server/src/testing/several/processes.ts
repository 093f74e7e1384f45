import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../ports.ts';

/** Server processes on one database. */
export interface Processes {
  readonly ports: readonly number[];
  /** Starts one again, also of another program; resolves when it is ready. */
  readonly start: (index: number, program?: string) => Promise<void>;
  /** Kills one as a machine that loses its power does. */
  readonly kill: (index: number) => Promise<void>;
  /** Asks one to stop; answers its exit code. */
  readonly stop: (index: number) => Promise<number | null>;
  readonly stopAll: () => Promise<void>;
}

/**
 * Starts processes of a bundled server, each on a port of its own.
 * @param atOnce how many of them; the others have a port and are started later
 */
export async function startProcesses(
  program: string,
  count: number,
  env: NodeJS.ProcessEnv,
  atOnce = count,
): Promise<Processes> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const children: (ChildProcess | undefined)[] = [];
  const start = async (index: number, started = program) => {
    const child = spawn(process.execPath, [started], {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(ports[index]), LOG_LEVEL: 'silent', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children[index] = child;
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`a server ended with ${code}`))),
    ]);
  };
  const end = async (index: number, signal: NodeJS.Signals) => {
    const child = children[index];
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code]: (number | null)[] = await gone;
    return code ?? null;
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => start(index)));
  return {
    ports,
    start,
    kill: async (index) => void (await end(index, 'SIGKILL')),
    stop: (index) => end(index, 'SIGTERM'),
    stopAll: async () => void (await Promise.all(ports.map((_, index) => end(index, 'SIGKILL')))),
  };
}
