import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** Folders of the remotes in the repository. */
const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));

/** @type {Map<string, Promise<void>>} */
const published = new Map();

/**
 * Publishes the built remotes into a registry and activates them, once in a run: suites that name the same one share it.
 * @param {string} registryDir
 * @returns {Promise<void>}
 */
export function publish(registryDir) {
  const done = published.get(registryDir) ?? publishAll(registryDir);
  published.set(registryDir, done);
  return done;
}

/** @param {string} registryDir */
async function publishAll(registryDir) {
  const ops = (/** @type {string[]} */ ...args) =>
    run([join(root, 'ops/dist/ops.mjs'), ...args, '--registry', registryDir]);
  for (const remote of remotes) await ops('publish', join(root, remote, 'dist'), '--working-copy');
  await ops('activate', '--latest', '--unverified', '--who', 'bench', '--why', 'benchmark');
}
