import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * Starts the product by `npm start`, in its own data folder, and resolves when it answers.
 * @param repository where it is started, by default this one
 * @param remotes those that run, by default all: a boot opens every page of each
 * @param env more of the environment
 * @param onOutput hears what it prints
 * @param simulator speed of the drivers who are played; by default nobody plays, so that journeys meet what they made themselves
 */
export async function startSuite({
  port,
  dataDir,
  simulator = 0,
  repository = root,
  remotes = [],
  env = {},
  onOutput,
}: {
  port: number;
  dataDir: string;
  simulator?: number;
  repository?: string;
  remotes?: readonly string[] | undefined;
  env?: Readonly<Record<string, string>>;
  onOutput?: (text: string) => void;
}): Promise<ChildProcess> {
  const output: string[] = [];
  const child = spawn(process.execPath, [join(repository, 'tools/scripts/start.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      REGISTRY_DIR: '',
      NAVETTE_SIMULATOR: String(simulator),
      NAVETTE_REMOTES: remotes.join(','),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output.push(chunk.toString());
      onOutput?.(chunk.toString());
    });
  await new Promise<unknown>((next, reject) => {
    child.once('message', next);
    child.once('exit', () => reject(new Error(`the suite did not start:\n${output.join('')}`)));
  });
  return child;
}

/** Stops the suite as Ctrl+C does, and waits until its process ended. */
export async function stopSuite(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((next) => child.once('exit', () => next()));
  child.kill('SIGINT');
  await gone;
}
