import type { components } from '@navette/openapi/types';
import { expect, it } from 'vitest';
import { candidatesOf, nearText } from './address-candidates.ts';

const suggestion = (
  street: string,
  houseNumber: string | null,
  source: 'gazetteer' | 'addressBook' = 'gazetteer',
): components['schemas']['AddressSuggestion'] => ({
  label: street,
  street,
  houseNumber,
  postbox: null,
  zip: '1000',
  city: 'Bruxelles',
  fullAddress: `${street} ${houseNumber ?? ''}, 1000 Bruxelles`,
  latitude: 50.8,
  longitude: 4.3,
  complete: houseNumber !== null,
  source,
});

it.each([
  ['Rue Hautte 12, 1000 Bruxelles', 'Rue Haut Bruxelles'],
  ['Boulevard Poincarré 219 A, 1070 Anderlecht', 'Boulevard Poinca Anderlecht'],
  ['1000 Bruxelles', ''],
])('streets near %s are found by %s', (text, near) => {
  expect(nearText(text)).toBe(near);
});

it('offers each street of nearly the written name once, with the number of the file, and last the centre of the town', () => {
  const given = { address: 'Rue Hautte 12', zip: '1000', city: 'Bruxelles' };
  const near = [
    suggestion('rue Haute', '322', 'addressBook'),
    suggestion('rue Haute', null),
    suggestion('rue Hautain', null),
  ];
  const found = candidatesOf('clients', given, [suggestion('Rue Hautte', '12')], near);
  expect(found.map(({ label, isCentre }) => [label, isCentre])).toEqual([
    ['rue Haute 12, 1000 Bruxelles', false],
    ['rue Hautain 12, 1000 Bruxelles', false],
    ['Rue Hautte 12, 1000 Bruxelles', true],
  ]);
  expect(found.map(({ values }) => 'latitude' in values)).toEqual([false, false, true]);
});
