import { rspack } from '@rspack/core';
import { Refusal } from './remote-package.mjs';
import { timed } from './tools.mjs';

/**
 * Builds the remote as it is released.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @returns {Promise<{ text: string, data: { steps: import('./tools.mjs').Step[], folder: string } }>}
 * @throws {Refusal} with what is wrong
 */
export async function build(remote) {
  const { step, result } = await timed('build', () => buildRemote(remote));
  return {
    text: `${remote.packageName} ${remote.version} is built in ${result}`,
    data: { steps: [step], folder: result },
  };
}

/**
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @returns {Promise<string>} The folder of its files.
 * @throws {Refusal} with what is wrong
 */
export async function buildRemote(remote) {
  if (remote.adopted) return (await import('../adopt/build-adopted.mjs')).buildAdopted(remote);
  process.env.NODE_ENV = 'production';
  const { remoteConfig } = await import('../remote.mjs');
  return compile(remoteConfig(remote.root));
}

/**
 * @param {import('@rspack/core').Configuration} config
 * @returns {Promise<string>} The folder of its files.
 */
function compile(config) {
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (stats?.hasWarnings()) process.stderr.write(`${stats.toString({ all: false, warnings: true })}\n`);
      const failed = error ?? (stats?.hasErrors() ? new Refusal(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failed ? reject(failed) : resolve(compiler.outputPath)));
    });
  });
}

/**
 * Serves the remote while it is being written, until it is stopped.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {import('./arguments.mjs').Arguments} args
 * @returns {Promise<number>}
 */
export async function dev(remote, { host, port }) {
  if (remote.adopted) throw new Refusal('An adopted remote is served while it is written by its own bundler.');
  if (host !== undefined) {
    const { devAgainstHost } = await import('../dev/against-host.mjs');
    const { say } = await devAgainstHost(remote, { host, port }).catch((error) => {
      throw error?.code === 'EADDRINUSE' ? new Refusal(`Port ${port} is in use: name another one with --port.`) : error;
    });
    process.stdout.write(`${say}\n`);
    return 0;
  }
  if (remote.workspace === undefined)
    throw new Refusal('This clone contains no host. Name a deployed one: navette-remote dev --host https://…', 2);
  await devInWorkspace(remote.root, port);
  return 0;
}

/**
 * @param {string} root
 * @param {number} port
 */
async function devInWorkspace(root, port) {
  process.env.NODE_ENV = 'development';
  const [{ rspack }, { RspackDevServer }, { serveConfig }] = await Promise.all([
    import('@rspack/core'),
    import('@rspack/dev-server'),
    import('../serve.mjs'),
  ]);
  const config = await serveConfig(root);
  await new RspackDevServer({ ...config.devServer, port }, rspack(config)).start();
}
