import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDb, type Db } from './database.ts';
import { createPool } from './pool.ts';
import { prepared } from './prepared.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(createPool(database.url, { max: 1 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const kept = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.length;
const driver = (id: number) => db.selectFrom('driver').select('id').where('id', '=', id);

describe('a query that nearly every call asks', () => {
  it('a query that nearly every call asks is planned once a connection, whatever its values, and others are planned anew', async () => {
    await driver(1).execute();
    expect(await kept()).toBe(0);
    for (const id of [1, 2, 3]) expect(await driver(id).modifyEnd(prepared).execute()).toEqual([]);
    expect(await kept()).toBe(1);
  });

  it('sees what its transaction has written', async () => {
    const found = await db.transaction().execute(async (trx) => {
      await trx.insertInto('booking_day').values({ ap_date: '2026-01-01', version: 7 }).execute();
      return trx
        .selectFrom('booking_day')
        .select('version')
        .where('ap_date', '=', '2026-01-01')
        .modifyEnd(prepared)
        .execute();
    });
    expect(found).toEqual([{ version: 7 }]);
  });
});
