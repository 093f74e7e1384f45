import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDb, type Db } from './database.ts';
import { createPool } from './pool.ts';
import { prepared } from './prepared.ts';
import { type Place, preparedQuery } from './prepared-query.ts';
const database = await createTestDatabase();
const db = createDb(createPool(database.url, { max: 1 }));
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const kept = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.length;
const driver = (id: number) => db.selectFrom('driver').select('id').where('id', '=', id);

describe('a frequent query', () => {
  it('a frequent query is prepared once per connection, whatever its values, and other queries are not', async () => {
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

describe('a prepared query', () => {
  const build = vi.fn((asked: Db, place: Place<{ first: string; last: string }>) =>
    asked
      .selectFrom('booking_day')
      .select(['ap_date', 'version'])
      .where('ap_date', '>=', place('first'))
      .where('version', '<', 9)
      .where('ap_date', '<=', place('last')),
  );
  const versions = preparedQuery(build);

  it('is built once and planned once a connection, and answers for the values of each call', async () => {
    await db
      .insertInto('booking_day')
      .values(['2026-03-01', '2026-03-02', '2026-03-03'].map((ap_date, place) => ({ ap_date, version: place + 1 })))
      .execute();
    const others = await kept();
    const found = async (first: string, last: string) =>
      (await versions(db, { first, last })).map(({ ap_date }) => ap_date);
    expect(await found('2026-03-01', '2026-03-02')).toEqual(['2026-03-01', '2026-03-02']);
    expect(await found('2026-03-03', '2026-03-31')).toEqual(['2026-03-03']);
    expect(build).toHaveBeenCalledOnce();
    expect(await kept()).toBe(others + 1);
  });

  it('sees what its transaction has written', async () => {
    const found = await db.transaction().execute(async (trx) => {
      await trx.insertInto('booking_day').values({ ap_date: '2026-04-01', version: 7 }).execute();
      return versions(trx, { first: '2026-04-01', last: '2026-04-01' });
    });
    expect(found).toMatchObject([{ ap_date: '2026-04-01' }]);
  });
});

it('a connection keeps a limited number of plans', async () => {
  for (let shape = 0; shape < 160; shape += 1) await sql`select ${sql.lit(shape)} ${prepared}`.execute(db);
  expect(await kept()).toBeLessThanOrEqual(150);
});
