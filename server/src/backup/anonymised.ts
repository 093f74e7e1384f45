import { open, readFile } from 'node:fs/promises';
import { S3Fault, s3Objects, type S3Settings, s3SettingsOf } from '@navette/ops/s3';
import { resolve } from 'node:path';
import type { Environment } from '../kernel/settings.ts';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { job } from '../kernel/work.ts';
import { repeat, type Repeated } from '../kernel/repeat.ts';
import { erasePerson } from '../masterdata/public.ts';

/** An anonymised client, by ids only: the record's and those of records merged into it. */
export interface Anonymised {
  /** The installation: ids of another one belong to other people. */
  readonly installation: string;
  readonly id: number;
  readonly aliases: readonly number[];
  /** Time of the anonymisation, UTC. */
  readonly at: string;
}

/** Reads a list, one entry a line; a missing list is empty. A line truncated by a crash is ignored: it is written again. */
export async function readAnonymised(place: ListPlace): Promise<readonly Anonymised[]> {
  const text = await (typeof place === 'string' ? readFromFile(place) : readFromBucket(place));
  return text.split('\n').flatMap((line) => {
    const read = parsed(line);
    return read ? [read] : [];
  });
}

/** Reads the list of the environment and those named by a command, combined. */
export async function readAnonymisedLists(own: ListPlace, named: readonly string[]): Promise<readonly Anonymised[]> {
  const places = [own, ...named.map((list) => listPlaceOf(list))];
  return (await Promise.all(places.map(readAnonymised))).flat();
}

function parsed(line: string): Anonymised | undefined {
  try {
    const read: Partial<Anonymised> | null = JSON.parse(line);
    const { installation, id, aliases, at } = read ?? {};
    return typeof installation === 'string' &&
      typeof id === 'number' &&
      Array.isArray(aliases) &&
      typeof at === 'string'
      ? { installation, id, aliases: aliases.map(Number), at }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Appends to a list; durable when it resolves. */
export async function addAnonymised(place: ListPlace, added: readonly Anonymised[]): Promise<void> {
  if (added.length === 0) return;
  // The leading line end terminates a truncated line.
  const lines = `\n${added.map((one) => JSON.stringify(one)).join('\n')}\n`;
  await (typeof place === 'string' ? addToFile(place, lines) : addToBucket(place, lines));
}

/** Two entries of one client differ when another record was merged into it in between. */
const entryKey = ({ installation, id, aliases }: Anonymised): string => [installation, id, ...aliases].join(' ');

/** The text of the file; empty when there is none. */
const readFromFile = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });

/** Appends; durable when it resolves. */
async function addToFile(path: string, text: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    await file.appendFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

const KEY = 'anonymised.jsonl';

/** Attempts while other processes write to the same list. */
const ATTEMPTS = 10;

/** The text of the list; empty when there is none. */
const readFromBucket = async (bucket: S3Settings): Promise<string> =>
  (await s3Objects(bucket).get(KEY))?.body.toString() ?? '';

/** Appends. An object is only written as a whole, conditional on the version that was read, so that concurrent additions are not lost. */
async function addToBucket(bucket: S3Settings, text: string): Promise<void> {
  const objects = s3Objects(bucket);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await objects.get(KEY);
    const condition = before ? { tag: before.tag } : ('absent' as const);
    const body = (before?.body.toString() ?? '') + text;
    if ((await objects.put(KEY, body, { condition, type: 'application/jsonl' })) !== undefined) return;
  }
  throw new S3Fault(`${bucket.location}: others wrote to ${KEY} each time`);
}

/** Location of a list: a file, or a bucket, which several machines share and which outlives them. */
export type ListPlace = string | S3Settings;

/**
 * Parses a location: `s3://bucket/prefix`, or a file.
 * @throws {Refusal} when the address or the keys of the bucket are missing
 */
export const listPlaceOf = (named: string, env: Environment = process.env): ListPlace =>
  named.startsWith('s3://') ? s3SettingsOf(named, env) : resolve(named);

const EVERY = 60_000;

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

/**
 * Anonymises those clients of a list who are not anonymised in the database, also under records that were merged later. Entries of other
 * installations are ignored.
 * @returns number of anonymised records
 */
export async function anonymiseAgain(db: Db, list: readonly Anonymised[]): Promise<number> {
  let count = 0;
  const { id: installation } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  const own = list.filter((one) => one.installation === installation);
  const entries = new Map(own.map((one) => [entryKey(one), one]));
  for (const { id, aliases, at } of entries.values())
    count += await db.transaction().execute(async (trx) => {
      const named = await trx
        .selectFrom('client')
        .select('id')
        .where('id', 'in', [id, ...aliases])
        .where('anonymisedAt', 'is', null)
        .execute();
      for (const record of named) await erasePerson(trx, record.id, new Date(at));
      return named.length;
    });
  await skipNumbers(db, own);
  return count;
}

/** Skips the ids on the list, so that they are never reused: the next restore would anonymise the wrong person. */
async function skipNumbers(db: Db, list: readonly Anonymised[]): Promise<void> {
  const highest = Math.max(0, ...list.flatMap(({ id, aliases }) => [id, ...aliases]));
  if (highest === 0) return;
  await sql`
    select setval(sequence, greatest(${highest}::bigint, (select coalesce(max(id), 1) from client), nextval(sequence)))
    from (select pg_get_serial_sequence('client', 'id')::regclass as sequence) counter`.execute(db);
}
