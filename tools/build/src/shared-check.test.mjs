import { describe, expect, it } from 'vitest';
import { faultsOf } from './remote.mjs';

/** @param {string} name @param {string[]} sync */
const entry = (name, sync = []) => ({ name, assets: { js: { sync, async: [] } } });

describe('modules that a remote bundles', () => {
  it('accepts a remote that bundles none of the host’s modules but business rules', () => {
    const consumed = 'consume-shared-module|default|react|^19.3.1|true|undefined|true|false';
    expect(
      faultsOf(
        [entry('react')],
        [
          consumed,
          '/app/node_modules/lucide-react/dist/car.js',
          '/app/remote-x/src/shared/list.ts',
          'builtin:swc-loader!/app/shared/src/domain/time/date.ts',
          '/app/node_modules/@navette/shared/dist/src/domain/time/date.js',
        ],
      ),
    ).toEqual([]);
  });

  it('refuses a remote that bundles a shared module', () => {
    expect(faultsOf([entry('react', ['12.js'])], [])).toEqual(['The remote bundles react, which the host provides']);
  });

  it.each([
    ['/app/node_modules/.pnpm/jotai@3.0.1/node_modules/jotai/esm/vanilla.mjs', 'jotai'],
    ['builtin:swc-loader!/app/shared/src/session/session-state.ts', '@navette/shared'],
  ])('refuses a remote that imports internals of a shared package: %s', (identifier, owner) => {
    expect(faultsOf([], [identifier])).toEqual([
      `The remote bundles a file of ${owner}; import it only through the entries of the share list`,
    ]);
  });
});
