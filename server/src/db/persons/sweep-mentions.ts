import { type Mentions, mentionsOf, type PersonTraces } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { MENTION_COLUMNS } from './text-columns.ts';

interface Found {
  readonly row: string;
  /** Of each column; null where it is empty. */
  readonly texts: readonly (string | null)[];
}

/**
 * Takes a person out of every text in which anybody may be named. The database finds rows that may name them, by folded names and by digits; the rule of
 * the domain decides and erases. What one column of a row tells of the person is erased from the others too.
 */
export async function sweepMentions(trx: Db, person: PersonTraces): Promise<void> {
  const mentions = mentionsOf(person);
  for (const [table, columns] of MENTION_COLUMNS) {
    for (const { row, texts } of await candidates(trx, table, columns, person)) {
      if (!mentions.in(texts.join('\n'))) continue;
      const values = columns.map(
        (column, index) => sql`${sql.ref(column)} = ${erased(texts[index] ?? null, mentions)}`,
      );
      await sql`update ${sql.table(table)} set ${sql.join(values)} where ctid = ${row}::tid`.execute(trx);
    }
  }
}

/** A text, or a value of JSON, without the person. */
function erased(text: string | null, { everyTraceErasedFrom }: Mentions): string | null {
  const json = text === null ? undefined : jsonIn(text);
  if (text === null || json === undefined) return text === null ? null : everyTraceErasedFrom(text);
  return JSON.stringify(withTexts(json, everyTraceErasedFrom));
}

/** Objects and lists; undefined for other texts. */
function jsonIn(text: string): unknown {
  if (!/^\s*[[{]/u.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Rows that hold a name, an address for mail, or the digits of a number of the person; locked. */
async function candidates(
  trx: Db,
  table: string,
  columns: readonly string[],
  person: PersonTraces,
): Promise<readonly Found[]> {
  const words = [...person.lastnames, ...person.unshared, ...person.emails].map(longestWord).filter(Boolean);
  const digits = person.numbers.map((number) => number.replaceAll(/\D/gu, '').slice(-8)).filter(Boolean);
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`));
  const { rows } = await sql<Found>`
    select ctid::text as row, array[${texts}] as texts from ${sql.table(table)}
    where fold(concat_ws(' ', ${texts})) like any (select '%' || fold(word) || '%' from unnest(${words}::text[]) as word)
      or regexp_replace(concat_ws(' ', ${texts}), '[^0-9]', '', 'g') like any (select '%' || digits || '%' from unnest(${digits}::text[]) as digits)
    for update`.execute(trx);
  return rows;
}

/** Names are separated by many signs; their longest word is not. */
const longestWord = (text: string): string =>
  text.split(/[^\p{L}\p{M}\p{N}@.]+/u).toSorted((left, right) => right.length - left.length)[0] ?? '';

/** A value of JSON whose texts are changed, at any depth. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withTexts(item, change)]));
}
