import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { dataDir, root } from './paths.mjs';
import { registry } from './publish.mjs';

/** Loopback by default: the password of the demo accounts is public. */
const host = process.env.HOST || '127.0.0.1';

/**
 * Reason why the port cannot be used, checked before a build of minutes; the server checks again.
 * @param {number} port
 * @returns {Promise<string | undefined>} a sentence
 */
export async function portFault(port) {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      ? `Port ${port} of ${host} is in use by another program: stop it, or set PORT to another port.`
      : `Cannot listen on port ${port} of ${host} (${message}): set PORT and HOST to others.`;
  }
}

/**
 * Starts the server and resolves when its output says that it is ready. The port is not polled: another process may answer on it.
 * @param {{ port: number, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<import('node:child_process').ChildProcess>}
 * @throws {ServerEnded} with the exit code when the server ends first
 */
export async function serve({ port, env = {} }) {
  const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'server/dist/server.mjs')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      NAVETTE_DEMO: '1',
      LOG_LEVEL: 'warn',
      // Statements are slow while the demo is filled, and beside a build.
      SLOW_QUERY_MS: '5000',
      ...process.env,
      HOST: host,
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(registry.includes('://')
        ? { REGISTRY_URL: registry, REGISTRY_DIR: '' }
        : { REGISTRY_URL: '', REGISTRY_DIR: registry }),
      HOST_DIR: join(root, 'host/dist'),
      ...env,
    },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
  await new Promise((resolve, reject) => {
    server.once('message', resolve);
    server.once('exit', (code) => reject(new ServerEnded(code ?? 1)));
  });
  return server;
}

/** The server ended before it was ready. */
export class ServerEnded extends Error {
  /** @param {number} code */
  constructor(code) {
    super(`the server ended with code ${code}`);
    this.code = code;
    /** Whether the server has printed the reason. */
    this.explained = code === 78 || code === 98;
  }
}
