import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { holdsWords, phoneDigits, recordNumber, searchWords } from './words.ts';

/** The columns of a record that hold numbers. */
export interface NumberColumns {
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
