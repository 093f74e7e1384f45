import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { conflict } from '../kernel/problem.ts';
import type { Db } from './database.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Old rows that one call clears away, so that no call pays for many. */
const CLEARED = 100;

/** A call that creates a record, as its repeat is recognised. */
export interface CreatingCall {
  /** `Idempotency-Key` of the call; without one every call is a new one. */
  readonly key: string | undefined;
  readonly userId: number;
  /** operationId. */
  readonly operation: string;
  readonly body: unknown;
  readonly at: Date;
}

/**
 * Creates a record, or answers the number of the one that the same user made with the same key within 24 hours. A repeat that
 * comes while the first call still runs waits for it; a call that was refused leaves no trace.
 * @param trx the transaction in which the record is created
 * @throws ProblemError 409 `idempotency.reused` when the key came with another body
 */
export async function createdOnce(trx: Db, call: CreatingCall, create: () => Promise<number>): Promise<number> {
  const { key, userId, operation, at } = call;
  if (key === undefined) return create();
  const digest = createHash('sha256').update(JSON.stringify(call.body)).digest('base64url');
  await clear(trx, new Date(at.getTime() - DAY), { key, userId, operation });
  const first = await trx
    .insertInto('idempotent_call')
    .values({ key, userId, operation, digest, at, recordId: 0 })
    .onConflict((clash) => clash.doNothing())
    .returning('key')
    .executeTakeFirst();
  const own = trx
    .selectFrom('idempotent_call')
    .select(['digest', 'recordId'])
    .where((where) => where.and({ key, userId, operation }));
  if (!first) {
    const known = await own.executeTakeFirstOrThrow();
    if (known.digest !== digest) throw conflict('idempotency.reused');
    return known.recordId;
  }
  const recordId = await create();
  await trx
    .updateTable('idempotent_call')
    .set({ recordId })
    .where((where) => where.and({ key, userId, operation }))
    .execute();
  return recordId;
}

async function clear(
  trx: Db,
  before: Date,
  own: { readonly key: string; readonly userId: number; readonly operation: string },
): Promise<void> {
  await trx
    .deleteFrom('idempotent_call')
    .where('at', '<', before)
    .where((where) => where.and(own))
    .execute();
  await sql`delete from idempotent_call where ctid in
    (select ctid from idempotent_call where at < ${before} limit ${CLEARED} for update skip locked)`.execute(trx);
}
