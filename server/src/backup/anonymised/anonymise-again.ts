import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { erasePerson } from '../../masterdata/public.ts';
import { type Anonymised, entryKey } from './anonymised-list.ts';

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
