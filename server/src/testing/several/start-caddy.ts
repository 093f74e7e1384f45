import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../ports.ts';

/** The proxy of compose (Debian's package), with the Caddyfile that is shipped. */
export interface Caddy {
  /** Address with TLS, of a certificate of its own authority. */
  readonly url: string;
  /** Certificate of that authority. */
  readonly ca: string;
  stop(): Promise<void>;
}

/** Nothing of it reaches this machine: no port of its own, no trusted authority, no administration. */
const APART = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';

/** Starts it in front of servers on these ports. */
export async function startCaddy(ports: readonly number[]): Promise<Caddy> {
  const folder = await mkdtemp(join(tmpdir(), 'navette-caddy-'));
  const shipped = await readFile(new URL('../../../../deploy/Caddyfile', import.meta.url), 'utf8');
  const upstreams = ports.map((port) => `127.0.0.1:${port}`).join(' ');
  const config = join(folder, 'Caddyfile');
  await writeFile(config, APART + shipped.replace('server-1:8080 server-2:8080', upstreams));
  const address = `localhost:${await freePort()}`;
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, SITE_ADDRESS: address },
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const ca = await vi.waitFor(() => readFile(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8'), 15_000);
    return { url: `https://${address}`, ca, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
