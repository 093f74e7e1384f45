import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fixCatalogues } from './fix.mjs';
import { typographyFaults } from './wording.mjs';

/** @param {Record<string, Record<string, string>>} messages By language. */
function fixed(messages) {
  const root = mkdtempSync(join(tmpdir(), 'remote-'));
  mkdirSync(join(root, 'messages'));
  for (const [language, texts] of Object.entries(messages))
    writeFileSync(join(root, `messages/${language}.json`), JSON.stringify(texts));
  fixCatalogues(root);
  return (/** @type {string} */ language) => JSON.parse(readFileSync(join(root, `messages/${language}.json`), 'utf8'));
}

const empty = { fr: {}, nl: {}, en: {} };

it('sorts catalogues by their keys', () => {
  const texts = fixed({ ...empty, en: { 'x.b': 'B', 'x.a': 'A' } })('en');
  expect(Object.keys(texts)).toEqual(['x.a', 'x.b']);
});

it.each([
  ['fr', "Supprimer l'abonnement ? Oui : nº 3", 'Supprimer l’abonnement\u00A0? Oui\u00A0: n° 3'],
  ['fr', 'Voir « Trajets »', 'Voir «\u00A0Trajets\u00A0»'],
  [
    'fr',
    '{count, plural, one {# trajet} other {# trajets}} :: {n}',
    '{count, plural, one {# trajet} other {# trajets}} :: {n}',
  ],
  ['nl', "Foto's", 'Foto’s'],
  ['en', 'It can’t be saved', 'It cannot be saved'],
])('mends the typography of a message in %s: %s', (language, before, after) => {
  const { 'x.text': text } = fixed({ ...empty, [language]: { 'x.text': before } })(language);
  expect(text).toBe(after);
  expect(typographyFaults(language, 'x.text', text)).toEqual([]);
});

it.each([
  ['en', "Write '{name}' as it is"],
  ['en', 'Say "no"'],
])('leaves what has no one right form in %s: %s', (language, text) => {
  expect(fixed({ ...empty, [language]: { 'x.text': text } })(language)['x.text']).toBe(text);
});
