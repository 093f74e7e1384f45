import { fold } from '../text/fold.ts';

/** Identifying data of a person to be found in texts of others. */
export interface PersonTraces {
  /** Current and former first names. */
  readonly firstnames: readonly string[];
  /** Current and former last names. */
  readonly lastnames: readonly string[];
  /** Last names and addresses that are unique to the person: they identify them even alone. */
  readonly unshared: readonly string[];
  /** E-mail addresses. */
  readonly emails: readonly string[];
  /** Phones and the national number, in any format. */
  readonly numbers: readonly string[];
  /** Birth dates as `YYYY-MM-DD`. */
  readonly birthdays: readonly string[];
  /** Further data such as addresses: erased from a text that names the person, not identifying by itself. */
  readonly others: readonly string[];
}

/** Finds a person in texts, whatever the case, accents and separators. */
export interface Mentions {
  /** Whether the text names the person. */
  readonly in: (text: string) => boolean;
  /** Text with names, numbers, dates and addresses of the person replaced by `—`; unchanged when it names another or nobody. */
  readonly erasedFrom: (text: string) => string;
  /** Text that is known to be about the person, with every trace replaced, also those that identify nobody by themselves. */
  readonly everyTraceErasedFrom: (text: string) => string;
}

/** Replacement of an erased mention. */
export const ERASED_MENTION = '—';

/** Minimum length of a word; shorter ones are in nearly every text. */
const SHORTEST = 3;
/** Minimum number of digits: phones without country code and zero have at least eight. */
const SHORTEST_NUMBER = 8;
const BETWEEN_WORDS = String.raw`[\s,'’‑-]+`;
const BETWEEN_DIGITS = String.raw`[\s./()-]*`;

/** Finds mentions of a person. A single name counts when it is unique and capitalised; first and last name together always do. */
export function mentionsOf(person: PersonTraces): Mentions {
  const together = person.lastnames.flatMap((last) =>
    person.firstnames.flatMap((first) => [`${first} ${last}`, `${last} ${first}`]),
  );
  const numbers = person.numbers.map(significantDigits).filter((digits) => digits.length >= SHORTEST_NUMBER);
  const alone = patternOf([...person.unshared.filter(isLong).map(words), ...person.emails.map(words)]);
  const certain = patternOf([...together.filter(isLong).map(words), ...numbers.map(number)]);
  const rest = patternOf([
    ...[...person.firstnames, ...person.lastnames, ...person.others].filter(isLong).map(words),
    ...person.birthdays.flatMap(dates),
  ]);
  const isNamed = (text: string) =>
    (certain !== undefined && text.search(certain) >= 0) ||
    (alone !== undefined && (text.match(alone) ?? []).some(isWrittenAsName));
  const everyTraceErasedFrom = (text: string) =>
    [certain, alone, rest]
      .reduce((left, pattern) => (pattern ? left.replace(pattern, ERASED_MENTION) : left), text.normalize('NFD'))
      .normalize('NFC');
  const names = (text: string) => isNamed(text.normalize('NFD'));
  return {
    in: names,
    erasedFrom: (text) => (names(text) ? everyTraceErasedFrom(text) : text),
    everyTraceErasedFrom,
  };
}

/** `maison` is a word, `Maison` a name; texts with a digit or an at sign need no capital. */
const isWrittenAsName = (found: string): boolean => /[\p{Lu}\d@]/u.test(found);

const isLong = (text: string): boolean => fold(text).length >= SHORTEST;

/** Digits without country code and leading zeros, which people write or leave out. */
const significantDigits = (text: string): string =>
  text.replaceAll(/\D/gu, '').replace(/^(?:0032|32(?=\d{8,9}$)|0)/u, '');

const escaped = (sign: string): string => sign.replace(/[\\^$.*+?()[\]{}|/]/u, String.raw`\$&`);

/** Pattern of a word with or without its accents: texts are compared in decomposed form. */
const word = (text: string): string => Array.from(text, (sign) => `${escaped(sign)}\\p{M}*`).join('');

const words = (text: string): string =>
  fold(text)
    .split(/[\s,'’‑-]+/u)
    .filter(Boolean)
    .map(word)
    .join(BETWEEN_WORDS);

const number = (digits: string): string =>
  String.raw`(?:\+?(?:00)?32${BETWEEN_DIGITS})?(?:0${BETWEEN_DIGITS})?${digits.split('').join(BETWEEN_DIGITS)}`;

/** `1985-07-30`, `19850730`, `30/07/1985`, `30.7.85`. */
function dates(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const short = (part: string) => part.replace(/^0/u, '0?');
  return [
    `${year}-?${month}-?${date}`,
    `${short(date)}[./-]${short(month)}[./-](?:${year.slice(0, 2)})?${year.slice(2)}`,
  ];
}

/** Pattern that matches whole words and whole numbers only. */
const patternOf = (alternatives: readonly string[]): RegExp | undefined => {
  const longestFirst = [...new Set(alternatives.filter(Boolean))].toSorted((left, right) => right.length - left.length);
  return longestFirst.length === 0
    ? undefined
    : new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{M}\p{N}])`, 'giu');
};
