import { expect, it } from 'vitest';
import { samePerson, type PersonFacts } from './same-person.ts';

const marie: PersonFacts = {
  firstname: 'Marie-Thérèse',
  lastname: 'Van den Abeele',
  birthday: '1950-05-04',
  address: 'Rue Haute 12',
  zip: '1000',
};
const home = { birthday: null, address: 'rue Haut 12', zip: '1000' };

it.each([
  ['accents, case and punctuation', { firstname: 'MARIE THERESE', lastname: 'Vandenabeele' }, 'same'],
  ['swapped names', { firstname: 'Van den Abeele', lastname: 'Marie-Thérèse' }, 'swapped'],
  ['misspelt names', { firstname: 'Marie-Terese', lastname: 'Van den Abele' }, 'similar'],
  ['swapped and misspelt names', { firstname: 'Van den Abele', lastname: 'Marie-Thérèse' }, 'similar'],
] as const)('finds one person behind %s', (_name, names, likeness) => {
  expect(samePerson(marie, { ...marie, ...names })).toEqual({ names: likeness, reason: 'nameAndBirthday' });
  expect(samePerson(marie, { ...marie, ...names, ...home })).toEqual({ names: likeness, reason: 'nameAndAddress' });
  expect(samePerson(marie, { ...marie, ...names, birthday: '1950-05-05' })).toBeUndefined();
});

it('takes the same or swapped names without a birth date for one person, similar ones only at a similar address', () => {
  const atHome = { ...marie, birthday: null, address: 'bd Poincaré 219', zip: '1070' };
  expect(samePerson(atHome, { ...atHome, lastname: 'Van den Abele', address: 'Boulevard Poincaré 219' })).toEqual({
    names: 'similar',
    reason: 'nameAndAddress',
  });
  const elsewhere = { birthday: null, address: 'Rue Haute 14', zip: '1000' };
  expect(samePerson(marie, { ...marie, ...elsewhere })).toEqual({ names: 'same', reason: 'name' });
  expect(samePerson(marie, { ...marie, ...elsewhere, lastname: 'Van den Abele' })).toBeUndefined();
  expect(samePerson(marie, { ...marie, ...home, zip: '1050' })).toEqual({ names: 'same', reason: 'name' });
});

it('two people are not confused by short names, nor as a couple', () => {
  const li = { ...marie, firstname: 'Li', lastname: 'Wu' };
  expect(samePerson(li, { ...li, lastname: 'Wo' })).toBeUndefined();
  expect(samePerson({ ...marie, firstname: 'Jean' }, { ...marie, ...home, firstname: 'Jeanne' })).toBeUndefined();
});
