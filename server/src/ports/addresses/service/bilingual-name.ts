import { addressWords } from '@navette/shared/domain';
import type { AddressLanguage } from '../embedded/gazetteer.ts';
import { matchWords } from '../embedded/match-words.ts';

const DUTCH = /(?:straat|laan|steenweg|plein|weg|dreef|kaai|lei|markt|gang|berg|hof|baan|stad)\b/iu;

interface Named {
  readonly name: string;
  readonly language: AddressLanguage;
}

/** Splits `Rue de la Loi - Wetstraat`; a name in one language is one part. */
function partsOf(name: string): Named[] {
  const [first = name, second, ...others] = name.split(/\s+-\s+/u);
  if (second === undefined || others.length > 0) return [{ name, language: DUTCH.test(name) ? 'nl' : 'fr' }];
  const isDutchFirst = DUTCH.test(first) && !DUTCH.test(second);
  return [
    { name: first, language: isDutchFirst ? 'nl' : 'fr' },
    { name: second, language: isDutchFirst ? 'fr' : 'nl' },
  ];
}

/** One name of a street with names in both languages: the typed one, else the user's, else the French one. */
export function pickName(name: string, words: readonly string[], user: AddressLanguage | undefined): Named {
  const parts = partsOf(name);
  const scored = parts.map((part) => ({
    part,
    score: bestMatch(words, addressWords(part.name)) + (part.language === user ? 0.5 : 0),
  }));
  return scored.reduce((best, other) =>
    other.score > best.score ||
    (other.score === best.score && other.part.language === 'fr' && best.part.language !== 'fr')
      ? other
      : best,
  ).part;
}

/** Best score of the typed words for a name, allowing words of the place among them. */
function bestMatch(words: readonly string[], name: readonly string[]): number {
  const own = words.filter((word) => name.some((part) => part.startsWith(word)));
  return Math.floor(matchWords(own, name));
}

/** Whether the typed words may mean this street: all of the name's own words were typed, in either language. */
export const isMeant = (name: string, words: readonly string[]): boolean =>
  partsOf(name).some((part) => addressWords(part.name).every((own) => words.includes(own)));
