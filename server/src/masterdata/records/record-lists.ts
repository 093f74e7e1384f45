import { byName } from '../../db/name-column.ts';
import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/types.ts';
import { matchesRecord, nearestFirst, searchWords } from '../../db/words.ts';

/** Search text and maximum of a list. */
export interface ListQuery {
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
  /** Lists inactive records too. */
  readonly inactive?: boolean | undefined;
}

interface ListOrder {
  /** Columns with phones. */
  readonly phones: readonly string[];
  /** Order before the similarity to the search text. */
  readonly first?: RawBuilder<unknown>;
  /** Order of equally similar records. */
  readonly last: RawBuilder<unknown>;
  /** Whether inactive records are always listed, as drivers are. */
  readonly all?: true;
}

/** Order of named records: the newest first, equally similar ones by name. */
export const newestFirst = ({ q }: ListQuery, phones: readonly string[]): ListOrder => ({
  phones,
  last: q ? sql`${byName(sql.ref('name'))}, id desc` : sql`id desc`,
});

/** Condition of a list: without inactive records, which are kept but not offered, unless they are asked for (specification/registers.md#inactive-records). */
export const offered = ({ inactive = false }: Pick<ListQuery, 'inactive'>): RawBuilder<SqlBool> =>
  inactive ? sql<SqlBool>`true` : sql<SqlBool>`active`;

/** Records of a list in their order; with a search text the matching ones, the closest first. */
export function listRecords<Table extends keyof Database, Row>(
  rows: SelectQueryBuilder<Database, Table, Row>,
  { q, limit, ...asked }: ListQuery,
  { phones, first, last, all }: ListOrder,
): Promise<Row[]> {
  const listed = all ? rows : rows.where(offered(asked));
  let query = first ? listed.orderBy(first) : listed;
  if (q) query = query.where(matchesRecord(q, { phones })).orderBy(nearestFirst('search', searchWords(q)));
  query = query.orderBy(last);
  return (limit ? query.limit(limit) : query).execute();
}

export const oneOf = <Table extends keyof Database, Row>(
  rows: SelectQueryBuilder<Database, Table, Row>,
  id: number,
): Promise<Row | undefined> => rows.where(sql<SqlBool>`id = ${id}`).executeTakeFirst();

/** Column that holds the number of another record. */
export type Reference = readonly [table: keyof Database, column: string];

/** References that block the deletion of a record (specification/registers.md#deleting), by its table. */
export const REFERENCES = {
  app_user: [['daily_report', 'userId']],
  client: [
    ['booking', 'clientId'],
    ['client_invoice', 'clientId'],
    ['driver_invoice', 'clientId'],
    ['insurance_invoice', 'clientId'],
  ],
  destination: [['booking', 'destinationId']],
  driver: [
    ['booking', 'driverId'],
    ['driver_invoice', 'driverId'],
    ['driver_handover', 'driverId'],
  ],
  insurance: [
    ['booking', 'insuranceId'],
    ['insurance_invoice', 'insuranceId'],
  ],
  money_category: [
    ['expense', 'categoryId'],
    ['inserts', 'categoryId'],
    ['bank_rule', 'categoryId'],
  ],
  supplier: [
    ['expense', 'supplierId'],
    ['inserts', 'supplierId'],
    ['bank_rule', 'supplierId'],
  ],
} as const satisfies Readonly<Record<string, readonly Reference[]>>;

/** Number of references to a record. */
export const countReferences =
  (table: keyof typeof REFERENCES) =>
  async (db: Db, id: number): Promise<number> => {
    const counts = REFERENCES[table].map(
      ([from, column]) => sql`(select count(*) from ${sql.table(from)} where ${sql.ref(column)} = ${id})`,
    );
    const { rows } = await sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`.execute(db);
    return rows[0]?.count ?? 0;
  };

/** Records among these that others refer to. */
export const referencedBy =
  (...references: readonly Reference[]) =>
  async (trx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> => {
    const found = new Set<number>();
    for (const [table, column] of references) {
      const { rows } = await sql<{ id: number }>`
        select distinct ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::integer[])`.execute(
        trx,
      );
      for (const { id } of rows) found.add(id);
    }
    return found;
  };
