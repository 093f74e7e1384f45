import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/types.ts';

/**
 * Query plans (EXPLAIN) of all queries that `run` makes: proves that a search uses an index, independent of the machine's
 * load. `atAnySize` plans small tables like large ones: a remaining sequential scan lacks an index.
 */
export async function plansOf(
  pool: pg.Pool,
  run: (db: Db) => Promise<unknown>,
  { atAnySize = false } = {},
): Promise<string[]> {
  const queries: CompiledQuery[] = [];
  await run(
    new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void queries.push(query) }),
  );
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    if (atAnySize) await connection.query('set local enable_seqscan = off');
    const plans: string[] = [];
    for (const { sql, parameters } of queries) {
      const { rows } = await connection.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters]);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  } finally {
    await connection.query('rollback');
    connection.release();
  }
}
