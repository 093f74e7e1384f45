import { describe, expect, it } from 'vitest';
import { clientScore, type ComparedPerson } from './client-score.ts';
import { LIKELY_SCORE, SURE_SCORE } from './evidence.ts';

const zoe: ComparedPerson = {
  firstname: 'Zoé',
  lastname: 'Maes',
  birthday: '1985-07-30',
  ssn: '85.07.30-033-28',
  address: 'rue Haute 12',
  zip: '1000',
};
const score = (changes: Partial<ComparedPerson>, of: Partial<ComparedPerson> = {}) =>
  clientScore({ ...zoe, ...changes }, { ...zoe, ...of }).score;

describe('the score of a client for a passenger', () => {
  it.each<[string, Partial<ComparedPerson>]>([
    ['the same person, written without accents and in capitals', { firstname: 'ZOE', lastname: 'MAES' }],
    ['no national number, the rest the same', { ssn: null }],
    ['no address and no national number', { ssn: null, address: null }],
    ['a typing slip in a name and in the birthday, the number the same', { firstname: 'Zo', birthday: '1985-07-31' }],
    ['a maiden name with the same national number', { lastname: 'Vandamme' }],
    ['day and month the wrong way round with the same national number', { birthday: '1985-10-07', ssn: zoe.ssn }],
    ['first and last name confused', { firstname: 'Maes', lastname: 'Zoé', ssn: null }],
    ['a married name beside the own one', { lastname: 'Maes-Peeters', ssn: null }],
    ['another address, no national number', { ssn: null, address: 'place Keym 3', zip: '1170' }],
  ])('is sure for %s', (_case, changes) => {
    expect(score(changes)).toBeGreaterThanOrEqual(SURE_SCORE);
  });

  it.each<[string, Partial<ComparedPerson>]>([
    ['a maiden name without a national number', { lastname: 'Vandamme', ssn: null }],
    ['a twin without a national number', { firstname: 'Louise', ssn: null }],
    ['a slip in the birthday without number and address', { birthday: '1985-07-31', ssn: null, address: null }],
  ])('is likely, and not sure, for %s', (_case, changes) => {
    expect(score(changes)).toBeGreaterThanOrEqual(LIKELY_SCORE);
    expect(score(changes)).toBeLessThan(SURE_SCORE);
  });

  it.each<[string, Partial<ComparedPerson>]>([
    ['a child of the same name at the same address', { birthday: '2010-02-03', ssn: '10.02.03-001-11' }],
    ['a twin with a number of their own', { firstname: 'Louise', ssn: '85.07.30-040-21' }],
    [
      'a national number that was typed for another person',
      { firstname: 'Jan', lastname: 'Peeters', birthday: '1950-01-01', address: null },
    ],
    ['the same birthday alone', { firstname: 'Jan', lastname: 'Peeters', ssn: null, address: null }],
    ['a namesake', { birthday: '1950-01-01', ssn: null, address: 'place Keym 3', zip: '1170' }],
  ])('is unlikely for %s', (_case, changes) => {
    expect(score(changes)).toBeLessThan(LIKELY_SCORE);
  });

  it('says why, fact by fact', () => {
    const { reasons } = clientScore(
      { ...zoe, lastname: 'Vandamme', birthday: '1985-10-07', ssn: null },
      { ...zoe, birthday: '1985-07-10' },
    );
    expect(reasons).toEqual([
      { code: 'birthdaySwapped', points: 6 },
      { code: 'lastnameOther', points: -4 },
      { code: 'firstname', points: 6 },
      { code: 'address', points: 8 },
    ]);
  });

  it('gives empty fields no weight', () => {
    const nobody = { firstname: '', lastname: '', birthday: null, ssn: null, address: null, zip: null };
    expect(clientScore(nobody, nobody).score).toBeLessThan(LIKELY_SCORE);
  });
});
