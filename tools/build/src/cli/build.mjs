import { rspack } from '@rspack/core';
import { Refusal } from './refusal.mjs';
import { timed } from './steps.mjs';

/**
 * Builds the remote as it is released.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @returns {Promise<{ text: string, data: { steps: import('./steps.mjs').Step[], folder: string } }>}
 * @throws {Refusal} with what is wrong
 */
export async function buildRemote({ root, packageName, version }) {
  process.env.NODE_ENV = 'production';
  const { remoteConfig } = await import('../remote.mjs');
  const { step, result } = await timed('build', () => compile(remoteConfig(root)));
  return { text: `${packageName} ${version} is built in ${result}`, data: { steps: [step], folder: result } };
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
      const failed =
        error ?? (stats?.hasErrors() ? new Refusal(`FAIL  build\n${stats.toString('errors-only')}`) : undefined);
      compiler.close(() => (failed ? reject(failed) : resolve(compiler.outputPath)));
    });
  });
}
