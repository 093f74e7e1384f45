import { resolve } from 'node:path';
import { buildRemote } from './build.mjs';
import { check } from './check.mjs';
import { evidenceOf } from './evidence.mjs';
import { preconditions } from './preconditions.mjs';
import { publish, rehearse } from './publish.mjs';
import { Refusal } from './refusal.mjs';
import { timed } from './steps.mjs';

/**
 * Checks, builds and publishes the version of package.json. Which version runs stays with ops.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {import('./arguments.mjs').Arguments} args
 * @throws {Refusal} naming every obstacle
 */
export async function release(remote, { registry: given, dryRun, allowDirty, evidence, fresh }) {
  if (given === undefined) throw new Refusal('Name the registry: navette-remote release --registry <folder>', 2);
  const registry = resolve(given);
  const version = await timed('version and changelog', () => allowed(remote, allowDirty));
  const checked = await check(remote, { evidence: evidenceOf(remote, evidence), reuse: !fresh });
  const built = await buildRemote(remote);
  const published = await timed(dryRun ? 'publication, rehearsed' : 'publication', () =>
    dryRun ? rehearse(built.data.folder, registry, remote.name) : publish(built.data.folder, registry),
  );
  const { name, added, folder } = published.result;
  const { commit, changes } = version.result;
  return {
    text: saying(remote, { added, folder, dryRun }),
    data: {
      name,
      version: remote.version,
      commit: commit ?? null,
      registry,
      folder,
      added,
      dryRun,
      changes,
      steps: [version.step, ...checked.data.steps, ...built.data.steps, published.step],
    },
  };
}

/**
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {boolean} allowDirty
 */
async function allowed(remote, allowDirty) {
  const { faults, ...known } = await preconditions(remote, { allowDirty });
  if (faults.length > 0)
    throw new Refusal(
      `${remote.packageName} ${remote.version} is not released:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  return known;
}

/**
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {{ added: boolean, folder: string, dryRun: boolean }} outcome
 */
function saying({ name, version }, { added, folder, dryRun }) {
  const what = `${name} ${version}`;
  if (!added) return `${what} is published already, with exactly this content: ${folder}`;
  if (dryRun) return `${what} would be published as ${folder}. Nothing was written.`;
  return `${what} is published as ${folder}.\nIt runs when ops activate it: ops verify ${name}@${version} --boot --server https://…, ops activate ${name}@${version} --why "…"`;
}
