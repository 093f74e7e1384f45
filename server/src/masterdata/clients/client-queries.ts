import { CLIENT_COLUMNS, misspeltMatcher, namesWithout, phoneDigits, typedDays } from '@navette/shared/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { QueryOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { nameColumn } from '../../db/name-column.ts';
import { prepared } from '../../db/prepared.ts';
import { nearestFirst, searchWords, holdsWords, isNumber, matchesRecord, matchesNumber } from '../../db/words.ts';
import { recordQueries, type RecordQueries } from '../../db/record-queries.ts';
import { offered } from '../records/record-lists.ts';

const answered = namesWithout(CLIENT_COLUMNS, 'internal');
const listed = namesWithout(CLIENT_COLUMNS, 'internal', 'detail');

const anonymised = sql<boolean>`"anonymisedAt" is not null`.as('anonymised');

/** Clients, the newest first; with a search text the matching ones, the closest first. Without national number and history. */
export async function listClientRows(db: Db, { q, limit, ...asked }: QueryOf<'listClients'>) {
  const query = db.selectFrom('client').select(listed).select(anonymised).where(offered(asked));
  if (!q) return (limit ? query.limit(limit) : query).orderBy('id', 'desc').execute();
  if (limit) {
    const ids = await closestClients(db, q, limit, offered(asked));
    return query
      .where(sql<boolean>`id = any(${ids}::integer[])`)
      .orderBy(sql`array_position(${ids}::integer[], id)`)
      .execute();
  }
  return query
    .where(matchesRecord(q, CLIENT_NUMBERS))
    .orderBy(nearestFirst('search', searchWords(q)))
    .orderBy('search')
    .orderBy('id', 'desc')
    .execute();
}

/** One client with all fields; also by the id of a record that was merged into it. */
export const findClient = (db: Db, id: number) =>
  db
    .selectFrom('client')
    .select(answered)
    .select(anonymised)
    .where(sql<boolean>`id = coalesce((select "clientId" from client_alias where client_alias.id = ${id}), ${id})`)
    .executeTakeFirst();

const records = recordQueries('client');

/** Clients refer to their M-code by its text, without a foreign key: the lock blocks its deletion, which counts them. */
async function holdMcode(trx: Db, mcode: string | null | undefined): Promise<void> {
  if (mcode) await sql`select from mcode where mcode = ${mcode} for key share`.execute(trx);
}

/** Writes of clients, in a transaction. */
export const clientRecords: RecordQueries<'client'> = {
  ...records,
  insert: async (trx, values) => {
    await holdMcode(trx, values.mcode);
    return records.insert(trx, values);
  },
  change: async (trx, id, values) => {
    await holdMcode(trx, values.mcode);
    return records.change(trx, id, values);
  },
};

/** Columns of clients with numbers. A call often comes from the family. */
const CLIENT_NUMBERS = { phones: ['tel', 'mobile', 'contactPhone'], digits: ['ssnDigits'] } as const;

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

/** The day of birth in a search text; the words beside it are part of the name. */
function bornOn(q: string): Stage[] {
  const typed = q.split(/\s+/u);
  const days = typed.flatMap(typedDays);
  if (days.length === 0) return [];
  const others = searchWords(typed.filter((word) => typedDays(word).length === 0).join(' '));
  const born = sql<SqlBool>`birthday = any(${days}::date[]) and ${holdsWords('search', others)}`;
  return [{ fits: born, order: NAME_OF_FEW }];
}

/** Search stages, the closest first: id, phone or national number, day of birth, name, beginning of a word, anywhere. */
function stagesOf(q: string): Stage[] {
  const words = searchWords(q);
  const [first, ...rest] = words;
  const byNumber = matchesNumber(q, CLIENT_NUMBERS).map((fits) => ({ fits, order: NAME_OF_FEW }));
  const numbers = [...byNumber, ...bornOn(q)];
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
 * Ids of the matching clients (`among` those of a condition), at most `limit`, the closest first, equal ones by name, then those with a similar name. Each stage runs only while there
 * are too few results: with one letter half of all clients match, and an index finds the first ten of them.
 */
export async function closestClients(
  db: Db,
  q: string,
  limit: number,
  among: RawBuilder<SqlBool> = sql`true`,
): Promise<number[]> {
  const isLongNumber = (phoneDigits(q)?.length ?? 0) >= NO_ADDRESS;
  const found: number[] = [];
  for (const { fits, order } of stagesOf(q)) {
    if (found.length >= limit || (order === NAME && found.length > 0 && isLongNumber)) break;
    const { rows } = await sql<{ id: number }>`
      select id from client where ${fits} and ${among} and id <> all(${found}::integer[]) order by ${order}, id desc limit ${limit - found.length} ${prepared}`.execute(
      db,
    );
    found.push(...rows.map(({ id }) => id));
  }
  if (found.length < limit) found.push(...(await similarClients(db, q, found, among)).slice(0, limit - found.length));
  return found;
}

/** Last and first name without spaces, as an index holds them. */
const LETTERS = sql`replace(left(search, 64), ' ', '')`;

/** Candidates that are compared letter by letter. */
const MOST_SIMILAR = 60;

/** Ids of clients whose name is written with other spaces or a letter or two wrong, the likeliest first; none for short words. */
async function similarClients(
  db: Db,
  q: string,
  without: readonly number[],
  among: RawBuilder<SqlBool>,
): Promise<number[]> {
  const isNear = misspeltMatcher(q);
  if (!isNear) return [];
  const words = searchWords(q);
  // The longest word tells most; of a name in several words all of them, as one.
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
  const whole = words.join('');
  const { rows } = await sql<{ id: number; name: string }>`
    select id, fold(${nameColumn('list')}) as name from client
    where (${longest} <% search or ${longest} <% ${LETTERS} or ${whole} <% ${LETTERS}) and ${among} and id <> all(${without}::integer[])
    order by word_similarity(${whole}, ${LETTERS}) desc, search, id limit ${MOST_SIMILAR}`.execute(db);
  return rows.filter(({ name }) => isNear(name)).map(({ id }) => id);
}
