import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { unversionedChangesets } from '@navette/ops/changesets';
import { sectionOf } from '../changelog/section-of.mjs';
import { gitState } from './git-state.mjs';

/**
 * Preconditions of a release, before anything is checked or built.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {{ allowDirty: boolean }} options
 * @returns {Promise<{ faults: string[], commit: string | undefined, changes: string }>} `changes`: the changelog's section of this version.
 */
export async function preconditions({ root, packageName, version }, { allowDirty }) {
  const faults = [];
  if (!/^\d+\.\d+\.\d+$/.test(version))
    faults.push(`package.json: ${version} is no version; one is three numbers, such as 1.2.0.`);
  const waiting = unversionedChangesets(root, packageName).map((file) => relative(root, file));
  if (waiting.length > 0)
    faults.push(
      `${waiting.join(', ')}: these changes belong to no version yet. Run \`npx changeset version\`, read what it wrote, commit, and release again.`,
    );
  const changes = changelogOf(root, version);
  if (changes === undefined)
    faults.push(
      `CHANGELOG.md says nothing of ${version}. Write the change with \`npx changeset\`, then run \`npx changeset version\`.`,
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
    return [
      'No commit holds what would be released: this is no git repository with a commit (--allow-dirty releases all the same).',
    ];
  if (state.changed.length === 0) return [];
  const [first, ...others] = state.changed;
  return [
    `No commit holds what would be released: ${first}${others.length > 0 ? ` and ${others.length} more` : ''} changed (--allow-dirty releases all the same).`,
  ];
}
