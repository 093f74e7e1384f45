import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { plainText } from '../ports/addresses/embedded/plain-text.ts';

/** The words of a search text, as the `search` columns hold them; at most eight. */
export const searchWords = (q: string): string[] => plainText(q).split(' ').filter(Boolean).slice(0, 8);

/**
 * Whether a folded column holds every word: words of letters anywhere, numbers only as whole numbers. Words are letters
 * and digits only, so they need no escaping; one condition a word lets PostgreSQL use the trigram index.
 */
export function holdsWords(column: string, words: readonly string[]): RawBuilder<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`true`;
  const search = sql.ref(column);
  const conditions = words.map((word) => (/^\d+$/u.test(word) ? sql`${search} ~ ${`\\m${word}\\M`}` : sql`${search} like ${`%${word}%`}`));
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Order of those found: what begins with the first word, then what has it at the beginning of a word, then the rest. */
export function nearestFirst(column: string, words: readonly string[]): RawBuilder<number> {
  const [first] = words;
  if (first === undefined) return sql<number>`0::integer + 0`;
  const search = sql.ref(column);
  return sql<number>`case when ${search} like ${`${first}%`} then 0 when ${search} like ${`% ${first}%`} then 1 else 2 end`;
}

/** The digits of a number as stored, when a text is one and nothing else: `0470 12 34` → `4701234`, `+32 2 512` → `2512`. */
export function phoneDigits(q: string): string | undefined {
  if (!/^[+\d][\d\s./()-]*$/u.test(q.trim())) return undefined;
  const digits = q.replace(/\D/gu, '').replace(/^(?:0032|32(?=\d{7})|0)/u, '');
  return digits.length >= 4 ? digits : undefined;
}

/** A whole number that may be the number of a record. */
export function recordNumber(q: string): number | undefined {
  const number = /^\s*#?0*(\d{1,9})\s*$/u.exec(q)?.[1];
  return number === undefined ? undefined : Number(number);
}
