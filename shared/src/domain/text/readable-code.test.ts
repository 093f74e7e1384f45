import { expect, it } from 'vitest';
import { readableCode } from './readable-code.ts';

it.each([
  ['oncoDayCare', 'Onco day care'],
  ['ONCO_DAY_CARE', 'Onco day care'],
  ['day-care.visit', 'Day care visit'],
  ['MRIScan', 'Mri scan'],
  ['scan2Weeks', 'Scan2 weeks'],
  ['Échographie', 'Échographie'],
  ['', ''],
])('reads %s as %s', (code, words) => {
  expect(readableCode(code)).toBe(words);
});
