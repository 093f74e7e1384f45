import { describe, expect, it } from 'vitest';
import {
  choiceParam,
  choicesParam,
  dateParam,
  flagParam,
  idParam,
  numberParam,
  sortParam,
  textParam,
  readSearch,
  writeSearch,
} from './search-params.ts';

const LIST = {
  q: textParam(),
  page: numberParam(1, { min: 1 }),
  size: choiceParam([30, 40, 'all'], 30),
  sort: sortParam(['date', 'client'], { column: 'date', descending: true }),
  status: choicesParam([0, 1, 2, 3]),
  from: dateParam(() => '2026-05-03'),
  map: flagParam(),
  id: idParam(),
};
const USUAL = {
  q: '',
  page: 1,
  size: 30,
  sort: { column: 'date', descending: true },
  status: [],
  from: '2026-05-03',
  map: false,
  id: undefined,
};

describe('the state of a list in the URL', () => {
  it('the state of a list in the URL is the usual view without parameters', () => {
    expect(readSearch(LIST, '')).toEqual(USUAL);
    expect(writeSearch(LIST, '', readSearch(LIST, ''))).toBe('');
  });

  it('reads back the written state', () => {
    const view = {
      q: 'Élise & co',
      page: 3,
      size: 'all',
      sort: { column: 'client', descending: false },
      status: [1, 3],
      from: '2026-02-28',
      map: true,
      id: 12,
    } as const;
    expect(readSearch(LIST, writeSearch(LIST, '', view))).toEqual(view);
  });

  it.each([
    'page=0',
    'page=1e3',
    'page=x',
    'size=31',
    'sort=-secret',
    'status=1,9',
    'from=2026-02-31',
    'from=03/05/2026',
    'map=yes',
    'id=-1',
    'id=',
    'id=1.5',
  ])('treats %s as the default value', (search) => {
    expect(readSearch(LIST, `?${search}`)).toEqual(USUAL);
  });

  it('leaves out default values and keeps parameters of others', () => {
    expect(writeSearch(LIST, '?q=x&page=4&other=1', { q: '', page: undefined })).toBe('?other=1');
    expect(writeSearch(LIST, '?other=1', { page: 2 })).toBe('?other=1&page=2');
  });
});
