import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { holdsWords, phoneDigits, recordNumber, searchWords } from '../../search/words.ts';

interface NumberColumns {
  /** Columns that hold phones as E.164. */
  readonly phones?: readonly string[];
  /** Columns that hold digits with anything between them. */
  readonly digits?: readonly string[];
}

/** Whether a record is what somebody typed in a picker: its words, its number, a part of its phone, the start of its digits. */
export function matchesRecord(q: string, { phones = [], digits = [] }: NumberColumns = {}): RawBuilder<SqlBool> {
  const words = searchWords(q);
  const conditions = words.length > 0 ? [holdsWords('search', words)] : [sql<SqlBool>`false`];
  const number = recordNumber(q);
  if (number !== undefined) conditions.push(sql`id = ${number}`);
  const phone = phoneDigits(q);
  if (phone) conditions.push(...phones.map((column) => sql<SqlBool>`${sql.ref(column)} like ${`%${phone}%`}`));
  const typed = q.replace(/\D/gu, '');
  if (phone && typed.length >= 6) {
    conditions.push(...digits.map((column) => sql<SqlBool>`regexp_replace(${sql.ref(column)}, '\\D', '', 'g') like ${`${typed}%`}`));
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
