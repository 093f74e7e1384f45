import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unversionedChangesets } from '../../../ops/src/release/pending-changesets.mjs';
import { root } from '../lib/paths.mjs';
import { catalogOf } from '../../build/src/new/house.mjs';
import { withVersions } from '../../build/src/new/stand-alone.mjs';
import { cloneRemote } from './standalone.mjs';

const catalog = catalogOf(
  'packages:\n  - shared\n\n# Exact.\ncatalog:\n  "@types/node": 20.19.25\n  # why\n  react: 19.3.1 # pinned\n\n  zod: 4.6.7\n\nallowBuilds:\n  esbuild: true\n',
);
const kit = {
  '@navette/shared': 'file:kit/navette-shared-0.1.0.tgz',
  '@navette/ops': 'file:kit/navette-ops-0.1.0.tgz',
};

describe('the versions of the repository', () => {
  it('reads the versions from the catalog of the repository and nothing around it', () => {
    expect(catalog).toEqual({ '@types/node': '20.19.25', react: '19.3.1', zod: '4.6.7' });
  });
});

describe('the package of a remote outside of the repository', () => {
  it('writes exact versions and the archives of the kit into the package of a cloned remote', () => {
    const manifest = {
      name: '@navette/remote-x',
      dependencies: { '@navette/shared': 'workspace:*', react: 'catalog:' },
      devDependencies: { '@types/node': 'catalog:' },
    };
    expect(withVersions(manifest, catalog, kit)).toEqual({
      name: '@navette/remote-x',
      dependencies: { '@navette/shared': kit['@navette/shared'], react: '19.3.1' },
      devDependencies: { '@types/node': '20.19.25', '@navette/ops': kit['@navette/ops'] },
    });
  });

  it('refuses to clone when the catalog lacks a version', () => {
    expect(() => withVersions({ dependencies: { leftpad: 'catalog:' } }, catalog, kit)).toThrow(
      'The catalog has no version of leftpad',
    );
  });
});

describe('a clone of one remote', () => {
  it('clones the sources of a remote and the kit, and nothing of the rest of the repository', () => {
    const place = mkdtempSync(join(tmpdir(), 'clone-'));
    const archives = Object.fromEntries(
      ['openapi', 'shared', 'ops', 'build'].map((name) => [
        `@navette/${name}`,
        join(place, `navette-${name}-0.1.0.tgz`),
      ]),
    );
    for (const archive of Object.values(archives)) writeFileSync(archive, '');
    const clone = join(place, 'masterdata');
    cloneRemote('remote-masterdata', clone, archives);
    const text = (/** @type {string} */ file) => readFileSync(join(clone, file), 'utf8');
    expect(text('package.json')).not.toMatch(/workspace:|catalog:/);
    expect(text('pnpm-workspace.yaml')).toMatch(/^allowBuilds:\n(.*\n)* {2}esbuild: true$/mu);
    expect(JSON.parse(text('tsconfig.json'))).not.toHaveProperty('references');
    expect(JSON.parse(text('.changeset/config.json')).ignore).toEqual([]);
    const waiting = unversionedChangesets(clone, '@navette/remote-masterdata').map((file) => basename(file));
    expect(waiting).toEqual(
      unversionedChangesets(join(root, 'remote-masterdata'), '@navette/remote-masterdata').map((file) =>
        basename(file),
      ),
    );
    expect(waiting.map((file) => text(`.changeset/${file}`)).join('')).not.toMatch(
      /^['"]@navette\/(?!remote-masterdata)/m,
    );
    expect(text('pnpm-workspace.yaml')).toContain('"@navette/shared": file:kit/navette-shared-0.1.0.tgz');
    expect(
      ['src/remote.ts', 'CHANGELOG.md', 'messages/fr.json', 'kit/navette-build-0.1.0.tgz'].filter(
        (file) => !existsSync(join(clone, file)),
      ),
    ).toEqual([]);
    expect(['node_modules', 'dist', '.tsbuild'].filter((file) => existsSync(join(clone, file)))).toEqual([]);
  });
});
