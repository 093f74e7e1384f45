import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { writeRegister } from '../../../../testing/register-file.ts';
import { bundleProgram } from '../../../../testing/run-typescript.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
const database = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'navette-killed-'));
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const STREETS = 300;
const HOUSES = 20;
const lines = Array.from({ length: STREETS * HOUSES }, (_, index) => ({
  street: `Rue ${Math.floor(index / HOUSES)}`,
  number: String(1 + (index % HOUSES)),
  box: index % 3 === 0 ? 'A' : '',
  latitude: 50.8 + index / 1e6,
}));

it('resumes an import after each kill, and ends with every address once', { timeout: 90_000 }, async () => {
  const path = join(folder, 'register.csv');
  await writeRegister(path, lines);
  const program = await bundleProgram(new URL('../../../../testing/import-until-killed.ts', import.meta.url));
  const resumed: number[] = [];
  for (let killAfter = 25; ; killAfter += 15) {
    const importing = program.start(database.url, path);
    const exit = once(importing, 'exit');
    let last = '';
    let seen = 0;
    for await (const line of createInterface(importing.stdout)) {
      last = line;
      if (!/^\d/u.test(line)) continue;
      if (seen === 0) resumed.push(Number(line.split(' ')[0]));
      seen += 1;
      if (seen === killAfter) importing.kill('SIGKILL');
    }
    await exit;
    if (last === 'done') break;
    expect(await sql`select from register_address limit 1`.execute(database.db)).toMatchObject({ rows: [] });
  }
  await program.remove();
  expect(resumed.length).toBeGreaterThan(3);
  expect(resumed).toEqual(resumed.toSorted((one, other) => one - other));
  const { rows } = await sql<{ street: string; houses: number; numbers: number }>`
    select "streetFr" as street, count(*)::integer as houses, count(distinct "houseNumber")::integer as numbers
    from register_street join register_address on street = register_street.id group by 1`.execute(database.db);
  expect(rows).toHaveLength(STREETS);
  expect(rows.filter(({ houses, numbers }) => houses !== HOUSES || numbers !== HOUSES)).toEqual([]);
});
