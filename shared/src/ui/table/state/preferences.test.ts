import { describe, expect, it } from 'vitest';
import { pageCountOf, rowsPerPage } from './page-size.ts';
import { noPreferences, readPreferences } from './use-preferences.ts';

describe('stored preferences of a table', () => {
  it('reads stored table preferences as they were written', () => {
    const kept = { shown: ['a'], hidden: ['b'], order: ['b', 'a'], size: 'all', density: 'compact' } as const;
    expect(readPreferences(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, '', '{', '[]', 'null', '"x"', '{"shown":1,"hidden":[2],"size":-1,"density":"huge","order":{}}'])(
    'ignores unreadable table preferences: %s',
    (text) => {
      expect(readPreferences(text)).toEqual(noPreferences);
    },
  );
});

describe('pages', () => {
  it('a list has at least one page and one row per page', () => {
    expect(pageCountOf(30, 0)).toBe(1);
    expect(pageCountOf(30, 30)).toBe(1);
    expect(pageCountOf(30, 31)).toBe(2);
    expect(pageCountOf('all', 20_000)).toBe(1);
    expect(rowsPerPage('all', 0)).toBe(1);
  });
});
