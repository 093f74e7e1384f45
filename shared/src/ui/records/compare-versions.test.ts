import { expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const base = { name: 'Zoé', info: '', address: 'rue Haute 12', zip: '1000', price: null };

it('ignores fields of two versions of a record that nobody or only the user changed', () => {
  expect(compareVersions(base, base, { ...base, info: 'mine' })).toEqual([]);
});

it('reports fields of two versions of a record that somebody else changed', () => {
  expect(compareVersions(base, { ...base, info: 'theirs' }, base)).toEqual([{ names: ['info'], isMine: false }]);
});

it('reports fields of two versions of a record that both changed to different values', () => {
  expect(compareVersions(base, { ...base, info: 'theirs' }, { ...base, info: 'mine' })).toEqual([
    { names: ['info'], isMine: true },
  ]);
});

it('ignores fields of two versions of a record that both changed to the same value', () => {
  expect(compareVersions(base, { ...base, price: 3 }, { ...base, price: 3 })).toEqual([]);
});

it('compares an address as a whole, however many of its parts changed', () => {
  const together = (name: string) => (name === 'address' ? ['zip'] : []);
  expect(compareVersions(base, { ...base, zip: '1070' }, { ...base, address: 'rue Basse 2' }, together)).toEqual([
    { names: ['address', 'zip'], isMine: true },
  ]);
});
