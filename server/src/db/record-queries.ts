import { type QueryResult, sql } from 'kysely';
import type { Db } from './database.ts';
import type { NewRow, RowChange } from './types.ts';

/** Tables whose rows are written one by one, by number. */
export type RecordTable =
  | 'bank_rule'
  | 'carecenter'
  | 'client'
  | 'daily_report'
  | 'destination'
  | 'driver'
  | 'driver_handover'
  | 'expense'
  | 'inserts'
  | 'insurance'
  | 'mcode'
  | 'money_category'
  | 'supplier';

export interface RecordQueries<Table extends RecordTable> {
  readonly table: Table;
  /** The number of the new record. */
  insert(db: Db, values: NewRow<Table>): Promise<{ id: number }>;
  /** Updates a record; returns the count. */
  change(db: Db, id: number, values: RowChange<Table>): Promise<bigint>;
  /** Locks a record until the transaction ends. */
  lock(trx: Db, id: number): Promise<unknown>;
  /** Number of records deleted. */
  remove(db: Db, id: number): Promise<bigint>;
}

/** Queries that are alike for every kind of record. The callers' types say which columns a table has. */
export function recordQueries<Table extends RecordTable>(table: Table): RecordQueries<Table> {
  const rows = sql.table(table);
  return {
    table,
    insert: (db, values) => db.insertInto(table).values(values).returning('id').executeTakeFirstOrThrow(),
    change: async (db, id, values) => {
      const given = Object.entries(values).filter(([, value]) => value !== undefined);
      const columns = sql.join(given.map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
      return affected(await sql`update ${rows} set ${columns} where id = ${id}`.execute(db));
    },
    lock: (trx, id) => sql`select from ${rows} where id = ${id} for update`.execute(trx),
    remove: async (db, id) => affected(await sql`delete from ${rows} where id = ${id}`.execute(db)),
  };
}

const affected = ({ numAffectedRows = 0n }: QueryResult<unknown>): bigint => numAffectedRows;
