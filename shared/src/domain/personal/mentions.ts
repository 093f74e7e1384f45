import { fold } from '../text/fold.ts';

/** What a person is called by in texts that others write. */
export interface PersonTraces {
  /** First names, the present one and former ones. */
  readonly firstnames: readonly string[];
  /** Last names, the present one and former ones. */
  readonly lastnames: readonly string[];
  /** Last names and addresses that nobody else has: they name the person also when they stand alone. */
  readonly unshared: readonly string[];
  /** E-mail addresses. */
  readonly emails: readonly string[];
  /** Phones and the national number, in any format. */
  readonly numbers: readonly string[];
  /** Birth dates as `YYYY-MM-DD`. */
  readonly birthdays: readonly string[];
  /** What else is theirs, as addresses: erased from a text that names them, names nobody by itself. */
  readonly others: readonly string[];
}

/** Finds a person in texts, whatever case, accents and separators these are written with. */
export interface Mentions {
  /** Whether the text names the person. */
  readonly in: (text: string) => boolean;
  /** The text without the person: names, numbers, dates and addresses become `—`. The same text when it names another or nobody. */
  readonly erasedFrom: (text: string) => string;
  /** The same for a text that is known to be of the person: also what would name nobody by itself. */
  readonly everyTraceErasedFrom: (text: string) => string;
}

/** What stands where a person was named. */
export const ERASED_MENTION = '—';

/** Shorter words are in nearly every text. */
const SHORTEST = 3;
/** Phones without their country and zero have eight digits at least. */
const SHORTEST_NUMBER = 8;
const BETWEEN_WORDS = String.raw`[\s,'’‑-]+`;
const BETWEEN_DIGITS = String.raw`[\s./()-]*`;

/** Mentions of a person. Names alone count when nobody else has them and they are written with a capital; names together always do. */
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

/** `maison` is a word, `Maison` is a name; what holds a digit or an at sign is neither. */
const isWrittenAsName = (found: string): boolean => /[\p{Lu}\d@]/u.test(found);

const isLong = (text: string): boolean => fold(text).length >= SHORTEST;

/** Without country and leading zeroes, which people write or leave out. */
const significantDigits = (text: string): string =>
  text.replaceAll(/\D/gu, '').replace(/^(?:0032|32(?=\d{8,9}$)|0)/u, '');

const escaped = (sign: string): string => sign.replace(/[\\^$.*+?()[\]{}|/]/u, String.raw`\$&`);

/** A letter with or without its accents: texts are compared with the accents as signs of their own. */
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

/** Whole words and whole numbers alone. */
const patternOf = (alternatives: readonly string[]): RegExp | undefined => {
  const longestFirst = [...new Set(alternatives.filter(Boolean))].toSorted((left, right) => right.length - left.length);
  return longestFirst.length === 0
    ? undefined
    : new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{M}\p{N}])`, 'giu');
};
