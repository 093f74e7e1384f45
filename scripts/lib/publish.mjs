import { join } from 'node:path';
import { dataDir, remotes, root } from './paths.mjs';
import { must } from './run.mjs';

/** Where published remotes and release sets stand. */
export const registry = process.env.REGISTRY_URL || process.env.REGISTRY_DIR || join(dataDir, 'registry');

/** Publishes the built remotes into the registry and activates the set of exactly these versions; the same versions again change nothing. */
export async function publish() {
  const ops = (/** @type {string[]} */ ...args) =>
    must(process.execPath, [join(root, 'ops/dist/ops.mjs'), ...args, '--registry', registry]);
  for (const remote of remotes) await ops('publish', join(root, remote, 'dist'), '--working-copy');
  // In a container nobody has a name.
  await ops(
    'activate',
    '--latest',
    '--unverified',
    '--who',
    process.env.NAVETTE_WHO || process.env.USER || 'npm start',
    '--why',
    'start of the suite',
  );
}
