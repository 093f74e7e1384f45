import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lettersOf } from './font-letters-loader.mjs';

const style = readFileSync(join(import.meta.dirname, '../../../shared/src/ui/theme/font-face.ts'), 'utf8');

const letters = ['latin', 'seldom', 'polish', 'turkish', 'names'];

/** Letters for which browsers fetch a font file. @param {string} name */
function fetchedFor(name) {
  const [, ranges = ''] = new RegExp(`const ${name} =\\s+'([^']+)'`, 'u').exec(style) ?? [];
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}

it.each(letters)('the file of %s has every letter for which browsers fetch it', (name) => {
  expect(fetchedFor(name.toUpperCase()).toSorted()).toEqual(lettersOf(`?letters=${name}`).toSorted());
});

it('a letter is in one file, so that it asks for no second', () => {
  const all = letters.flatMap((name) => lettersOf(`?letters=${name}`));
  expect(new Set(all).size).toBe(all.length);
});

it('the letters of names from all over Europe are in one of the small files', () => {
  const all = letters.flatMap((name) => lettersOf(`?letters=${name}`));
  expect(
    Array.from('½ÅøŁódźĄęńŚżŐrsiŰnŞtefanȘerbanțăĞüneşİıČapekřůžĐurić').filter((letter) => !all.includes(letter)),
  ).toEqual([]);
});
