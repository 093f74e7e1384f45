import { describe, expect, it } from 'vitest';
import { type ScoredPerson, scorePair } from './person-score.ts';
import { groupsOf, type Pair } from './duplicate-groups.ts';

const jean: ScoredPerson = {
  firstname: 'Jean',
  lastname: 'Delvaux',
  birthday: '1948-03-12',
  ssn: null,
  address: 'Avenue Louise 20',
  zip: '1050',
  email: null,
  mutuality: null,
  memberNumber: null,
  phones: {},
  namesakes: 2,
  neighbours: 2,
};
const nowhere = { address: null, zip: null } as const;
const phone = (holders = 2) => ({ phones: { '+32470123456': holders } });

/** Band of two records of our example file of 3,000 clients, with the reasons as `+birthday -firstnameOther`. */
function judged(one: Partial<ScoredPerson>, other: Partial<ScoredPerson>): [string, ...string[]] {
  const score = scorePair({ ...jean, ...one }, { ...jean, ...other }, 3000);
  if (!score) return ['none'];
  return [score.band, ...score.reasons.map(({ code, points }) => `${points > 0 ? '+' : '-'}${code}`).toSorted()];
}

describe('two records of one person', () => {
  it.each<[string, Partial<ScoredPerson>, Partial<ScoredPerson>, string, string]>([
    ['all the same', {}, {}, 'veryLikely', '+birthday'],
    ['first and last name swapped', {}, { firstname: 'Delvaux', lastname: 'Jean' }, 'veryLikely', '-namesSwapped'],
    [
      'accents and a wrong letter',
      { firstname: 'Élise' },
      { firstname: 'Elise', lastname: 'Delvau' },
      'veryLikely',
      '+lastnameSlip',
    ],
    ['a digit of the birth date wrong', nowhere, { birthday: '1948-03-13' }, 'likely', '+birthdaySlip'],
    ['day and month swapped', nowhere, { birthday: '1948-12-03' }, 'likely', '+birthdaySwapped'],
    ['moved', {}, { address: 'Rue Haute 3', zip: '1000' }, 'veryLikely', '-addressOther'],
    ['married name beside the maiden name', nowhere, { lastname: 'Delvaux-Peeters' }, 'likely', '+lastnamePart'],
    ['under the maiden name at the same address', {}, { lastname: 'Peeters' }, 'likely', '-lastnameOther'],
    ['national number on one side', { ssn: '48.03.12-101-83' }, {}, 'veryLikely', '+birthday'],
    [
      'the same national number, all else different',
      { ssn: '48.03.12-101-83' },
      { ssn: '48031210183', firstname: 'Mia', lastname: 'Maes', birthday: '1961-01-02', ...nowhere },
      'likely',
      '-firstnameOther',
    ],
    ['no birth date, same mobile and address', { birthday: null, ...phone() }, phone(), 'veryLikely', '+phone'],
    ['an initial', {}, { firstname: 'J.' }, 'veryLikely', '+firstnamePart'],
  ])('%s', (_case, one, other, band, reason) => {
    expect(judged(one, other)[0]).toBe(band);
    expect(judged(one, other)).toContain(reason);
  });

  it('proposes twins at one address only as possible, with what speaks against, and not at all with both numbers', () => {
    const twin = { firstname: 'Pierre', ...phone() };
    expect(judged(phone(), twin)).toEqual([
      'possible',
      '+address',
      '+birthday',
      '+lastname',
      '+phone',
      '-firstnameOther',
    ]);
    expect(judged({ ...phone(), ssn: '48.03.12-101-83' }, { ...twin, ssn: '48.03.12-103-81' })).toEqual(['none']);
  });

  it.each<[string, Partial<ScoredPerson>, Partial<ScoredPerson>]>([
    ['a couple with one phone', phone(), { ...phone(), firstname: 'Rosa', birthday: '1950-11-02' }],
    ['a couple without birth dates', { ...phone(), birthday: null }, { ...phone(), firstname: 'Rosa', birthday: null }],
    ['namesakes', nowhere, { birthday: '1971-11-02' }],
    ['a common name alone', { birthday: null, namesakes: 60, ...nowhere }, {}],
    ['numbered patients', { lastname: 'Patient 12' }, { lastname: 'Patient 13' }],
    ['the phone of a ward', { ...phone(40), firstname: 'Rosa', lastname: 'Maes', ...nowhere }, phone(40)],
  ])('%s are two', (_case, one, other) => expect(judged(one, other)).toEqual(['none']));

  it('never calls parent and child of one name and home more than possible', () => {
    expect(judged(phone(), { ...phone(), birthday: '1974-06-30' })).toEqual([
      'possible',
      '+address',
      '+firstname',
      '+lastname',
      '+phone',
      '-birthdayOther',
      '-generation',
    ]);
  });
});

describe('groups', () => {
  const pair = (one: number, other: number, bits: number): Pair => ({
    one,
    other,
    bits,
    score: 99,
    band: 'likely',
    reasons: [],
  });

  it('links pairs into groups, the likeliest first, and lets no chain grow beyond eight', () => {
    const chain = Array.from({ length: 10 }, (_, index) => pair(index + 1, index + 2, 9 - index / 10));
    const groups = groupsOf([...chain, pair(51, 52, 20), pair(50, 52, 5)]);
    expect(groups.map(({ ids }) => ids)).toEqual([
      [50, 51, 52],
      [1, 2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11],
    ]);
    expect(groups[0]?.pairs.map(({ bits }) => bits)).toEqual([20, 5]);
  });
});
