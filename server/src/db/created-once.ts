import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { conflict, type ProblemError } from '../kernel/problem.ts';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Old rows that one call clears away, so that no call pays for many. */
const CLEARED = 100;

/** Author, operation and time of a call that creates records. */
export interface Creator {
  readonly userId: number;
  /** operationId. */
  readonly operation: string;
  readonly at: Date;
}

/** A call that creates a record, as its repeat is recognised. */
export interface CreatingCall extends Creator {
  /** `Idempotency-Key` of the call; without one every call is a new one. */
  readonly key: string | undefined;
  readonly body: unknown;
}

/** A record that a call of several creates. */
export interface CreatedItem {
  /** Its own; no other item of the call has it. */
  readonly key: string;
  readonly body: unknown;
}

/**
 * Creates a record, or answers the number of the one that the same user made with the same key within 24 hours. A repeat that
 * comes while the first call still runs waits for it; a call that was refused leaves no trace.
 * @param trx the transaction in which the record is created
 * @throws ProblemError 409 `idempotency.reused` when the key came with another body
 */
export async function createdOnce(trx: Db, call: CreatingCall, create: () => Promise<number>): Promise<number> {
  const { key, body } = call;
  if (key === undefined) return create();
  const [result] = await createdEach(trx, call, [{ key, body }], async () => [await create()]);
  if (typeof result === 'number') return result;
  throw result ?? conflict('idempotency.reused');
}

/**
 * {@link createdOnce} for several records of one call, in as many statements as for one.
 * @param create creates some of the items, given by their index; answers the number of each, or why it is refused
 * @returns for each item the number of its record, or why it is refused
 */
export async function createdEach(
  trx: Db,
  by: Creator,
  items: readonly CreatedItem[],
  create: (fresh: readonly number[]) => Promise<readonly (number | ProblemError)[]>,
): Promise<readonly (number | ProblemError)[]> {
  const digests = items.map(({ body }) => createHash('sha256').update(JSON.stringify(body)).digest('base64url'));
  const before = new Date(by.at.getTime() - DAY);
  await clear(trx, before);
  const taken = await takeKeys(trx, by, before, { keys: items.map(({ key }) => key), digests });
  const fresh = [...items.keys()].filter((index) => taken.has(items[index]?.key ?? ''));
  const known = await knownCalls(
    trx,
    by,
    items.flatMap(({ key }) => (taken.has(key) ? [] : key)),
  );
  const created = fresh.length > 0 ? await create(fresh) : [];
  const results = new Map(fresh.map((index, position) => [index, created[position]]));
  await keepNumbers(trx, by, {
    keys: fresh.map((index) => items[index]?.key ?? ''),
    numbers: created.map((result) => (typeof result === 'number' ? result : null)),
  });
  return items.map(({ key }, index) => {
    const result = results.get(index);
    if (result !== undefined) return result;
    const call = known.get(key);
    return call && call.digest === digests[index] ? call.recordId : conflict('idempotency.reused');
  });
}

/** Claims the keys that are not known, in their order, so that two calls with the same ones don't deadlock; answers those. */
async function takeKeys(
  trx: Db,
  { userId, operation, at }: Creator,
  before: Date,
  { keys, digests }: { readonly keys: readonly string[]; readonly digests: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    insert into idempotent_call as known ("userId", operation, key, digest, at, "recordId")
    select ${userId}::integer, ${operation}::text, call.key, call.digest, ${at}::timestamptz, 0
    from unnest(${keys}::text[], ${digests}::text[]) as call (key, digest) order by call.key
    on conflict ("userId", operation, key) do update set digest = excluded.digest, at = excluded.at, "recordId" = 0
      where known.at < ${before}::timestamptz
    returning key ${prepared}`.execute(trx);
  return new Set(rows.map(({ key }) => key));
}

async function knownCalls(trx: Db, { userId, operation }: Creator, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, never>();
  const rows = await trx
    .selectFrom('idempotent_call')
    .select(['key', 'digest', 'recordId'])
    .where((where) => where.and({ userId, operation }))
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Keeps the numbers of what was created; the keys of what was refused are free again. */
async function keepNumbers(
  trx: Db,
  { userId, operation }: Creator,
  { keys, numbers }: { readonly keys: readonly string[]; readonly numbers: readonly (number | null)[] },
): Promise<void> {
  if (keys.length === 0) return;
  await sql`update idempotent_call set "recordId" = made.number
    from unnest(${keys}::text[], ${numbers}::integer[]) as made (key, number)
    where "userId" = ${userId} and operation = ${operation} and idempotent_call.key = made.key
      and made.number is not null ${prepared}`.execute(trx);
  const refused = keys.filter((_key, index) => numbers[index] === null);
  if (refused.length === 0) return;
  await trx
    .deleteFrom('idempotent_call')
    .where((where) => where.and({ userId, operation }))
    .where('key', 'in', refused)
    .execute();
}

const clear = (trx: Db, before: Date) =>
  sql`delete from idempotent_call where ctid in
    (select ctid from idempotent_call where at < ${before} limit ${CLEARED} for update skip locked) ${prepared}`.execute(
    trx,
  );
