import { resolve, join, relative } from 'node:path';
import { check, reportOf } from './check.mjs';
import { evidenceOf } from './evidence.mjs';
import { Refusal } from './remote-package.mjs';
import { attempted, timed, runCommand, runScript, toolOf } from './tools.mjs';
import { existsSync, readFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { unversionedChangesets } from '@navette/ops/changesets';
import { sectionOf } from '../changelog.mjs';
import { tmpdir } from 'node:os';

/**
 * Checks, builds and publishes the version of package.json. Which version runs stays with ops.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {import('./arguments.mjs').Arguments} args
 * @throws {Refusal} naming every obstacle
 */
export async function release(remote, { registry: given, dryRun, allowDirty, evidence, fresh }) {
  if (given === undefined) throw new Refusal('Name the registry: navette-remote release --registry <folder>', 2);
  const registry = resolve(given);
  const version = await attempted('version and changelog', () => allowed(remote, allowDirty));
  const checked = await check(remote, { evidence: evidenceOf(remote, evidence), reuse: !fresh });
  const before = [version.step, ...checked.data.steps];
  if (!version.result || !checked.folder || !checked.data.passed)
    throw new Refusal(`${reportOf(remote, before)}\n${remote.packageName} ${remote.version} was not released.`);
  const { folder: dist } = checked;
  const published = await timed(dryRun ? 'publication, rehearsed' : 'publication', () =>
    dryRun ? rehearse(dist, registry, remote.name) : publish(dist, registry),
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
      steps: [...before, published.step],
    },
  };
}

/**
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {boolean} allowDirty
 */
async function allowed(remote, allowDirty) {
  const { faults, ...known } = await preconditions(remote, { allowDirty });
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
  return known;
}

/**
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {{ added: boolean, folder: string, dryRun: boolean }} outcome
 */
function saying({ name, version }, { added, folder, dryRun }) {
  const what = `${name} ${version}`;
  if (!added) return `${what} is already published with the same content: ${folder}`;
  if (dryRun) return `${what} would be published as ${folder}. Nothing was written.`;
  return `${what} is published as ${folder}.\nTo run it: ops verify ${name}@${version} --boot --server https://…, ops activate ${name}@${version} --why "…"`;
}

/**
 * Preconditions of a release, before anything is checked or built.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {{ allowDirty: boolean }} options
 * @returns {Promise<{ faults: string[], commit: string | undefined, changes: string }>} `changes`: the changelog's section of this version.
 */
export async function preconditions({ root, packageName, version }, { allowDirty }) {
  const faults = [];
  if (!/^\d+\.\d+\.\d+$/.test(version))
    faults.push(`package.json: ${version} is not a version of three numbers, such as 1.2.0.`);
  const waiting = unversionedChangesets(root, packageName).map((file) => relative(root, file));
  if (waiting.length > 0)
    faults.push(
      `${waiting.join(', ')}: these changes are not part of a version yet. Run \`npx changeset version\`, review the result, commit, and release again.`,
    );
  const changes = changelogOf(root, version);
  if (changes === undefined)
    faults.push(
      `CHANGELOG.md has no section for ${version}. Describe the change with \`npx changeset\`, then run \`npx changeset version\`.`,
    );
  const state = await gitState(root);
  if (!allowDirty) faults.push(...treeFaults(state));
  return { faults, commit: state?.commit, changes: changes ?? '' };
}

/** @param {string} root @param {string} version */
function changelogOf(root, version) {
  const file = join(root, 'CHANGELOG.md');
  return existsSync(file) ? sectionOf(readFileSync(file, 'utf8'), version) : undefined;
}

/**
 * @param {Awaited<ReturnType<typeof gitState>>} state
 * @returns {string[]}
 */
function treeFaults(state) {
  if (state === undefined)
    return ['Uncommitted release: this is not a git repository with a commit (--allow-dirty releases anyway).'];
  if (state.changed.length === 0) return [];
  const [first, ...others] = state.changed;
  return [
    `Uncommitted changes in ${first}${others.length > 0 ? ` and ${others.length} more` : ''} (--allow-dirty releases anyway).`,
  ];
}

/**
 * @param {string} root
 * @returns {Promise<{ commit: string, changed: string[] } | undefined>} The commit that is checked out, and files that no commit holds as they are;
 *   nothing outside of a repository with a commit.
 */
export async function gitState(root) {
  const head = await runCommand('git', ['rev-parse', 'HEAD'], { cwd: root }).catch(() => undefined);
  if (head?.code !== 0) return undefined;
  const status = await runCommand('git', ['status', '--porcelain'], { cwd: root });
  return {
    commit: head.output.trim(),
    changed: status.output
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(3)),
  };
}

/**
 * @typedef {{ name: string, version: string, folder: string, added: boolean }} Published `added` is false when exactly this was there already.
 */

/**
 * Hands a built remote to `ops publish`, which refuses a version that is there with other content.
 * @param {string} dist
 * @param {string} registry
 * @returns {Promise<Published>}
 */
export async function publish(dist, registry) {
  const ops = toolOf('@navette/ops', { command: 'ops' });
  if (!existsSync(ops)) throw new Refusal(`${ops} is missing: build the suite first, with npm run build.`);
  const { code, output, errors } = await runScript(ops, ['publish', dist, '--registry', registry, '--json'], {
    cwd: dist,
  });
  if (code !== 0) throw new Refusal(errors.trim() || output.trim());
  return JSON.parse(output);
}

/**
 * Finds out what publishing would do, with a copy of what the registry holds of the remote.
 * @param {string} dist
 * @param {string} registry
 * @param {string} name
 * @returns {Promise<Published>} As if it were published.
 */
export async function rehearse(dist, registry, name) {
  const copy = mkdtempSync(join(tmpdir(), 'navette-rehearsal-'));
  try {
    if (existsSync(join(registry, name))) cpSync(join(registry, name), join(copy, name), { recursive: true });
    // Whoever has no right to publish learns it here.
    if (existsSync(join(registry, 'tokens.json'))) cpSync(join(registry, 'tokens.json'), join(copy, 'tokens.json'));
    const published = await publish(dist, copy);
    return { ...published, folder: published.folder.replace(copy, registry) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
