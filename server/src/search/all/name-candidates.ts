import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Records that a word may mean in a booking. */
export interface Candidates {
  readonly clients: readonly number[];
  readonly destinations: readonly number[];
  readonly drivers: readonly number[];
}

const MOST = 2000;

/** Short words begin a word of the name, longer ones may stand inside it. */
const patternOf = (word: string): string => (word.length < 3 ? `\\m${word}` : word);

/**
 * For each word the clients, destinations and drivers whose name holds it, in the order of the words. The folded columns
 * begin with the name (of people `last first last`) and go on with the address, which is not looked at: half of Brussels
 * lives in a street or commune that begins with Saint.
 */
export async function findCandidates(db: Db, words: readonly string[]): Promise<Candidates[]> {
  if (words.length === 0) return [];
  const person = sql`search ~ pattern and strpos(search, word) <= length(lastname) + length(firstname) + 1`;
  const { rows } = await sql<Candidates>`
    select
      array(select id from client where ${person} limit ${MOST}) as clients,
      array(select id from destination where search ~ pattern and strpos(search, word) <= length(name) limit ${MOST}) as destinations,
      array(select id from driver where ${person} limit ${MOST}) as drivers
    from unnest(${words}::text[], ${words.map(patternOf)}::text[]) with ordinality as asked(word, pattern, position)
    order by position`.execute(db);
  return rows;
}

/** Clients with this phone, or whose national number begins so. */
export async function findClientsByDigits(db: Db, digits: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from client
    where tel like ${`%${digits}%`} or mobile like ${`%${digits}%`}
      or (length(${digits}) >= 6 and regexp_replace(ssn, '\\D', '', 'g') like ${`${digits}%`})
    limit 50`.execute(db);
  return rows.map(({ id }) => id);
}
