import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/types.ts';

/**
 * How PostgreSQL would run each query that `run` makes, as EXPLAIN tells: what makes a search quick, whatever the machine
 * does besides. `atAnySize` looks at small tables as at large ones: what is still read from end to end has no index that helps.
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
