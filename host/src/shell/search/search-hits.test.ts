import { describe, expect, it } from 'vitest';
import { knownRoutes } from '../../federation/release-set.ts';
import { pinned } from '../../federation/testing/pinned.ts';
import { groupHits, type SearchHit } from './search-hits.ts';

const dispatch = pinned();
const set = {
  id: 's',
  createdAt: '2026-05-03T08:00:00Z',
  host: { contract: '1.0.0' },
  menu: [],
  remotes: { dispatch },
  refused: [],
};
const hits: SearchHit[] = [
  { route: 'client', id: 7, name: 'Dupont' },
  { route: 'booking', id: 12, client: 'Dupont' },
  { route: 'booking', id: 3, client: 'Dupont' },
];

describe('the hits of the global search', () => {
  it('links hits to the page that declares their kind, open on the record, in the order of the server', () => {
    const groups = groupHits(hits, knownRoutes(set), ['booking']);
    expect(groups.map(({ target, hits: found }) => [target, found.map(({ address }) => address)])).toEqual([
      ['booking', ['/booking?id=12', '/booking?id=3']],
    ]);
  });

  it('leaves out hits whose page the user may not open', () => {
    expect(groupHits(hits, knownRoutes(set), ['client'])).toEqual([]);
  });

  it('leaves out hits of remotes that this host can not run', () => {
    const refused = {
      ...set,
      remotes: {},
      refused: [{ name: 'dispatch', reason: 'contract' as const, detail: 'x', pinned: dispatch }],
    };
    expect(groupHits(hits, knownRoutes(refused), ['booking'])).toEqual([]);
  });
});
