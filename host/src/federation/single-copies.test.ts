import { describe, expect, it } from 'vitest';
import { assertSingleCopies, secondCopies } from './single-copies.ts';

const scopes = (react: Record<string, { from: string; loaded?: boolean }>) => ({ shareScopeMap: { default: { react } } });

describe('shared modules', () => {
  it('are there once, also when a remote offers another version that nobody took', () => {
    const known = scopes({ '19.3.1': { from: 'navette_host', loaded: true }, '19.4.0': { from: 'navette_live' } });
    expect(secondCopies(known)).toEqual([]);
    expect(() => assertSingleCopies(known, 'live')).not.toThrow();
  });

  it('are refused twice, with the names of those who brought them', () => {
    const known = scopes({ '19.3.1': { from: 'navette_host', loaded: true }, '19.4.0': { from: 'navette_live', loaded: true } });
    expect(() => assertSingleCopies(known, 'live')).toThrow('react is loaded twice: by navette_host and navette_live');
  });
});
