import { describe, expect, it } from 'vitest';
import { assertSingleCopies, secondCopies, type ShareScopes } from './single-copies.ts';
import { pinned } from './testing/pinned.ts';

const live = pinned({ container: 'navette_live', declaration: { ...pinned().declaration, name: 'live' } });
const dispatch = pinned({ container: 'navette_dispatch' });

const scopes = (react: Record<string, { from: string; loaded?: boolean }>): ShareScopes => ({
  shareScopeMap: { default: { react } },
  options: { remotes: [{ name: 'navette_live' }, { name: 'navette_dispatch' }] },
});

describe('shared modules', () => {
  it('are there once, also when a remote offers another version that nobody took', () => {
    const known = scopes({ '19.3.1': { from: 'navette_host', loaded: true }, '19.4.0': { from: 'navette_live' } });
    expect(secondCopies(known)).toEqual([]);
    expect(() => assertSingleCopies(known, live)).not.toThrow();
  });

  it('are refused twice, with the names of those who brought them', () => {
    const known = scopes({ '19.3.1': { from: 'navette_host', loaded: true }, '19.4.0': { from: 'navette_live', loaded: true } });
    expect(() => assertSingleCopies(known, live)).toThrow('react is loaded twice: by navette_host and navette_live');
  });

  it('are the host’s again for the remotes that load after a refused one', () => {
    const known = scopes({ '19.3.1': { from: 'navette_host', loaded: true }, '19.4.0': { from: 'navette_live', loaded: true } });
    expect(() => assertSingleCopies(known, live)).toThrow('twice');
    expect(() => assertSingleCopies(known, dispatch)).not.toThrow();
    expect(() => assertSingleCopies(known, live)).not.toThrow();
  });

  it('are not held against a remote that loads at the same time', () => {
    const known = scopes({ '19.3.1': { from: 'navette_host', loaded: true }, '19.4.0': { from: 'navette_live', loaded: true } });
    expect(() => assertSingleCopies(known, dispatch)).not.toThrow();
    expect(() => assertSingleCopies(known, live)).toThrow('navette_live');
  });

  it('of somebody unknown are held against the remote after which they were found', () => {
    const known = scopes({ '19.3.1': { from: 'navette_host', loaded: true }, '18.2.0': { from: 'widget', loaded: true } });
    expect(() => assertSingleCopies(known, live)).toThrow('react is loaded twice: by navette_host and widget');
  });
});
