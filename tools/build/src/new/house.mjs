import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Settings that the repository of the suite has once for all packages, and a remote outside of it needs.
 * @typedef {object} House
 * @property {Record<string, string>} catalog Library → version.
 * @property {Record<string, string>} kit Package of the kit → version.
 * @property {string} builds The part of `pnpm-workspace.yaml` that says whose build scripts may run; in both places the same packages ask to.
 * @property {Record<string, unknown>} changesets Settings of changesets.
 * @property {string} contract Version of the host contract.
 * @property {Record<string, Record<string, string>>} exports Subpath of the shared package → export → the host contract that brought it; empty for the first.
 * @property {string} pnpm Version of the package manager; another one may not read its settings.
 */

/** Packages with which a remote lives outside of the repository, by their folder in it. */
export const kitPackages = ['openapi', 'shared', 'ops', 'tools/build'];

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
    contract: constantIn('HOST_CONTRACT_VERSION', 'shared/src/federation/contract-version.ts', text),
    exports: exportsIn(join(root, 'shared/api')),
    pnpm: constantIn('PNPM_VERSION', 'tools/scripts/lib/pnpm.mjs', text),
  };
}

/** @param {string} folder Reports of what the shared package exported when it was last released. */
const exportsIn = (folder) =>
  Object.fromEntries(
    readdirSync(folder).map((file) => {
      const { subpath, exports, since = {} } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return [subpath, Object.fromEntries(Object.keys(exports).map((name) => [name, since[name] ?? '']))];
    }),
  );

/** @param {string} name @param {string} file @param {(file: string) => string} text */
function constantIn(name, file, text) {
  const [, version] = new RegExp(`${name} = '([\\d.]+)'`, 'u').exec(text(file)) ?? [];
  if (version === undefined) throw new Error(`${file} has no ${name}`);
  return version;
}

/**
 * As the kit has it: packed with it, or in the repository that it lies in.
 * @param {string} kit Folder of `@navette/build`.
 * @returns {House}
 */
export function houseOfKit(kit) {
  const repository = join(kit, '../..');
  if (existsSync(join(repository, 'pnpm-workspace.yaml')) && existsSync(join(repository, 'shared/src')))
    return houseOf(repository);
  return JSON.parse(readFileSync(join(kit, 'dist/house.json'), 'utf8'));
}

/**
 * The versions of `pnpm-workspace.yaml`, which keeps them one a line.
 * @param {string} text The file.
 * @returns {Record<string, string>} Package → version.
 */
export function catalogOf(text) {
  const [, block = ''] = /^catalog:\n((?:(?: .*|#.*|)\n)*)/m.exec(`${text}\n`) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ {2}"?([^":\s]+)"?:\s*"?([^"#\s]+)/gm)].map(([, name = '', version = '']) => [name, version]),
  );
}
