import { describe, expect, it } from 'vitest';
import { assertSingleCopies, secondCopies, type ShareScopes } from './single-copies.ts';
import { pinned } from './testing/pinned.ts';

const dispatch = pinned({ container: 'navette_dispatch' });

/** A build of its own each time: one that was refused stays so. */
let builds = 0;
const newLive = () =>
  pinned({ container: `navette_live_${(builds += 1)}`, declaration: { ...pinned().declaration, name: 'live' } });

const scopes = (
  { container }: { container: string },
  react: Record<string, { from: string; loaded?: boolean }>,
): ShareScopes => ({
  shareScopeMap: { default: { react } },
  options: { remotes: [{ name: container }, { name: 'navette_dispatch' }] },
});

/** A remote and the host have each loaded a copy. */
const twice = (live: ReturnType<typeof newLive>): ShareScopes =>
  scopes(live, {
    '19.3.1': { from: 'navette_host', loaded: true },
    '19.4.0': { from: live.container, loaded: true },
  });

describe('shared modules', () => {
  it('finds one copy when a remote offers another version that is not loaded', () => {
    const live = newLive();
    const known = scopes(live, {
      '19.3.1': { from: 'navette_host', loaded: true },
      '19.4.0': { from: live.container },
    });
    expect(secondCopies(known)).toEqual([]);
    expect(() => assertSingleCopies(known, live)).not.toThrow();
  });

  it('refuses two copies of a shared module, naming the containers that provide them', () => {
    const live = newLive();
    const known = twice(live);
    expect(() => assertSingleCopies(known, live)).toThrow(
      `react is loaded twice: by navette_host and ${live.container}`,
    );
  });

  it('gives remotes that load after a refused one the copy of the host', () => {
    const live = newLive();
    const known = twice(live);
    expect(() => assertSingleCopies(known, live)).toThrow('twice');
    expect(() => assertSingleCopies(known, dispatch)).not.toThrow();
    expect(() => assertSingleCopies(known, newLive())).not.toThrow();
  });

  it('refuses a build again that loaded a second copy, since it still refers to that one', () => {
    const live = newLive();
    const known = twice(live);
    expect(() => assertSingleCopies(known, live)).toThrow('twice');
    expect(() => assertSingleCopies(known, live)).toThrow('twice');
  });

  it('a remote is not blamed for the copy of one that loads at the same time', () => {
    const live = newLive();
    const known = twice(live);
    expect(() => assertSingleCopies(known, dispatch)).not.toThrow();
    expect(() => assertSingleCopies(known, live)).toThrow(live.container);
  });

  it('blames the remote being checked for the copy of an unknown container', () => {
    const live = newLive();
    const known = scopes(live, {
      '19.3.1': { from: 'navette_host', loaded: true },
      '18.2.0': { from: 'widget', loaded: true },
    });
    expect(() => assertSingleCopies(known, live)).toThrow('react is loaded twice: by navette_host and widget');
  });
});
