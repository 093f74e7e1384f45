import { Refusal } from './refusal.mjs';

/**
 * Serves the remote while it is being written, until it is stopped.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {import('./arguments.mjs').Arguments} args
 * @returns {Promise<number>}
 */
export async function dev(remote, { host, port }) {
  if (host !== undefined) {
    const { devAgainstHost } = await import('../dev/against-host.mjs');
    const { say } = await devAgainstHost(remote, { host, port }).catch((error) => {
      throw error?.code === 'EADDRINUSE'
        ? new Refusal(`Something else listens on port ${port}: name another one with --port.`)
        : error;
    });
    process.stdout.write(`${say}\n`);
    return 0;
  }
  if (remote.workspace === undefined)
    throw new Refusal(
      'This clone holds no host to develop against. Name a deployed one: navette-remote dev --host https://…',
      2,
    );
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
