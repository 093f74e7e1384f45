import { describe, expect, it } from 'vitest';
import {
  enterpriseNumberText,
  parseEnterpriseNumber,
  ibanText,
  isIban,
  isNationalNumber,
  maskedNationalNumber,
  nationalDigits,
  nationalNumberText,
  parseNationalNumber,
  isPostcode,
} from './numbers.ts';

describe('national number', () => {
  it.each([
    ['85.07.30-033-28', '1985-07-30', false],
    ['93.05.18-223-61', '1993-05-18', false],
    ['00.01.25-567-77', '2000-01-25', false],
    ['17.07.30-033-84', '2017-07-30', false],
    ['85.27.30-033-71', '1985-07-30', true],
    ['85.47.30-033-17', '1985-07-30', true],
  ])('the national number %s belongs to a person born on %s', (text, birthDate, bis) => {
    expect(parseNationalNumber(text)).toEqual({ digits: nationalDigits(text), birthDate, bis });
    expect(nationalNumberText(nationalDigits(text))).toBe(text);
  });

  it.each(['85.07.30-033-29', '85.07.30-033', '', 'abc'])('the national number %j has wrong check digits', (text) => {
    expect(isNationalNumber(text)).toBe(false);
  });

  it('hides all but the last two digits of a national number', () => {
    expect(maskedNationalNumber('85073003328')).toBe('••.••.••-•••-28');
    expect(maskedNationalNumber('')).toBe('');
  });

  it('compares by its digits', () => {
    expect(nationalDigits('85.07.30-033-28')).toBe(nationalDigits('850730/033 28'));
    expect(nationalDigits(null)).toBe('');
  });
});

describe('bank account', () => {
  it.each([
    'BE68539007547034',
    'BE71096123456769',
    'BE43068999999501',
    'BE72000000001616',
    'be68 5390 0754 7034',
    'FR1420041010050500013M02606',
  ])('%s is valid', (text) => {
    expect(isIban(text)).toBe(true);
  });

  it.each(['BE69539007547034', 'BE6853900754703', 'BE685390075470345', 'FR1420041010050500013M02607', ''])(
    '%j is not',
    (text) => {
      expect(isIban(text)).toBe(false);
    },
  );

  it('a bank account is shown in groups of four', () => {
    expect(ibanText('BE68539007547034')).toBe('BE68 5390 0754 7034');
  });
});

describe('enterprise number', () => {
  it.each([
    ['0566.988.259', '0566988259'],
    ['0419.618.535', '0419618535'],
    ['0202.239.951', '0202239951'],
    ['BE 0566 988 259', '0566988259'],
    ['566.988.259', '0566988259'],
  ])('%s', (text, digits) => {
    expect(parseEnterpriseNumber(text)).toBe(digits);
  });

  it.each(['0566.988.258', '2566.988.259', '0566.988', ''])('%j is invalid', (text) => {
    expect(parseEnterpriseNumber(text)).toBeUndefined();
    expect(enterpriseNumberText(text)).toBe(text);
  });

  it('an enterprise number is shown with dots', () => {
    expect(enterpriseNumberText('0566988259')).toBe('0566.988.259');
  });
});

it('knows Belgian postcodes', () => {
  expect(['1000', '9992', '0999', '100', '10000', 'B1000'].map(isPostcode)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
