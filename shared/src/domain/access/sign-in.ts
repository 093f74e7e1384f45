import { fold } from '../text/fold.ts';
import { isStaffRole, type StaffRole } from './roles.ts';

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

/** Seconds for which a code of an authenticator app is valid (RFC 6238). */
export const OTP_PERIOD = 30;

/** Periods before and after the present one whose codes are accepted, because clocks differ. */
export const OTP_TOLERANCE = 1;

/** Recovery codes of a user. */
export const RECOVERY_CODES = 10;

/** Name of the setting that holds the roles which need a second factor. */
export const SECOND_FACTOR_SETTING = 'secondFactorRoles';

/** The roles of the setting, separated by commas; unknown ones are left out. */
export const secondFactorRoles = (setting: string | null | undefined): StaffRole[] =>
  (setting ?? '').split(',').filter(isStaffRole);

/**
 * Whether a role signs in with a second factor: `super` always, others by the setting of the organisation.
 * @param setting value of {@link SECOND_FACTOR_SETTING}
 */
export const needsSecondFactor = (role: string, setting: string | null | undefined): boolean =>
  role === 'super' || secondFactorRoles(setting).some((name) => name === role);

/** A second factor as typed, without spaces and dashes, in lower case: `123 456`, `ABCD-efgh-jkmn`. */
export const otpText = (typed: string): string => typed.replaceAll(/[\s‑-]/gu, '').toLowerCase();

/** Whether a second factor is of an authenticator app (six digits); recovery codes have letters. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/u.test(otpText(typed));

/** Minutes a token is valid (specification/shell.md#session). */
export const SESSION_MINUTES = 1000;

/** Minutes before the token expires at which the user is asked to stay signed in. */
export const SESSION_WARNING_MINUTES = 5;

/** Name of the setting that holds the idle limit. */
export const IDLE_SETTING = 'idleMinutes';

/** Bounds of the idle limit in minutes. Without a limit it is 0. */
export const IDLE_MINUTES = { min: 2, max: 999 } as const;

/** Seconds before the end of an idle session at which the user is warned. */
export const IDLE_WARNING_SECONDS = 60;

/** Seconds between two activity reports to the server. */
export const ACTIVITY_SECONDS = 60;

/** Minutes without activity after which a session ends; 0 for none, and for a setting that is no number within the bounds. */
export function idleMinutesOf(setting: string | null | undefined): number {
  const minutes = Number(setting ?? '');
  return Number.isInteger(minutes) && minutes >= IDLE_MINUTES.min && minutes <= IDLE_MINUTES.max ? minutes : 0;
}

/**
 * Seconds after the last reported activity at which the server ends an idle session; undefined without a limit. One report interval longer than the
 * limit: the user may have been active until just before the next report was due, and the page, which knows, ends the session first.
 */
export const idleSeconds = (minutes: number): number | undefined =>
  minutes === 0 ? undefined : minutes * 60 + ACTIVITY_SECONDS;
