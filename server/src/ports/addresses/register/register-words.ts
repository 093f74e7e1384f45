import { addressWords, writtenWords } from '@navette/shared/domain';

/** Abbreviations that differ between French and Dutch: `st-` may mean either. */
const DUTCH: ReadonlyMap<string, string> = new Map([
  ['sint', 'saint'],
  ['sinte', 'sainte'],
]);

/** All search words of a name: as written, and with abbreviations expanded. */
export function wordsToFind(name: string): string[] {
  const written = writtenWords(name);
  return [...new Set([...written, ...addressWords(name), ...written.flatMap((word) => DUTCH.get(word) ?? [])])];
}

/** Words of names in the format of the register's columns, each after a space. */
export const searchable = (names: readonly (string | null)[]): string =>
  [...new Set(names.flatMap((name) => (name === null ? [] : wordsToFind(name))))].map((word) => ` ${word}`).join('');

/** Stop words: they occur in too many streets to be selective. */
const EVERYWHERE: ReadonlySet<string> = new Set([
  'rue',
  'avenue',
  'place',
  'chaussee',
  'boulevard',
  'route',
  'chemin',
  'square',
  'de',
  'du',
  'des',
  'd',
  'la',
  'le',
  'les',
  'l',
  'aux',
  'au',
  'a',
  'van',
  'den',
  'der',
  'ter',
  'ten',
  'het',
  'straat',
  'laan',
  'saint',
  'sint',
]);

/** The selective words; all of them when none is. */
export function distinctiveWords(words: readonly string[]): readonly string[] {
  const distinctive = words.filter((word) => word.length > 1 && !EVERYWHERE.has(word));
  return distinctive.length > 0 ? distinctive : words;
}
