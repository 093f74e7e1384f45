import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { holdsWords, isNumber, phoneDigits, searchWords } from '../../db/words.ts';
import { matchesNumber } from '../../db/matches-record.ts';

/** Columns of clients with numbers. A call often comes from the family. */
export const CLIENT_NUMBERS = { phones: ['tel', 'mobile', 'contactPhone'], digits: ['ssnDigits'] } as const;

/** Last and first name as compared: an index holds it in this order. */
const NAME = sql`left(search, 64) collate "C"`;
/** For few candidates: an expression without an index, so that the planner does not scan an index in search of them. */
const NAME_OF_FEW = sql`left(search, 65) collate "C"`;

/** Minimum digits of a text of numbers that can't be an address. */
const NO_ADDRESS = 6;

interface Stage {
  readonly fits: RawBuilder<SqlBool>;
  readonly order: RawBuilder<unknown>;
}

/** Search stages, the closest first: id, phone or national number, name, beginning of a word, anywhere. */
function stagesOf(q: string): Stage[] {
  const words = searchWords(q);
  const [first, ...rest] = words;
  const numbers = matchesNumber(q, CLIENT_NUMBERS).map((fits) => ({ fits, order: NAME_OF_FEW }));
  if (first === undefined) return numbers;
  const others = holdsWords('search', rest);
  const begins = isNumber(first)
    ? []
    : [
        sql<SqlBool>`${NAME} like ${`${first}%`} and ${others}`,
        sql<SqlBool>`search like ${`% ${first}%`} and ${others}`,
      ];
  return [...numbers, ...[...begins, holdsWords('search', words)].map((fits) => ({ fits, order: NAME }))];
}

/**
 * Ids of the matching clients, at most `limit`, the closest first, equal ones by name. Each stage runs only while there are too few results: with one
 * letter half of all clients match, and an index finds the first ten of them.
 */
export async function closestClients(db: Db, q: string, limit: number): Promise<number[]> {
  const isLongNumber = (phoneDigits(q)?.length ?? 0) >= NO_ADDRESS;
  const found: number[] = [];
  for (const { fits, order } of stagesOf(q)) {
    if (found.length >= limit || (order === NAME && found.length > 0 && isLongNumber)) break;
    const { rows } = await sql<{ id: number }>`
      select id from client where ${fits} and id <> all(${found}::integer[]) order by ${order}, id desc limit ${limit - found.length}`.execute(
      db,
    );
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}
