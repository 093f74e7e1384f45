import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { job } from '../../kernel/work.ts';
import { repeat, type Repeated } from '../../kernel/repeat.ts';
import { addAnonymised, type Anonymised, entryKey, readAnonymised, type ListPlace } from './anonymised-list.ts';

const EVERY = 60_000;

/** All anonymised clients of the database. */
export async function anonymisedIn(db: Db): Promise<readonly Anonymised[]> {
  const rows = await db
    .selectFrom(['client', 'installation'])
    .select(['client.id', 'anonymisedAt', 'installation.id as installation'])
    .select(
      sql<number[]>`array(select id from client_alias where "clientId" = client.id order by id)::integer[]`.as(
        'aliases',
      ),
    )
    .where('anonymisedAt', 'is not', null)
    .orderBy('client.id')
    .execute();
  return rows.map(({ installation, id, aliases, anonymisedAt }) => ({
    installation,
    id,
    aliases,
    at: new Date(anonymisedAt ?? 0).toISOString(),
  }));
}

/** Adds newly anonymised clients to the list. It only grows: a restored database may know fewer. */
export async function extendList(db: Db, place: ListPlace): Promise<void> {
  const known = new Set((await readAnonymised(place)).map(entryKey));
  await addAnonymised(
    place,
    (await anonymisedIn(db)).filter((one) => !known.has(entryKey(one))),
  );
}

/**
 * Keeps the list outside the database, so that a restore of an older backup can repeat the anonymisations. In a bucket all processes share one, else
 * each has its own.
 */
export function keepAnonymisedList(db: Db, place: ListPlace, log: FastifyBaseLogger): Repeated {
  const keeping = repeat(
    job('list of the anonymised', () => extendList(db, place)),
    EVERY,
    (error) => log.error({ err: error }, 'the list of anonymised clients is not written'),
  );
  void keeping.now();
  return keeping;
}
