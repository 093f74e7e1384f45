import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { FILE_COLUMNS, REFERENCED_FILES } from './discarded-files.ts';
const database = await createTestDatabase();
afterAll(() => database.drop());

it.each([
  ['fileKey', FILE_COLUMNS.key],
  ['pdfSha256', FILE_COLUMNS.pdf],
])('lists every table with a column %s', async (column, tables) => {
  const { rows } = await database.pool.query<{ name: string }>(
    'select table_name as name from information_schema.columns where table_schema = current_schema() and column_name = $1',
    [column],
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...tables].toSorted());
});

it('lists nothing for an empty database', async () => {
  expect((await database.pool.query(REFERENCED_FILES)).rows).toEqual([]);
});
