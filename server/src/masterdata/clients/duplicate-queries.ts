import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A name to search, with the id of the searching record. */
export interface NameQuestion {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
}

const columns = ['id', 'firstname', 'lastname', 'birthday', 'address', 'zip', 'fullAddress'] as const;
const MOST = 200;
/** Minimum trigram similarity of a name: tolerates one or two different letters. */
const LEAST_SIMILAR = '0.5';

/** Clients with a national number, given as its digits. */
export const clientsOfNumber = (db: Db, digits: string, without: number) =>
  db
    .selectFrom('client')
    .select(columns)
    .where('ssnDigits', '=', digits)
    .where('id', '<>', without)
    .orderBy('id')
    .limit(MOST)
    .execute();

/** Clients with a text similar to a name, in any order of its parts: candidates, the likeliest first, by the trigram index. */
export const clientsOfSimilarName = (db: Db, { id, firstname, lastname }: NameQuestion) =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${LEAST_SIMILAR}, true)`.execute(trx);
    const name = sql<string>`fold(${`${lastname} ${firstname}`})`;
    return trx
      .selectFrom('client')
      .select(columns)
      .where(sql<boolean>`${name} <% search`)
      .where('anonymisedAt', 'is', null)
      .where('id', '<>', id)
      .orderBy(sql`word_similarity(${name}, search)`, 'desc')
      .orderBy('id')
      .limit(MOST)
      .execute();
  });
