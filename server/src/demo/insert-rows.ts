import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/types.ts';

/** Rows per statement. */
export const ROWS_A_STATEMENT = 2500;

/**
 * Writes many rows at once: one JSON text a statement, which PostgreSQL takes apart by the names and types of the
 * columns, far quicker than a parameter for each value. Rows hold the same columns; JSON columns hold values, not text.
 */
export async function insertRows(db: Db, table: keyof Database, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const text = JSON.stringify(rows.slice(from, from + ROWS_A_STATEMENT));
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${text}::json)`.execute(
      db,
    );
  }
}

/** Advances the sequence after rows inserted with explicit ids, so that the next form does not collide. */
export async function continueNumbers(db: Db, table: keyof Database): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    db,
  );
}
