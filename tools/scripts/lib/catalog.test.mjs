import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogOf } from '../../build/src/new/catalog.mjs';
import { root } from './paths.mjs';

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

/** Names of the catalog. */
const catalogued = () => Object.keys(catalogOf(read('pnpm-workspace.yaml')));

/** Names that some package takes from the catalog. */
function taken() {
  const within = (/** @type {string} */ folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
      .map(({ name }) => join(folder, name));
  const folders = ['.', ...within('.').flatMap((folder) => [folder, ...within(folder)]), ...within('tests/fakes')];
  return new Set(
    folders
      .map((folder) => join(folder, 'package.json'))
      .filter((file) => existsSync(join(root, file)))
      .flatMap((file) => {
        const { dependencies, devDependencies, peerDependencies, optionalDependencies } = JSON.parse(read(file));
        return Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies });
      })
      .filter(([, version]) => version === 'catalog:')
      .map(([name]) => name),
  );
}

describe('the catalog of versions', () => {
  it('names only the versions that a package uses', () => {
    const used = taken();
    expect(catalogued().length).toBeGreaterThan(0);
    expect(catalogued().filter((name) => !used.has(name))).toEqual([]);
  });

  it('names all the versions that a package uses', () => {
    const known = new Set(catalogued());
    expect([...taken()].filter((name) => !known.has(name))).toEqual([]);
  });
});
