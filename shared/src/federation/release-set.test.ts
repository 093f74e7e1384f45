import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { HOST_CONTRACT_VERSION } from './contract-version.ts';
import { readReleaseSet } from './read-release.ts';
import { parseReleaseSet, pinnedRemoteSchema } from './release-set.ts';
import { isRange } from './semver-range.ts';
import { samplePinned } from './sample-remote.ts';

const set = (remotes: object) => ({
  id: '2026-05-03-1',
  createdAt: '2026-05-03T08:00:00Z',
  host: { contract: '1.0.0' },
  menu: [],
  remotes,
});

/** A pinned remote with everything that a declaration may have. */
const rich = () => {
  const titles = { fr: 'Parc', nl: 'Park', en: 'Fleet' };
  const pinned = samplePinned({
    name: 'fleet',
    contract: '^1.12.0',
    dialogs: [{ name: 'fleet/vehicle@1', module: './dialogs/booking' }],
    slots: [{ slot: 'bar.mail', module: './slots/mail', page: 'fleet/vehicles' }],
    permissions: [{ page: 'fleet/vehicles', titleKey: 'p', titles, roles: ['dispatch'] }],
    sections: [{ id: 'fleet/garage', titleKey: 's', titles, order: 10 }],
    searches: [
      {
        kind: 'fleet/vehicle',
        titleKey: 'v',
        titles,
        page: 'fleet/vehicles',
        operation: 'listVehicles',
        call: '/api/vehicle',
        parameter: 'q',
        text: ['plate'],
        path: '/fleet',
      },
    ],
    routes: [
      {
        path: '/fleet',
        module: './pages/booking',
        page: 'fleet/vehicles',
        titleKey: 'r',
        titles,
        menu: {
          section: 'fleet/garage',
          order: 1,
          icon: { shapes: [{ circle: { cx: '1', cy: '2', r: '3' } }, { path: 'M0 0' }] },
        },
        search: 'booking',
        layout: 'shell',
        guarded: ['listVehicles'],
        first: [
          { operation: 'listDrivers', call: 'GET /api/driver', send: { q: 'a', n: 1, of: ['b'] }, discloses: true },
        ],
      },
    ],
    operations: ['listDrivers', 'listVehicles'],
  });
  return { ...pinned, modules: { ...pinned.modules, './slots/mail': ['remoteEntry.js'] } };
};

const contractOf = (value: unknown): string =>
  String(Reflect.get(Object(Reflect.get(Object(value), 'declaration')), 'contract'));

/** The value with one place changed, for every place in it: without it, with values of other types, with a property more. */
function* broken(value: unknown): Generator {
  yield* [null, true, -1, 1.5, 5000, '', '?', 'x'.repeat(90), [], {}];
  if (Array.isArray(value)) {
    yield [];
    yield [...value, ...Array.from({ length: 17 }, () => structuredClone(value[0]))];
    for (const [index, one] of value.entries()) for (const other of broken(one)) yield value.with(index, other);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, unknown: 1 };
    for (const [name, one] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
      for (const other of broken(one)) yield { ...value, [name]: other };
    }
  }
}

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

  it('accepts in the browser exactly what ops accept, and reads the same', () => {
    const values = [...broken(rich()), rich()];
    const differing = values.filter((value) => {
      const { success, data } = pinnedRemoteSchema.safeParse(structuredClone(value));
      const { remotes, refused } = readReleaseSet(set({ fleet: structuredClone(value) }));
      const read = remotes.fleet ?? refused[0]?.pinned;
      // A range that is none or another host's is read, and the remote refused for its contract.
      if (refused[0]?.reason === 'contract') return success !== (read !== undefined) && isRange(contractOf(value));
      return success ? !isDeepStrictEqual(read, data) : read !== undefined;
    });
    expect(Object.keys(readReleaseSet(set({ fleet: rich() })).remotes)).toEqual(['fleet']);
    expect(values.length).toBeGreaterThan(1000);
    expect(differing).toEqual([]);
  });

  it('refuses the whole release set when the set itself is unreadable', () => {
    expect(() => readReleaseSet({ ...set({}), id: 'a/b' })).toThrow('/id: ');
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
