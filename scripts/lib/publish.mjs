import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir, remotes, root } from './paths.mjs';
import { run } from './run.mjs';

/** Where published remotes and release sets stand. */
export const registry = process.env.REGISTRY_URL || process.env.REGISTRY_DIR || join(dataDir, 'registry');

/** Names of remotes, where not all are wanted: `NAVETTE_REMOTES=dispatch,live npm start` publishes these alone. */
const wanted = process.env.NAVETTE_REMOTES
  ? process.env.NAVETTE_REMOTES.split(',').map((name) => `remote-${name}`)
  : remotes;

/** The registry did not take the builds: it asks for a token, is damaged or on a full disk. The message is what ops said. */
export class NotPublished extends Error {}

/**
 * Publishes the built remotes into the registry and activates the set of exactly these versions; the same versions again change nothing.
 * @param {typeof run} [runs] How ops is run.
 * @throws {NotPublished}
 */
export async function publish(runs = run) {
  if (isPublished()) return;
  const ops = async (/** @type {string[]} */ ...args) => {
    const argv = [join(root, 'ops/dist/ops.mjs'), ...args, '--registry', registry];
    const { code, output } = await runs(process.execPath, argv);
    if (code !== 0) throw new NotPublished(output.trim());
  };
  for (const remote of wanted) await ops('publish', join(root, remote, 'dist'), '--working-copy');
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
  if (isFolder) writeFileSync(stamp, state());
}

const isFolder = !registry.includes('://');
const stamp = join(registry, '.published-from');

/** Whether the set that runs is the one that these very builds were published for. Asking ops six times would take seconds of every start. */
const isPublished = () => isFolder && existsSync(stamp) && readFileSync(stamp, 'utf8') === state();

/** What was published: fingerprints of the builds, and the set that runs with them. */
function state() {
  const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const builds = [...wanted, 'ops'].map((name) => `${name} ${read(join(root, name, 'dist/.built-from'))}`);
  return [...builds, read(join(registry, 'current'))].join('\n');
}
