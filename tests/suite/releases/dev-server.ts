import { spawn } from 'node:child_process';
import { teamCommand } from './build-version.ts';

/** A remote that a developer serves from their own machine. */
export interface DevServer {
  /** What to open in the browser: the deployed suite, asked to take the remote from here. */
  readonly address: string;
  /** What ops have to allow. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Runs `dev --host` in the folder of a remote, until it says what to open. */
export async function startDevServer(remote: string, suite: string): Promise<DevServer> {
  const child = spawn(process.execPath, [teamCommand, 'dev', '--host', suite, '--port', '0'], {
    cwd: remote,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [found] = /http\S+\?override=\S+/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`dev --host ended:\n${output}`)));
  });
  const [, from = ''] = address.split('@');
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    await ended;
  };
  return { address, origin: new URL(from).origin, stop };
}
