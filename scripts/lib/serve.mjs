import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { dataDir, root } from './paths.mjs';
import { registry } from './publish.mjs';

/**
 * Starts the server and resolves when it says that it serves. The port is not polled: another process may answer on it.
 * @param {{ port: number, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<import('node:child_process').ChildProcess>}
 * @throws {ServerEnded} with the exit code of a server that ended instead
 */
export async function serve({ port, env = {} }) {
  const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'server/dist/server.mjs')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      NAVETTE_DEMO: '1',
      LOG_LEVEL: 'warn',
      ...process.env,
      // The demo's password is known: whoever wants others to reach it says so.
      HOST: process.env.HOST || '127.0.0.1',
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

/** A server that ended before it served. */
export class ServerEnded extends Error {
  /** @param {number} code */
  constructor(code) {
    super(`the server ended with code ${code}`);
    this.code = code;
    /** Whether the server has said in a sentence why. */
    this.explained = code === 78 || code === 98;
  }
}
