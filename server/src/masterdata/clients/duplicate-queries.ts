import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A name to look for, and the record that asks. */
export interface NameQuestion {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
}

const columns = ['id', 'firstname', 'lastname', 'birthday', 'address', 'zip', 'fullAddress'] as const;
const MOST = 200;
/** Share of the trigrams of a name that a record must hold: enough for a letter or two that differ. */
const LEAST_SIMILAR = '0.5';

/** Clients of a national number, given as its digits. */
export const clientsOfNumber = (db: Db, digits: string, without: number) =>
  db
    .selectFrom('client')
    .select(columns)
    .where('ssnDigits', '=', digits)
    .where('id', '<>', without)
    .orderBy('id')
    .limit(MOST)
    .execute();

/** Clients whose text holds something like a name, in any order of its parts: candidates, the likeliest first, through the trigram index. */
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
