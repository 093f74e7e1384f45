import { expect, it } from 'vitest';
import { diffOf } from './board-items.ts';

it('lists only added, changed and removed items in a diff', () => {
  const [same, old, fresh, gone, added] = [{ id: 1 }, { id: 2 }, { id: 2 }, { id: 3 }, { id: 4 }];
  const known = new Map([
    [1, same],
    [2, old],
    [3, gone],
  ]);
  const next = new Map([
    [1, same],
    [2, fresh],
    [4, added],
  ]);
  expect(diffOf(known, next)).toEqual({ put: [fresh, added], removed: [3] });
  expect(diffOf(next, next)).toEqual({ put: [], removed: [] });
});
