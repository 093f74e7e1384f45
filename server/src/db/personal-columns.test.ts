import { isSecretName, namesWith, PERSONAL_COLUMNS, SECRET_NAMES } from '@navette/shared/domain';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
const database = await createTestDatabase();
const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = current_schema() group by table_name`.execute(database.db);
const tables: ReadonlyMap<string, readonly string[]> = new Map(rows.map(({ table, columns }) => [table, columns]));
afterAll(() => database.drop());

/** A table with one of these says something of a client, or of a person by name. */
const OF_PERSONS = ['clientId', 'firstname', 'lastname', 'birthday', 'ssn', 'userName', 'invoiceName'];

describe('the list of personal columns', () => {
  it.each(Object.entries(PERSONAL_COLUMNS))('classifies every column of %s', (table, columns) => {
    expect(Object.keys(columns).toSorted()).toEqual(tables.get(table)?.toSorted());
  });

  it('the list of personal columns has every table that names a person or refers to a client', () => {
    const found = [...tables].filter(([, columns]) => columns.some((column) => OF_PERSONS.includes(column)));
    expect(found.map(([table]) => table).filter((table) => !(table in PERSONAL_COLUMNS))).toEqual([]);
    expect(found.length).toBeGreaterThan(8);
  });

  it('keeps every secret column out of the logs', () => {
    expect(namesWith(PERSONAL_COLUMNS.client, 'secret')).toEqual(['ssn', 'ssnDigits']);
    expect(namesWith(PERSONAL_COLUMNS.app_user, 'secret')).toEqual(['passwordHash']);
    for (const name of ['ssn', 'ssnDigits', 'passwordHash'])
      expect([SECRET_NAMES.includes(name), isSecretName(name)]).toEqual([true, true]);
  });
});
