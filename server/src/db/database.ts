import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { connect } from './pool.ts';
import { keepPlans } from './prepared.ts';
import type { Database } from './types.ts';

export type Db = Kysely<Database>;

/** The database as queries see it; also a transaction is one. */
export function createDb(pool: pg.Pool): Db {
  keepPlans(pool);
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { connect: () => connect(pool), end: () => pool.end() } }),
  });
}
