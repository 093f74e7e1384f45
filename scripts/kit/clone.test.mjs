import { describe, expect, it } from 'vitest';
import { catalogOf } from './catalog.mjs';
import { withVersions } from './clone.mjs';

const catalog = catalogOf('packages:\n  - shared\n\n# Exact.\ncatalog:\n  "@types/node": 20.19.25\n  # why\n  react: 19.3.1 # pinned\n\n  zod: 4.6.7\n\nallowBuilds:\n  esbuild: true\n');
const kit = { '@navette/shared': 'file:kit/navette-shared-0.1.0.tgz', '@navette/ops': 'file:kit/navette-ops-0.1.0.tgz' };

describe('the versions of the repository', () => {
  it('are read from its catalog and nothing around it', () => {
    expect(catalog).toEqual({ '@types/node': '20.19.25', react: '19.3.1', zod: '4.6.7' });
  });
});

describe('the package of a remote outside of the repository', () => {
  it('names exact versions, and the archives of the kit', () => {
    const manifest = { name: '@navette/remote-x', dependencies: { '@navette/shared': 'workspace:*', react: 'catalog:' }, devDependencies: { '@types/node': 'catalog:' } };
    expect(withVersions(manifest, catalog, kit)).toEqual({
      name: '@navette/remote-x',
      dependencies: { '@navette/shared': kit['@navette/shared'], react: '19.3.1' },
      devDependencies: { '@types/node': '20.19.25', '@navette/ops': kit['@navette/ops'] },
    });
  });

  it('is refused when the catalog lacks a version', () => {
    expect(() => withVersions({ dependencies: { luxon: 'catalog:' } }, catalog, kit)).toThrow('The catalog has no version of luxon');
  });
});
