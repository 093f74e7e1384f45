import { describe, expect, it } from 'vitest';
import { noPreferences } from '../state/use-preferences.ts';
import { isModified, searchWith, viewColumns, viewParams } from './use-list-view.ts';

const search = '?q=El+Amrani&sort=-date&page=3&id=7&from=2026-03-01&tab=lists&saved=4';
const view = { id: 12, params: [{ name: 'where', value: 'client:has:El%20Amrani' }] };

describe('a saved view', () => {
  it('holds search, filters and sort, but neither page, open record, period nor part of the page', () => {
    expect(viewParams(search)).toEqual([
      { name: 'q', value: 'El Amrani' },
      { name: 'sort', value: '-date' },
    ]);
  });

  it('replaces the state of the list, from its first page, in the same period', () => {
    const applied = new URLSearchParams(searchWith(search, view));
    expect([...applied]).toEqual([
      ['from', '2026-03-01'],
      ['tab', 'lists'],
      ['where', 'client:has:El%20Amrani'],
      ['saved', '12'],
    ]);
    expect(searchWith(search, null)).toBe('?from=2026-03-01&tab=lists&saved=0');
  });

  it('a saved view is modified by another filter or column, in whatever order they come', () => {
    const columns = { shown: ['a', 'b'], hidden: [], order: [] };
    const saved = { columns, params: viewParams(search) };
    const preferences = { ...noPreferences, shown: ['b', 'a'] };
    expect(isModified(saved, '?sort=-date&q=El+Amrani&page=2&saved=4', preferences)).toBe(false);
    expect(isModified(saved, search.replace('-date', 'date'), preferences)).toBe(true);
    expect(isModified(saved, search, { ...preferences, hidden: ['c'] })).toBe(true);
    expect(isModified(saved, search, { ...preferences, order: ['b'] })).toBe(true);
    expect(isModified({ ...saved, columns: viewColumns(preferences) }, search, preferences)).toBe(false);
  });
});
