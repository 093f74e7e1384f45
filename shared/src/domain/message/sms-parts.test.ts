import { expect, it } from 'vitest';
import { smsSize } from './sms-parts.ts';

it.each([
  ['', 'gsm', 0, 0],
  ['Prise en charge à 9:10, été', 'gsm', 27, 1],
  ['a'.repeat(160), 'gsm', 160, 1],
  ['a'.repeat(161), 'gsm', 161, 2],
  ['a'.repeat(306), 'gsm', 306, 2],
  ['a'.repeat(307), 'gsm', 307, 3],
  ['€'.repeat(80), 'gsm', 160, 1],
  // The two halves of a euro sign stay in one part.
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm', 306, 3],
  ['garçon', 'ucs2', 6, 1],
  ['ê'.repeat(70), 'ucs2', 70, 1],
  ['ê'.repeat(71), 'ucs2', 71, 2],
  ['👍'.repeat(36), 'ucs2', 72, 2],
])('counts the parts of %j', (text, encoding, units, parts) => {
  expect(smsSize(text)).toEqual({ encoding, units, parts });
});
