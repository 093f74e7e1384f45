import pg from 'pg';

const { builtins } = pg.types;

/** How values of PostgreSQL become those of the contract. JSON columns stay text (`distance` is passed on unread), jsonb is parsed. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.TIME, (text) => text.slice(0, 5)],
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
  [builtins.JSON, (text) => text],
]);

/** Connections to the database, with the value parsers of the contract and of this pool alone. */
export function createPool(connectionString: string, options: { max?: number } = {}): pg.Pool {
  return new pg.Pool({
    connectionString,
    max: options.max ?? 10,
    types: {
      getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
    },
    application_name: 'navette',
    options: '-c TimeZone=Europe/Brussels -c jit=off -c random_page_cost=1.1 -c work_mem=16MB',
  });
}
