import { describe, expect, it } from 'vitest';
import { HOST_CONTRACT_VERSION } from './contract-version.ts';
import { parseReleaseSet, readReleaseSet } from './release-set.ts';
import { samplePinned } from './sample-remote.ts';

const set = (remotes: object) => ({
  id: '2026-05-03-1',
  createdAt: '2026-05-03T08:00:00Z',
  host: { contract: '1.0.0' },
  menu: [],
  remotes,
});

describe('a release set', () => {
  it('pins the remotes of a release set with the hash of every file', () => {
    const value = set({ dispatch: samplePinned() });
    expect(parseReleaseSet(structuredClone(value))).toEqual(value);
  });

  const pinned = samplePinned();
  it.each<[string, object]>([
    ['a file without hash', { modules: { ...pinned.modules, './pages/booking': ['other.js'] } }],
    ['an entry without hash', { entry: 'other.js' }],
    ['a hash of another kind', { files: { ...pinned.files, 'remoteEntry.js': 'sha256-abc' } }],
    ['an empty hash', { files: { ...pinned.files, 'remoteEntry.js': '' } }],
    ['a file outside the folder', { files: { ...pinned.files, '../dispatch2/x.js': `sha384-${'a'.repeat(64)}` } }],
    ['a folder without slash', { base: '/registry/dispatch/1.2.0' }],
    ['a folder of another protocol', { base: 'javascript:alert(1)/' }],
    ['a folder of an unsaid origin', { base: '//evil.example/' }],
    ['another version than declared', { version: '1.2.1' }],
    ['a declared module that was not built', { modules: { './pages/booking': [] } }],
    ['a property it does not know', { trusted: true }],
  ])('refuses %s, as a whole for ops and as one remote in the browser', (_what, changes) => {
    const value = set({
      dispatch: { ...pinned, ...changes },
      masterdata: samplePinned({ name: 'masterdata', dialogs: [] }),
    });
    expect(() => parseReleaseSet(value)).toThrow(/dispatch/);
    const { remotes, refused } = readReleaseSet(value);
    expect(Object.keys(remotes)).toEqual(['masterdata']);
    expect(refused).toEqual([expect.objectContaining({ name: 'dispatch', reason: 'invalid' })]);
  });

  it('refuses the whole release set when the set itself is unreadable', () => {
    expect(() => readReleaseSet({ ...set({}), id: 'a/b' })).toThrow(/"id"/);
    expect(() => readReleaseSet({ ...set({}), extra: 1 })).toThrow(/extra/);
    expect(() => readReleaseSet('<!doctype html>')).toThrow(/expected object/i);
  });

  it('keeps the menu entries of a remote that needs another host, and runs the others', () => {
    const value = set({
      dispatch: samplePinned({ contract: '^2.0.0' }),
      masterdata: samplePinned({ name: 'masterdata', dialogs: [] }),
    });
    const { remotes, refused } = readReleaseSet(value);
    expect(Object.keys(remotes)).toEqual(['masterdata']);
    expect(refused).toEqual([
      {
        name: 'dispatch',
        reason: 'contract',
        detail: `Needs host contract ^2.0.0, this host has ${HOST_CONTRACT_VERSION}`,
        pinned: samplePinned({ contract: '^2.0.0' }),
      },
    ]);
  });

  it('reports the contract instead of a syntax error for a remote of a later contract with unknown properties', () => {
    const later = samplePinned({ contract: '^2.0.0' });
    const { refused } = readReleaseSet(
      set({ dispatch: { ...later, declaration: { ...later.declaration, widgets: [] } } }),
    );
    expect(refused[0]).toMatchObject({
      reason: 'contract',
      detail: `Needs host contract ^2.0.0, this host has ${HOST_CONTRACT_VERSION}`,
    });
  });
});
