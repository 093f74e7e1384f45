import { describe, expect, it } from 'vitest';
import { mayBeMobile, normalisePhone, phoneText } from './phone.ts';

describe('phones', () => {
  it.each([
    ['0470 12 34 56', '+32470123456', '+32 470 12 34 56'],
    ['02/512 34 56', '+3225123456', '+32 2 512 34 56'],
    ['+32 (0)2 512.34.56', '+3225123456', '+32 2 512 34 56'],
    ['+32 02 512 34 56', '+3225123456', '+32 2 512 34 56'],
    ['0032 81 12 34 56', '+3281123456', '+32 81 12 34 56'],
    ['04 223 45 67', '+3242234567', '+32 4 223 45 67'],
    ['+33 1 23 45 67 89', '+33123456789', '+33123456789'],
  ])('%s is stored as %s and shown as %s', (typed, stored, shown) => {
    expect(normalisePhone(typed)).toBe(stored);
    expect(phoneText(typed)).toBe(shown);
    expect(phoneText(stored)).toBe(shown);
  });

  it.each(['', 'abc', '12345', '0470 12', '+32 470 12 34 56 78', '0000000'])('refuses %j', (text) => {
    expect(normalisePhone(text)).toBeUndefined();
    expect(phoneText(text)).toBe(text);
  });
});

it.each([
  ['0470 12 34 56', true],
  ['+33 6 12 34 56 78', true],
  ['', true],
  ['02/512 34 56', false],
  ['04 223 45 67', false],
])('tells whether %j may be a mobile phone: %s', (typed, isMobile) => {
  expect(mayBeMobile(typed)).toBe(isMobile);
});
