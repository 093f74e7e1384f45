import { fold } from '../text/fold.ts';

/** Length of a new password in characters (specification/shell.md#change-password); ADR 23 says why. */
export const PASSWORD_LENGTH = { min: 12, max: 200 } as const;

/**
 * Reason why a new password is refused: `tooShort` and `tooLong` in characters; `same`: it is the old one; `common`: it is easily guessed, because it
 * is well known, a repetition, a row of neighbouring keys or characters, or consists mainly of the user's name or address, or of the name of the
 * organisation or product.
 */
export type PasswordFault = 'tooShort' | 'tooLong' | 'same' | 'common';

/** Context that a new password is checked against. */
export interface PasswordContext {
  readonly oldPassword?: string;
  /** Address with which the user signs in. */
  readonly email?: string;
  /** Names that others know: the user's own and the organisation's. */
  readonly names?: readonly string[];
  /** Whether a lower-case word is on the list of common passwords, which is on the server. */
  readonly isKnown?: (word: string) => boolean;
}

/** Minimum number of characters besides known words (names, common passwords); with fewer the password is guessable. */
const LEAST_OF_ITS_OWN = 6;
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertyuiopasdfghjklzxcvbnm',
];

/**
 * Reason why a new password is refused; undefined for a good one. Form and server share this function; only the server has the list of common
 * passwords.
 */
export function passwordFault(
  password: string,
  { oldPassword, email, names = [], isKnown = () => false }: PasswordContext = {},
): PasswordFault | undefined {
  const { length } = Array.from(password);
  if (length < PASSWORD_LENGTH.min) return 'tooShort';
  if (length > PASSWORD_LENGTH.max) return 'tooLong';
  if (password === oldPassword) return 'same';
  const text = fold(password);
  const own = ownWords([email ?? '', ...names, PRODUCT]);
  return isRepeated(text) ||
    isRow(text) ||
    isKnownWord(text, isKnown) ||
    [text, unleet(text)].some((each) => isOwn(each, own))
    ? 'common'
    : undefined;
}

/** `abcabcabcabc`, `aaaaaaaaaaaa`, `passepassepasse`. */
const isRepeated = (text: string): boolean => /^(.{1,6})\1+$/u.test(text);

/** `123456789012`, `lkjihgfedcba`, `azertyuiopqs`. */
const isRow = (text: string): boolean => {
  const backwards = Array.from(text).toReversed().join('');
  return ROWS.some((row) => row.includes(text) || row.includes(backwards));
};

/**
 * Checks the text itself, without prefixes and suffixes of a word (`motdepasse2026!`), and with letters in place of look-alike signs (`p@ssw0rd`).
 */
function isKnownWord(text: string, isKnown: (word: string) => boolean): boolean {
  const words = [text, unleet(text), unleet(core(text))].flatMap((word) => [
    word,
    core(word),
    core(word.replaceAll(/[^\p{L}\p{N}]/gu, '')),
  ]);
  return words.some((word) => word !== '' && isKnown(word) && text.length - word.length < LEAST_OF_ITS_OWN + 2);
}

const core = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unleet = (text: string): string => text.replaceAll(/[013457@$!]/gu, (sign) => SIGNS[sign] ?? sign);

const PRODUCT = 'navette';

/** Words of three letters and more, the longest first, so that a name within another one leaves no remainder. */
const ownWords = (names: readonly string[]): readonly string[] =>
  names
    .flatMap((name) => fold(name).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length);

function isOwn(text: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest.length < text.length && core(rest).length < LEAST_OF_ITS_OWN;
}
