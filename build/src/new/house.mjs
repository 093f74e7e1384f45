import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogOf } from './catalog.mjs';

/**
 * What the repository of the suite says once for all packages, and a remote outside of it needs.
 * @typedef {object} House
 * @property {Record<string, string>} catalog Library → version.
 * @property {Record<string, string>} kit Package of the kit → version.
 * @property {string} builds The part of `pnpm-workspace.yaml` that says whose build scripts may run; in both places the same packages ask to.
 * @property {Record<string, unknown>} changesets Settings of changesets.
 * @property {string} contract Version of the host contract.
 */

/** Packages with which a remote lives outside of the repository, by their folder in it. */
export const kitPackages = ['openapi', 'shared', 'ops', 'build'];

/**
 * Reads it from the repository.
 * @param {string} root
 * @returns {House}
 */
export function houseOf(root) {
  const text = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const workspace = text('pnpm-workspace.yaml');
  const manifests = kitPackages.map((folder) => JSON.parse(text(`${folder}/package.json`)));
  return {
    catalog: catalogOf(workspace),
    kit: Object.fromEntries(manifests.map(({ name, version }) => [name, version])),
    builds: /^allowBuilds:\n(?: {2}.*\n)+/mu.exec(workspace)?.[0] ?? '',
    changesets: { ...JSON.parse(text('.changeset/config.json')), ignore: [] },
    contract: contractOf(text('shared/src/federation/contract-version.ts')),
  };
}

/** @param {string} source */
function contractOf(source) {
  const [, version] = /HOST_CONTRACT_VERSION = '([\d.]+)'/u.exec(source) ?? [];
  if (version === undefined) throw new Error('shared/src/federation/contract-version.ts has no HOST_CONTRACT_VERSION');
  return version;
}

/**
 * As the kit has it: packed with it, or in the repository that it lies in.
 * @param {string} kit Folder of `@navette/build`.
 * @returns {House}
 */
export function houseOfKit(kit) {
  const repository = join(kit, '..');
  if (existsSync(join(repository, 'pnpm-workspace.yaml')) && existsSync(join(repository, 'shared/src')))
    return houseOf(repository);
  return JSON.parse(readFileSync(join(kit, 'dist/house.json'), 'utf8'));
}
