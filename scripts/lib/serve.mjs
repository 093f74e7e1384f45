import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { dataDir, root } from './paths.mjs';
import { registryDir } from './publish.mjs';

/**
 * Starts the server and resolves when /healthz answers.
 * @param {{ port: number, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
export async function serve({ port, env = {} }) {
  const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'server/dist/server.mjs')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      NAVETTE_DEMO: '1',
      LOG_LEVEL: 'warn',
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      REGISTRY_DIR: registryDir,
      HOST_DIR: join(root, 'host/dist'),
      ...env,
    },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
  await healthy(server, port);
  return server;
}

/** @param {import('node:child_process').ChildProcess} server @param {number} port */
async function healthy(server, port) {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server stopped with code ${server.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
