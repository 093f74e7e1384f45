import { describe, expect, it } from 'vitest';
import { faultsOfHost, faultsOfRemote } from './shared-check.mjs';
import { sharedModules } from './shared-modules.mjs';

const entry = (name, sync = []) => ({ name, singleton: true, assets: { js: { sync, async: [] } } });

describe('what the host provides', () => {
  it('is everything on the share list', () => {
    expect(faultsOfHost(sharedModules.map(({ request }) => entry(request)))).toEqual([]);
  });

  it('is complained about when a module of the list is missing', () => {
    const [first, ...rest] = sharedModules;
    expect(faultsOfHost(rest.map(({ request }) => entry(request)))).toEqual([
      `The host does not provide ${first?.request}: import it in host/src/federation/provided.ts`,
    ]);
  });
});

describe('what a remote carries', () => {
  it('is nothing of what the host provides', () => {
    const consumed = 'consume-shared-module|default|react|^19.3.1|true|undefined|true|false';
    expect(faultsOfRemote([entry('react')], [consumed, '/app/node_modules/lucide-react/dist/car.js'])).toEqual([]);
  });

  it('is complained about when it brings a shared module of its own', () => {
    expect(faultsOfRemote([entry('react', ['12.js'])], [])).toEqual(['The remote carries its own react; the host provides it']);
  });

  it('is complained about when it reaches into a shared package', () => {
    expect(faultsOfRemote([], ['/app/node_modules/.pnpm/jotai@3.0.1/node_modules/jotai/esm/vanilla.mjs'])).toEqual([
      'The remote bundles jotai; import exactly that name, never a file inside it',
    ]);
  });
});
