import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
  const files = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { cwd: root, encoding: 'utf8' });
  return new Set(
    files
      .trim()
      .split('\n')
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
