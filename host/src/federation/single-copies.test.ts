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

describe('shared modules', () => {
  it('are there once, also when a remote offers another version that nobody took', () => {
    const live = newLive();
    const known = scopes(live, {
      '19.3.1': { from: 'navette_host', loaded: true },
      '19.4.0': { from: live.container },
    });
    expect(secondCopies(known)).toEqual([]);
    expect(() => assertSingleCopies(known, live)).not.toThrow();
  });

  it('are refused twice, with the names of those who brought them', () => {
    const live = newLive();
    const known = scopes(live, {
      '19.3.1': { from: 'navette_host', loaded: true },
      '19.4.0': { from: live.container, loaded: true },
    });
    expect(() => assertSingleCopies(known, live)).toThrow(
      `react is loaded twice: by navette_host and ${live.container}`,
    );
  });

  it('are the host’s again for the remotes that load after a refused one', () => {
    const live = newLive();
    const known = scopes(live, {
      '19.3.1': { from: 'navette_host', loaded: true },
      '19.4.0': { from: live.container, loaded: true },
    });
    expect(() => assertSingleCopies(known, live)).toThrow('twice');
    expect(() => assertSingleCopies(known, dispatch)).not.toThrow();
    expect(() => assertSingleCopies(known, newLive())).not.toThrow();
  });

  it('keep a build out that brought a second copy once, since it goes on with that one inside', () => {
    const live = newLive();
    const known = scopes(live, {
      '19.3.1': { from: 'navette_host', loaded: true },
      '19.4.0': { from: live.container, loaded: true },
    });
    expect(() => assertSingleCopies(known, live)).toThrow('twice');
    expect(() => assertSingleCopies(known, live)).toThrow('twice');
  });

  it('are not held against a remote that loads at the same time', () => {
    const live = newLive();
    const known = scopes(live, {
      '19.3.1': { from: 'navette_host', loaded: true },
      '19.4.0': { from: live.container, loaded: true },
    });
    expect(() => assertSingleCopies(known, dispatch)).not.toThrow();
    expect(() => assertSingleCopies(known, live)).toThrow(live.container);
  });

  it('of somebody unknown are held against the remote after which they were found', () => {
    const live = newLive();
    const known = scopes(live, {
      '19.3.1': { from: 'navette_host', loaded: true },
      '18.2.0': { from: 'widget', loaded: true },
    });
    expect(() => assertSingleCopies(known, live)).toThrow('react is loaded twice: by navette_host and widget');
  });
});
