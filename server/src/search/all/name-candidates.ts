import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { holdsWord } from '../../db/words.ts';

/** Records that a word may mean in a booking. */
export interface Candidates {
  readonly clients: readonly number[];
  readonly destinations: readonly number[];
  readonly drivers: readonly number[];
}

const MOST = 2000;

/**
 * For each word the clients, destinations and drivers whose name holds it, in the order of the words. The folded columns
 * begin with the name (of people `last first last`) and go on with the address, which is not looked at: half of Brussels
 * lives in a street or commune that begins with Saint.
 */
export async function findCandidates(db: Db, words: readonly string[]): Promise<Candidates[]> {
  if (words.length === 0) return [];
  const { rows } =
    await sql<Candidates>`${sql.join(words.map(candidatesOf), sql` union all `)} order by position`.execute(db);
  return rows;
}

/** A statement of its own for each word: PostgreSQL sees how rare the word is, and so whether its index is the way. */
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

/** Clients with this phone, or whose national number begins so. */
export async function findClientsByDigits(db: Db, digits: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from client
    where tel like ${`%${digits}%`} or mobile like ${`%${digits}%`} or (length(${digits}) >= 6 and "ssnDigits" like ${`${digits}%`})
    limit 50`.execute(db);
  return rows.map(({ id }) => id);
}
