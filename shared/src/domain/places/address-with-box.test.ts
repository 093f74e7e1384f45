import { expect, it } from 'vitest';
import { addressWithBox } from './address-with-box.ts';

it.each([
  ['Rue Neuve 3, 1000 Bruxelles', '5', 'fr', 'Rue Neuve 3 bte 5, 1000 Bruxelles'],
  ['Nieuwstraat 3 , 1000 Brussel', ' 5 ', 'nl', 'Nieuwstraat 3 bus 5 , 1000 Brussel'],
  ['Rue Neuve 3', 'B12', 'fr', 'Rue Neuve 3 bte B12'],
  ['Rue Neuve 3', 'bte 5', 'nl', 'Rue Neuve 3 bte 5'],
] as const)('puts the box of %s behind the number of the house', (address, box, language, written) => {
  expect(addressWithBox(address, box, language)).toBe(written);
});

it.each([
  ['Rue Neuve 3, 1000 Bruxelles', null],
  ['Rue Neuve 3, 1000 Bruxelles', '  '],
  ['Rue Neuve 3 bte 5, 1000 Bruxelles', '5'],
  ['Rue Neuve 3 Bte. 5, 1000 Bruxelles', 'boîte 5'],
  ['Nieuwstraat 3 bus 5, 1000 Brussel', '5'],
  ['Nieuwstraat 3/5, 1000 Brussel', '5'],
] as const)('leaves %s as it is for the box %s', (address, box) => {
  expect(addressWithBox(address, box, 'fr')).toBe(address);
});

it('a box is not confused with another one, nor with the house number', () => {
  expect(addressWithBox('Rue Neuve 5 bte 51, 1000 Bruxelles', '5', 'fr')).toBe(
    'Rue Neuve 5 bte 51 bte 5, 1000 Bruxelles',
  );
  expect(addressWithBox('Rue Neuve 5, 1000 Bruxelles', '5', 'fr')).toBe('Rue Neuve 5 bte 5, 1000 Bruxelles');
  expect(addressWithBox('Rue Neuve 5, 1000 Bruxelles', '5/(a', 'fr')).toBe('Rue Neuve 5 bte 5/(a, 1000 Bruxelles');
});
