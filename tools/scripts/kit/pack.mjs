import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { kitPackages } from '../../build/src/new/house.mjs';
import { root } from '../lib/paths.mjs';
import { pnpm } from '../lib/pnpm.mjs';

/**
 * Packs the kit: JavaScript and types, with the versions of everything they need written out.
 * @param {string} folder Where the archives go.
 * @returns {Promise<Record<string, string>>} Name of the package → its archive.
 */
export async function packKit(folder) {
  const target = resolve(folder);
  mkdirSync(target, { recursive: true });
  await Promise.all(kitPackages.map((name) => pnpm(['pack', '--pack-destination', target], { cwd: join(root, name) })));
  return archivesIn(target);
}

/**
 * The archives of a kit that was packed.
 * @param {string} folder
 * @returns {Record<string, string>} Name of the package → its archive.
 */
export const archivesIn = (folder) => Object.fromEntries(kitPackages.map((name) => archiveOf(name, resolve(folder))));

/**
 * @param {string} folder
 * @param {string} target
 * @returns {[string, string]}
 */
function archiveOf(folder, target) {
  const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return [name, join(target, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)];
}
