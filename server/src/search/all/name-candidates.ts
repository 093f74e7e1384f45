import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { holdsWord } from '../../db/words.ts';

/** Records that a word may match in a booking. */
export interface Candidates {
  readonly clients: readonly number[];
  readonly destinations: readonly number[];
  readonly drivers: readonly number[];
}

const MOST = 2000;

/**
 * For each word the clients, destinations and drivers whose name contains it, in the order of the words. The folded columns begin with the name (of
 * people `last first last`), followed by the address, which is not matched: half of Brussels lives in a street or commune that begins with Saint.
 */
export async function findCandidates(db: Db, words: readonly string[]): Promise<Candidates[]> {
  if (words.length === 0) return [];
  const { rows } =
    await sql<Candidates>`${sql.join(words.map(candidatesOf), sql` union all `)} order by position`.execute(db);
  return rows;
}

/** A statement for each word: PostgreSQL then sees how rare the word is, and whether its index is selective. */
function candidatesOf(word: string, position: number): RawBuilder<unknown> {
  const within = (length: RawBuilder<unknown>) =>
    sql`${holdsWord('search', word)} and strpos(search, ${word}) <= ${length}`;
  const person = within(sql`length(lastname) + length(firstname) + 1`);
  return sql`
    select ${position}::integer as position,
      array(select id from client where ${person} limit ${MOST}) as clients,
      array(select id from destination where ${within(sql`length(name)`)} limit ${MOST}) as destinations,
      array(select id from driver where ${person} limit ${MOST}) as drivers`;
}

/** Clients with this phone, or a national number with this prefix. */
export async function findClientsByDigits(db: Db, digits: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from client
    where tel like ${`%${digits}%`} or mobile like ${`%${digits}%`} or (length(${digits}) >= 6 and "ssnDigits" like ${`${digits}%`})
    limit 50`.execute(db);
  return rows.map(({ id }) => id);
}
