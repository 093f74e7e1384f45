import type pg from 'pg';

/** A table whose rows a backup holds. */
export interface Table {
  readonly name: string;
  /** Stored columns; generated ones are computed again. */
  readonly columns: readonly string[];
}

/**
 * Tables of the schema, by name. Without unlogged ones, which hold only runtime state, and without those of the migrator, which writes them itself.
 */
export async function listTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname not like 'kysely\\_%' and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`);
  return rows;
}

/** A name in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Columns in a statement. */
export const columnList = ({ columns }: Table): string => columns.map(quoted).join(', ');

/** Row count of a table, and an order-independent checksum of its rows. */
export interface TableSum {
  readonly rows: number;
  readonly sum: string;
}

/** Counts and checksums the rows of a table. */
export async function sumOfTable(client: pg.ClientBase, table: Table): Promise<TableSum> {
  const { rows } = await client.query<TableSum>(`
    select count(*)::integer as rows, coalesce(sum(hashtextextended(row::text, 0)), 0)::text as sum
    from (select ${columnList(table)} from ${quoted(table.name)}) row`);
  const [found] = rows;
  if (!found) throw new Error(`${table.name} could not be counted`);
  return found;
}

/** Settings that make the text format of values identical at backup and restore. */
export const plainTexts = (client: pg.ClientBase): Promise<unknown> =>
  client.query(
    "set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set extra_float_digits = 1",
  );
