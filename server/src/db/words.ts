import { phoneDigits } from '@navette/shared/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { plainText } from '../kernel/plain-text.ts';

/** The words of a search text, as the `search` columns hold them; at most eight. */
export const searchWords = (q: string): string[] => plainText(q).split(' ').filter(Boolean).slice(0, 8);

/** Whether a word is a number, which is looked for as a whole. */
export const isNumber = (word: string): boolean => /^\d+$/u.test(word);

/** Characters that may stand before the beginning of a word. */
const BEFORE = ['', '% ', '%-', "%'", '%/'] as const;

/** Words of fewer letters stand in nearly every text: they have to begin a word. */
const LONG_ENOUGH = 3;

/** Whether a word is long enough to be rare, and is looked for anywhere. */
export const isLong = (word: string): boolean => word.length >= LONG_ENOUGH;

/** Patterns for the beginning of a word, which the trigram index answers; it does not answer `\m`. */
const beginsWord = (column: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    BEFORE.map((before) => sql`${column} like ${`${before}${word}%`}`),
    sql` or `,
  )})`;

/** Whether a folded column holds a word: letters anywhere, or at the beginning of a word if they are one or two; numbers only as whole numbers. */
export function holdsWord(column: string, word: string): RawBuilder<SqlBool> {
  const search = sql.ref(column);
  if (!isNumber(word)) return isLong(word) ? sql`${search} like ${`%${word}%`}` : beginsWord(search, word);
  const isWhole = sql<SqlBool>`${search} ~ ${`\\m${word}\\M`}`;
  return isLong(word) ? isWhole : sql`(${beginsWord(search, word)} and ${isWhole})`;
}

/**
 * Whether a folded column holds every word. Words are letters and digits only, so they need no escaping; one condition a word lets PostgreSQL
 * use the trigram index.
 */
export const holdsWords = (column: string, words: readonly string[]): RawBuilder<SqlBool> =>
  words.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.join(
        words.map((word) => holdsWord(column, word)),
        sql` and `,
      )})`;

/** Order of those found: what begins with the first word, then what has it at the beginning of a word, then the rest. */
export function nearestFirst(column: string, words: readonly string[]): RawBuilder<number> {
  const [first] = words;
  if (first === undefined) return sql<number>`0::integer + 0`;
  const search = sql.ref(column);
  return sql<number>`case when ${search} like ${`${first}%`} then 0 when ${search} like ${`% ${first}%`} then 1 else 2 end`;
}

/** A whole number that may be the number of a record. */
export function recordNumber(q: string): number | undefined {
  const number = /^\s*#?0*(\d{1,9})\s*$/u.exec(q)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The columns of a record that hold numbers. */
interface NumberColumns {
  /** Columns that hold phones as E.164. */
  readonly phones?: readonly string[];
  /** Columns that hold digits and nothing else. */
  readonly digits?: readonly string[];
}

const START_OF_DIGITS = 6;

/** Whether a record is of a number that somebody typed: its own; a part of its phone or the start of its digits. None if it is no number. */
export function matchesNumber(q: string, { phones = [], digits = [] }: NumberColumns = {}): RawBuilder<SqlBool>[] {
  const number = recordNumber(q);
  const phone = phoneDigits(q);
  const typed = q.replace(/\D/gu, '');
  const parts = phone ? phones.map((column) => sql<SqlBool>`${sql.ref(column)} like ${`%${phone}%`}`) : [];
  const starts =
    phone && typed.length >= START_OF_DIGITS
      ? digits.map((column) => sql<SqlBool>`${sql.ref(column)} like ${`${typed}%`}`)
      : [];
  const within = [...parts, ...starts];
  return [
    ...(number === undefined ? [] : [sql<SqlBool>`id = ${number}`]),
    ...(within.length === 0 ? [] : [sql<SqlBool>`(${sql.join(within, sql` or `)})`]),
  ];
}

/** Whether a record is what somebody typed in a picker: its words, its number, a part of its phone, the start of its digits. */
export function matchesRecord(q: string, columns: NumberColumns = {}): RawBuilder<SqlBool> {
  const words = searchWords(q);
  const byWords = words.length > 0 ? holdsWords('search', words) : sql<SqlBool>`false`;
  return sql<SqlBool>`(${sql.join([byWords, ...matchesNumber(q, columns)], sql` or `)})`;
}
