import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KEY_MEANINGS } from './keys.ts';

const root = join(import.meta.dirname, '../../..');

/** The files of host, shared and remotes, without tests, with their text outside of comments. */
const sources = readdirSync(root)
  .filter((name) => /^(?:host|shared|remote-.*)$/u.test(name))
  .flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => join(name, 'src', file)),
  )
  .filter((file) => /\.(?:tsx?|css)$/u.test(file) && !/\.test\.|\/testing\//u.test(file))
  .map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/gu, ''),
  }));

/** Colours that are the same in both themes: paper, signs of a map on their own ground, base maps, which are turned as a whole, the logo. */
const FIXED = /^shared\/src\/ui\/(?:theme|document|map\/(?:base|layers)|brand)\//u;

/** A colour by its value, or a surface that is white or black in both themes. */
const COLOUR =
  /(?<=["'`(\s,])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w(-])|\b(?:rgb|hsl)a?\(|\b(?:bg|background|backgroundColor)(?:=|: )["']?(?:white|black)\b(?!\/)/giu;

it('takes its colours from the theme, which has a light and a dark value of each', () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources
    .filter(({ file }) => !FIXED.test(file))
    .flatMap(({ file, text }) => Array.from(text.matchAll(COLOUR), ([colour]) => `${file}: ${colour}`));
  expect(found).toEqual([]);
});

it('has one meaning for each single key that a page listens to', () => {
  const used = sources.flatMap(({ text }) =>
    Array.from(text.matchAll(/useSingleKey\(\s*'(.|Ctrl\+.|Arrow\w+|Enter)'/gu), ([, key]) => key),
  );
  expect(new Set(used)).toEqual(new Set(Object.keys(KEY_MEANINGS)));
});

it('binds letters by the list of meanings alone, but for the palette and what has the focus', () => {
  const found = sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/\bkey(?:\.toLowerCase\(\))? [!=]== '[a-z]'/giu), ([binding]) => `${file}: ${binding}`),
  );
  expect(found.toSorted()).toEqual([
    "host/src/shell/shell.tsx: key.toLowerCase() !== 'k'",
    // Locks the change that has the focus, as `l` does on the board; with Shift its driver.
    "remote-dispatch/src/pages/timeline/plan/plan-changes.tsx: key === 'L'",
    "remote-dispatch/src/pages/timeline/plan/plan-changes.tsx: key === 'l'",
    "shared/src/ui/keys.ts: key.toLowerCase() === 'z'",
    // Selects all rows, with Ctrl.
    "shared/src/ui/table/table-grid.tsx: key.toLowerCase() === 'a'",
  ]);
});
