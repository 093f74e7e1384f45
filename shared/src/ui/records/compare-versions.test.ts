import { expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const base = { name: 'Zoé', info: '', address: 'rue Haute 12', zip: '1000', price: null };

it('two versions of a record do not differ in what nobody or only the user changed', () => {
  expect(compareVersions(base, base, { ...base, info: 'mine' })).toEqual([]);
});

it('two versions of a record differ in what somebody else changed', () => {
  expect(compareVersions(base, { ...base, info: 'theirs' }, base)).toEqual([{ names: ['info'], isMine: false }]);
});

it('two versions of a record differ in what both changed to something else', () => {
  expect(compareVersions(base, { ...base, info: 'theirs' }, { ...base, info: 'mine' })).toEqual([
    { names: ['info'], isMine: true },
  ]);
});

it('two versions of a record do not differ in what both changed to the same', () => {
  expect(compareVersions(base, { ...base, price: 3 }, { ...base, price: 3 })).toEqual([]);
});

it('two versions of a record differ in an address as a whole, however many parts of it were changed', () => {
  const together = (name: string) => (name === 'address' ? ['zip'] : []);
  expect(compareVersions(base, { ...base, zip: '1070' }, { ...base, address: 'rue Basse 2' }, together)).toEqual([
    { names: ['address', 'zip'], isMine: true },
  ]);
});
