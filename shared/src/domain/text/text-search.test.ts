import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { isNamedBy, misspeltMatcher, phoneDigits, textMatcher, typedDays } from './text-search.ts';

const row = fold('12 | Van den Bossche | Çiğdem | Rue Haute 5 | 12/03/1948 | +32 470 12 34 56');

describe('the search of a text', () => {
  it.each([
    '12/03/1948',
    '12.3.48',
    '12-3-1948 bossche',
    '0470 12 34 56',
    '0032470/12.34',
    '+32(0)470 12',
    'cigdem',
    'BOSSCHE, cig',
  ])('finds %j in any notation, without accents', (query) => {
    expect(textMatcher(query)(row)).toBe(true);
  });

  it.each(['12/03/1949', '0471 12 34 56', 'bosche', '12/03/48/1', '012345'])('does not find %j', (query) => {
    expect(textMatcher(query)(row)).toBe(false);
  });

  it('reads no day that does not exist', () => {
    expect(typedDays('31.2.48')).toEqual([]);
    expect(typedDays('1.2.48')).toEqual(['1948-02-01', '2048-02-01']);
  });

  it('reads a phone only from digits and their separators', () => {
    expect(phoneDigits('(02) 512 34 56')).toBe('25123456');
    expect(phoneDigits('Rue 5')).toBeUndefined();
  });
});

describe('the search of a misspelt name', () => {
  it.each(['vandenbosche', 'van den bosche', 'vandenbossche cigdem', 'bosscge', 'cigdm'])('finds %j', (query) => {
    expect(misspeltMatcher(query)?.(row)).toBe(true);
  });

  it.each(['vandenberghe', 'vandenbosche marie', 'bouchard'])('does not find %j', (query) => {
    expect(misspeltMatcher(query)?.(row)).toBe(false);
  });

  it('is none for short words and numbers', () => {
    expect(misspeltMatcher('bos')).toBeUndefined();
    expect(misspeltMatcher('0470123456')).toBeUndefined();
  });
});

describe('a name that a query says', () => {
  it.each([
    ['wauters', 'Wauters Cédric'],
    ['ced waut', 'Wauters Cédric'],
    ['vandenbossche gode', 'Van den Bossche Godelieve'],
    ['0475 12 34 56', 'Wauters Cédric'],
    ['o’b', "O'Brien Ann"],
  ])('%j is %j', (query, name) => {
    expect(isNamedBy(query, name)).toBe(true);
  });

  it.each([
    ['wauters ann', 'Wauters Cédric'],
    ['wauters ann', 'Wauters Johannes'],
    ['peters', 'Peeters Frans'],
    ['martin ixelles', 'Martin Albert'],
  ])('%j is not %j', (query, name) => {
    expect(isNamedBy(query, name)).toBe(false);
  });
});
