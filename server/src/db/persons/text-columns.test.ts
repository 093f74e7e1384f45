import { namesWith, PERSONAL_COLUMNS } from '@navette/shared/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { TEXT_COLUMNS } from './text-columns.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const listed: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(TEXT_COLUMNS));
const names = (of: Iterable<readonly [string, readonly string[]]>) =>
  [...of].flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)).toSorted();

describe('the list of text columns', () => {
  it('says for each column which personal data of a client it holds', async () => {
    // Computed columns follow from the others.
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = current_schema() and is_generated = 'NEVER' and table_name not like 'kysely%'
        and data_type not in ('smallint', 'integer', 'bigint', 'numeric', 'double precision', 'boolean', 'uuid', 'date')
        and data_type not like 'time%'
      group by table_name`.execute(database.db);
    const found = names(rows.map(({ table, columns }) => [table, columns]));
    expect(found.length).toBeGreaterThan(150);
    expect(names([...listed].map(([table, columns]) => [table, Object.keys(columns)]))).toEqual(found);
  });

  it.each(['client', 'client_invoice', 'booking'] as const)('erases every column of a client in %s', (table) => {
    const erased: readonly string[] = namesWith(PERSONAL_COLUMNS[table], 'erased');
    const own = Object.entries(listed.get(table) ?? {}).filter(([, holding]) => holding === 'client');
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(([column]) => !erased.includes(column))).toEqual([]);
  });
});
