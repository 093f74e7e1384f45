import { spawn } from 'node:child_process';
import { teamCommand } from './build-version.ts';

/** Remote served from a developer's machine. */
export interface DevServer {
  /** Address to open: the deployed suite with an override to this remote. */
  readonly address: string;
  /** Origin that ops have to allow. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Runs `dev --host` in the folder of a remote until it prints the address to open. */
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
