import { describe, expect, it } from 'vitest';
import { faultsOf } from './shared-check.mjs';

/** @param {string} name @param {string[]} sync */
const entry = (name, sync = []) => ({ name, assets: { js: { sync, async: [] } } });

describe('what a remote carries', () => {
  it('is nothing of what the host provides', () => {
    const consumed = 'consume-shared-module|default|react|^19.3.1|true|undefined|true|false';
    expect(
      faultsOf(
        [entry('react')],
        [consumed, '/app/node_modules/lucide-react/dist/car.js', '/app/remote-x/src/shared/list.ts'],
      ),
    ).toEqual([]);
  });

  it('is complained about when it brings a shared module of its own', () => {
    expect(faultsOf([entry('react', ['12.js'])], [])).toEqual([
      'The remote carries its own react; the host provides it',
    ]);
  });

  it.each([
    ['/app/node_modules/.pnpm/jotai@3.0.1/node_modules/jotai/esm/vanilla.mjs', 'jotai'],
    ['builtin:swc-loader!/app/shared/src/session/session-state.ts', '@navette/shared'],
  ])('is complained about when it reaches into a shared package: %s', (identifier, owner) => {
    expect(faultsOf([], [identifier])).toEqual([
      `The remote bundles a file of ${owner}; import what the share list offers of it, never a file inside it`,
    ]);
  });
});
