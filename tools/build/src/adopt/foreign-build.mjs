import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADOPTED, Refusal } from '../cli/remote-package.mjs';

/**
 * The manifest of a build by the plugin of module federation, the parts that count here.
 * @typedef {object} ForeignManifest
 * @property {{ globalName: string, publicPath: string, remoteEntry: { name: string, path: string, type: string } }} metaData
 * @property {{ name: string, requiredVersion: string, assets: Assets }[]} shared
 * @property {{ id: string, name: string, path: string, file?: string, assets: Assets }[]} exposes
 */

/** @typedef {Record<'js' | 'css', { sync: string[], async: string[] }>} Assets */

/** Folder of the build of a foreign remote, in its own. @param {string} root */
export function folderOf(root) {
  const file = join(root, ADOPTED);
  return (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).dist) || 'dist';
}

/**
 * Reads what the bundler says of a build, with the source file of each module where it says that too.
 * @param {string} dist
 * @returns {ForeignManifest}
 * @throws {Refusal} when this build can't run in the page of the suite, with what has to be changed in its configuration
 */
export function foreignManifest(dist) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(dist, file), 'utf8'));
  if (!existsSync(join(dist, 'mf-manifest.json')))
    throw new Refusal(
      `${join(dist, 'mf-manifest.json')} is missing. Build the remote first, with ModuleFederationPlugin of @module-federation/enhanced (\`manifest\` is not switched off).`,
    );
  const manifest = read('mf-manifest.json');
  const { publicPath, remoteEntry } = manifest.metaData;
  const faults = [
    ...(publicPath === 'auto'
      ? []
      : [
          `output.publicPath must be 'auto', not ${JSON.stringify(publicPath)}: the suite serves the files at its own address.`,
        ]),
    ...(remoteEntry.type === 'global' || remoteEntry.type === 'var'
      ? []
      : [`library.type must be 'var', not ${JSON.stringify(remoteEntry.type)}: the entry is loaded as a script.`]),
  ];
  if (faults.length > 0) throw new Refusal(`${dist} can't run in the suite:\n  ${faults.join('\n  ')}`);
  const stats = existsSync(join(dist, 'mf-stats.json')) ? read('mf-stats.json') : manifest;
  const fileOf = new Map(
    stats.exposes.map((/** @type {{ path: string, file?: string }} */ { path, file }) => [path, file]),
  );
  return {
    ...manifest,
    exposes: manifest.exposes.map((/** @type {{ path: string }} */ each) => ({ ...each, file: fileOf.get(each.path) })),
  };
}
