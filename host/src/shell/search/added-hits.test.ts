import { describe, expect, it } from 'vitest';
import { addedHits } from './search-hits.ts';

const search = {
  kind: 'x/code',
  titleKey: 'code.title',
  titles: { fr: 'Codes M', nl: 'M-codes', en: 'M-codes' },
  page: 'mcode',
  operation: 'listMCodes',
  call: '/api/mcode',
  text: ['mcode', 'name', 'price'],
  path: '/x',
};
const codes = [
  { id: 1, mcode: 'M101', name: 'Solidarité', price: 12.5 },
  { id: 2, mcode: 'M601', name: null, price: 0 },
  { mcode: 'M101 without a number' },
  null,
];

describe('a kind that a remote adds to the search', () => {
  it('finds every word in the shown fields of a record, ignoring accents, and opens the page of the remote', () => {
    expect(addedHits(search, codes, 'm101 SOLIDARITE')).toEqual({
      target: 'x/code',
      heading: search.titles,
      hits: [{ key: 'x/code-1', hit: { id: 1, title: 'M101', detail: 'Solidarité · 12.5' }, address: '/x?id=1' }],
    });
  });

  it('a kind that a remote adds to the search has no group without a hit', () => {
    expect(addedHits(search, codes, 'm999')).toBeUndefined();
  });

  it.each([undefined, { error: 1 }, 'text', [[]]])(
    'a kind that a remote adds to the search has no hits when the answer is no list of records: %j',
    (answer) => {
      expect(addedHits(search, answer, 'm')).toBeUndefined();
    },
  );

  it('shows eight hits at most', () => {
    const many = Array.from({ length: 30 }, (_, id) => ({ id, mcode: `M${id}` }));
    expect(addedHits(search, many, 'm')?.hits).toHaveLength(8);
  });
});
