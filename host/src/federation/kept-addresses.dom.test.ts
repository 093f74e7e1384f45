import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAddresses, keepAddress, keptAddress, resetAddresses } from './kept-addresses.ts';

const day = 86_400_000;
const at = (version: string, file = 'list.1a2b.js') => `${location.origin}/registry/dispatch/${version}/${file}`;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  resetAddresses();
});
afterEach(() => vi.useRealTimers());

/** As after the page is loaded anew. */
const reload = () => {
  vi.runAllTimers();
  resetAddresses();
};

/** Asks for a file, which comes. @returns where it was asked for */
function load(own: string, integrity: string, now: number): string {
  const url = keptAddress(own, integrity, now);
  keepAddress(url, integrity, now);
  return url;
}

describe('the address of a file of a remote', () => {
  it('keeps the address where the same content was loaded first, across versions and page loads', () => {
    expect(load(at('1.0.0'), 'sha384-a', 0)).toBe(at('1.0.0'));
    reload();
    expect(load(at('1.1.0'), 'sha384-a', day)).toBe(at('1.0.0'));
    reload();
    expect(load(at('1.2.0'), 'sha384-a', 2 * day)).toBe(at('1.0.0'));
  });

  it('uses the own address of a file before ops may have pruned the version of the cached address', () => {
    load(at('1.0.0'), 'sha384-a', 0);
    expect(load(at('1.1.0'), 'sha384-a', 6 * day)).toBe(at('1.1.0'));
    expect(keptAddress(at('1.2.0'), 'sha384-a', 7 * day)).toBe(at('1.1.0'));
  });

  it.each<[string, () => unknown]>([
    ['the content there is another', () => load(at('1.0.0'), 'sha384-b', 0)],
    [
      'a file at the former one failed',
      () => {
        load(at('1.0.0'), 'sha384-a', 0);
        forgetAddresses(['sha384-a']);
      },
    ],
    ['the same content, asked for at another, has not come', () => keptAddress(at('1.0.0'), 'sha384-a', 0)],
    ['the same content came by a retry alone', () => keepAddress(`${at('1.0.0')}?r=1`, 'sha384-a', 0)],
  ])('is its own when %s', (_why, before) => {
    before();
    expect(keptAddress(at('1.1.0'), 'sha384-a', 0)).toBe(at('1.1.0'));
  });

  it.each([
    ['another origin', 'https://evil.example/registry/dispatch/1.0.0/list.1a2b.js'],
    ['another file', '/registry/dispatch/1.0.0/other.js'],
    ['a retry', '/registry/dispatch/1.0.0/list.1a2b.js?r=1'],
    ['no address', 'http://'],
  ])('ignores a stored address with %s', (_what, url) => {
    localStorage.setItem('navette.files', JSON.stringify([['sha384-a', { url, at: 0 }]]));
    expect(keptAddress(at('1.1.0'), 'sha384-a', 0)).toBe(at('1.1.0'));
  });

  it.each(['{', '{}', '[3, ["x"], ["y", {}]]'])('ignores a storage value that is damaged: %s', (text) => {
    localStorage.setItem('navette.files', text);
    expect(keptAddress(at('1.1.0'), 'sha384-a', 0)).toBe(at('1.1.0'));
  });
});
