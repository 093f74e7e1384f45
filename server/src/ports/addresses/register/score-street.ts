import { addressWords } from '@navette/shared/domain';
import { matchWords } from '../embedded/match-words.ts';
import { plainText } from '../../../kernel/plain-text.ts';
import type { RegisterLanguage } from './address-register.ts';
import type { StreetRow } from './register-queries.ts';
import { wordsToFind } from './register-words.ts';

/** A street in its best matching language. */
export interface ScoredStreet {
  readonly row: StreetRow;
  readonly score: number;
  readonly language: RegisterLanguage;
}

/** Names of a street and its place by language, falling back to another one. */
const NAMES = {
  fr: ({ streetFr, cityFr }: StreetRow) => [streetFr, cityFr],
  nl: ({ streetNl, cityNl }: StreetRow) => [streetNl, cityNl],
  de: ({ streetDe, cityDe }: StreetRow) => [streetDe, cityDe],
} as const;

/** The name of the street in a language. */
export const streetName = (row: StreetRow, language: RegisterLanguage): string =>
  NAMES[language](row)[0] ?? row.streetFr ?? row.streetNl ?? row.streetDe ?? '';

/** The name of its place in a language. */
export const cityName = (row: StreetRow, language: RegisterLanguage): string =>
  NAMES[language](row)[1] ?? row.cityFr ?? row.cityNl ?? row.cityDe ?? '';

/**
 * Score of a street for the typed text, in its best language; 0 for no match. Words of the street count most, in order and from its beginning; words
 * of its place may be anywhere, in any language. The user's language is preferred if its name matches, else the best match, else that of the region.
 */
export function scoreStreet(
  row: StreetRow,
  words: readonly string[],
  user: RegisterLanguage | undefined,
): ScoredStreet {
  const place = [row.cityFr, row.cityNl, row.cityDe].flatMap((name) => (name === null ? [] : wordsToFind(name)));
  const languages = languagesOf(row, user).map((language) => ({
    row,
    language,
    score: scoreOf(words, streetName(row, language), place),
  }));
  const [first = { row, language: 'fr', score: 0 }, ...others] = languages;
  const best = others.reduce((better, other) => (other.score > better.score ? other : better), first);
  return first.language === user && first.score > 0 ? { ...best, language: user } : best;
}

function languagesOf(row: StreetRow, user: RegisterLanguage | undefined): RegisterLanguage[] {
  const official: RegisterLanguage[] = row.region === 'BE-VLG' ? ['nl', 'fr', 'de'] : ['fr', 'nl', 'de'];
  const named = official.filter((language) => NAMES[language](row)[0] !== null);
  return user && named.includes(user) ? [user, ...named.filter((language) => language !== user)] : named;
}

function scoreOf(words: readonly string[], name: string, place: readonly string[]): number {
  // A name as written, and with abbreviations expanded: `St` is `Saint`.
  return Math.max(
    ...[addressWords(name), plainText(name).split(' ')].map((names) => scoreAgainst(words, names, place)),
  );
}

function scoreAgainst(words: readonly string[], name: readonly string[], place: readonly string[]): number {
  const own = words.filter((word) =>
    name.some((part) => part.startsWith(word) || (word === 'saint' && part === 'sint')),
  );
  const placed = words.filter((word) => !own.includes(word));
  if (own.length === 0 || placed.some((word) => !place.some((part) => part.startsWith(word)))) return 0;
  const folded = name.map((part) => (part === 'sint' && own.includes('saint') ? 'saint' : part));
  return matchWords(own, folded) + placed.length;
}
