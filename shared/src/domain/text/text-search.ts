import { belgianDate, isoDate, type IsoDate } from '../time/date.ts';
import { fold, searchWords } from './fold.ts';

const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/u;

/** Days that a word may be, as typed with day, month and year: `12/03/1948`, `12.3.48`; of a two-digit year both centuries. Empty for any other word. */
export function typedDays(word: string): readonly IsoDate[] {
  const [, day, month, year = ''] = DAY.exec(word) ?? [];
  const years = year.length === 4 ? [Number(year)] : year === '' ? [] : [1900 + Number(year), 2000 + Number(year)];
  return years.flatMap((one) => isoDate(one, Number(month), Number(day)) ?? []);
}

const PHONE = /^[+(\d][\d\s./()-]*$/u;
const SHORTEST_NUMBER = 4;

/**
 * Digits of a phone as stored and shown, without the leading 0 or +32, when a text is a part of one in any notation: `0470/12.34` → `4701234`,
 * `0032 2 512` → `2512`.
 */
export function phoneDigits(text: string): string | undefined {
  const typed = text.trim().replace('(0)', '');
  if (!PHONE.test(typed)) return undefined;
  const digits = typed
    .replace(/[^+\d]/gu, '')
    .replace(/^(?:\+32|0032|32(?=\d{7})|0)/u, '')
    .replaceAll('+', '');
  return digits.length >= SHORTEST_NUMBER ? digits : undefined;
}

/** Matcher of folded texts that contain every word of a query; a day also as it is shown, a phone in any notation. */
export function textMatcher(query: string): (text: string) => boolean {
  const words = searchWords(query).map((word) => [word, ...typedDays(word).map(belgianDate)]);
  // Up to six digits are the number of an invoice, which amounts and phones beside each other contain by chance.
  const phone = /^\s*\d{1,6}\s*$/u.test(query) ? undefined : phoneDigits(query);
  return (text) =>
    words.every((forms) => forms.some((form) => text.includes(form))) ||
    (phone !== undefined && text.replaceAll(' ', '').includes(phone));
}

/**
 * Whether a name is what a query says: each of its words begins a word of the name, or a long one is within the name as written together
 * (`vandenbossche`). Words with digits say nothing about a name. `Wauters Ann` is not `Wauters Cédric` of rue Anna.
 */
export function isNamedBy(query: string, name: string): boolean {
  const parts = partsOf(name);
  const letters = parts.join('');
  const isSaid = (word: string) => /\p{N}/u.test(word) || parts.some((part) => part.startsWith(word));
  return searchWords(query).every((word) => {
    const said = partsOf(word);
    return said.every(isSaid) || (isName(said.join('')) && letters.includes(said.join('')));
  });
}

/** Folded parts of a text: `O'Brien-Claes` → o, brien, claes. */
const partsOf = (text: string): readonly string[] => fold(text).split(SEPARATORS).filter(Boolean);

/** Shorter words would be similar to nearly every text. */
const LONG = 5;

/** Letters from which on two misspelt ones are tolerated, else one. */
const TWO_WRONG = 8;

/** Maximum words of a query; more make it a sentence. */
const MOST_WORDS = 4;

/**
 * Matcher of folded texts in which every word of a query is written with a letter or two wrong, or with other spaces: `vandenbosche` is found in
 * `van den bossche`. Undefined for a query without a word of five letters, or with many.
 */
export function misspeltMatcher(query: string): ((text: string) => boolean) | undefined {
  const words = searchWords(query).map((word) => (/\p{N}/u.test(word) ? word : joined(word)));
  if (words.length > MOST_WORDS || !words.some((word) => isName(word))) return undefined;
  return (text) => {
    const letters = joined(text);
    return words.every(
      (word) => text.includes(word) || letters.includes(word) || (isName(word) && isNear(word, letters)),
    );
  };
}

/** Signs that are written or left out at will within a name. */
const SEPARATORS = /[\s'’.-]/gu;
const joined = (text: string): string => text.replaceAll(SEPARATORS, '');
const isName = (word: string): boolean => word.length >= LONG && !/\p{N}/u.test(word);

/** Whether a part of a text differs from a word by few letters. Most texts share no two triples of letters with it, which is faster to see. */
function isNear(word: string, text: string): boolean {
  let shared = 0;
  for (let start = 0; start + 3 <= word.length && shared < 2; start += 1)
    if (text.includes(word.slice(start, start + 3))) shared += 1;
  return shared >= 2 && distanceWithin(word, text) <= (word.length >= TWO_WRONG ? 2 : 1);
}

/** Least edit distance between a word and any part of a text (Sellers). */
function distanceWithin(word: string, text: string): number {
  let row = Array.from({ length: text.length + 1 }, () => 0);
  for (let at = 0; at < word.length; at += 1) {
    const next = [at + 1];
    for (let column = 1; column <= text.length; column += 1)
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (word[at] === text[column - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return Math.min(...row);
}
