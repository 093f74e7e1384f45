import { expect, it } from 'vitest';
import { endToEndId, isCreditorId, sepaText, xmlDocument } from './sepa-text.ts';

it.each([
  ['Zoë Œuvré & fils – Élan', 'Zoe OEuvre + fils - Elan'],
  ['//Ref/ <b>"12"</b> //', 'Ref/ b 12 /b'],
  ['Straße 5€', 'Strasse 5EUR'],
  ['日本', ''],
])('%s is %s in the characters of SEPA', (text, expected) => {
  expect(sepaText(text, 70)).toBe(expected);
});

it('cuts a text at its length, not ending with a space', () => {
  expect(sepaText(`${'a'.repeat(69)} b`, 70)).toBe('a'.repeat(69));
});

it('has a reference of fifteen characters for each order', () => {
  expect(endToEndId(12)).toBe('NVT000000001212');
  expect(endToEndId(9_999_999_999)).toHaveLength(15);
});

it.each([
  ['BE68ZZZ0123456789', true],
  ['be68 zzz 0123456789', true],
  ['BE68ABC0123456789', true],
  ['BE69ZZZ0123456789', false],
  ['', false],
])('creditor identifier %s: %s', (text, valid) => {
  expect(isCreditorId(text)).toBe(valid);
});

it('escapes what XML would read as its own', () => {
  expect(xmlDocument(['A x="1"', [['B', '<&>'], undefined]])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<A x="1">\n  <B>&lt;&amp;&gt;</B>\n</A>\n',
  );
});
