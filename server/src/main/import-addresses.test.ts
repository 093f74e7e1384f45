import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLogger } from '../kernel/logger.ts';
import { writeRegister } from '../testing/register-file.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { importAddresses } from './import-addresses.ts';
import { withImportLock } from '../ports/addresses/register/import/import-file.ts';
const logger = createLogger('silent');
const database = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'navette-command-'));
const file = join(folder, 'brussels.csv');
await writeRegister(file, [
  { street: 'Rue de la Loi', number: '16' },
  { street: 'Rue de la Loi', number: '16', box: '2' },
  { street: 'Rue Haute', status: 'retired' },
]);
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function run(
  args: string[],
  {
    env = { DATABASE_URL: database.url },
    signal = new AbortController().signal,
  }: { env?: NodeJS.ProcessEnv; signal?: AbortSignal } = {},
) {
  const written: string[] = [];
  const code = await importAddresses(args, {
    config: readConfig(env),
    logger,
    signal,
    output: { write: (text: unknown) => written.push(String(text)) > 0, isTTY: false },
  });
  return { code, output: written.join('') };
}

describe('import-addresses', () => {
  it('prints what it imported, and that a file is already imported', async () => {
    const { code, output } = await run([file]);
    expect(code).toBe(0);
    expect(output).toMatch(
      /brussels\.csv: BE-BRU imported in \d+ s\n {2}rows read {6}3, left out: 1 not in use\n {2}addresses {6}1 in 1 streets \(1 boxes in them\)\n {2}changes {8}1 added, 0 moved, 0 removed\n.*UrbIS/u,
    );
    expect(await run([file])).toEqual({
      code: 0,
      output: expect.stringContaining('already imported (BE-BRU), nothing has changed'),
    });
  });

  it('prints its usage on request, and for invalid arguments', async () => {
    expect(await run(['--help'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('import-addresses <file.csv>'),
    });
    for (const wrong of [[], [file, '--region', 'mars'], [file, '--nonsense']])
      expect(await run(wrong)).toMatchObject({
        code: 2,
        output: expect.stringContaining('import-addresses <file.csv>'),
      });
  });

  it('refuses a missing file and one of another format, in a sentence', async () => {
    const other = join(folder, 'other.csv');
    await writeFile(other, 'name;email\nx;y\n');
    expect(await run([join(folder, 'nothing.csv')])).toMatchObject({
      code: 1,
      output: expect.stringContaining('cannot be read'),
    });
    expect(await run([other])).toMatchObject({
      code: 1,
      output: expect.stringContaining('other.csv: is not a CSV file of the address register'),
    });
    expect(await run([folder])).toMatchObject({ code: 1, output: expect.stringContaining('cannot be read') });
  });

  it('takes a region with or without its country', async () => {
    expect(await run([file, '--region', 'bru'])).toMatchObject({ code: 0 });
    expect(await run([file, '--region', 'BE-WAL'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('holds no address'),
    });
  });

  it('import-addresses does not start while another one runs', async () => {
    await withImportLock(database.pool, async () => {
      expect(await run([file])).toMatchObject({
        code: 1,
        output: expect.stringContaining('another import is at work'),
      });
    });
  });

  it(
    'works beside a server that runs on the same data folder, and alone when none runs',
    { timeout: 60_000 },
    async () => {
      const env = { DATA_DIR: join(folder, 'data') };
      const running = await openDatabase(readConfig(env), logger);
      expect(await run([file], { env })).toMatchObject({ code: 0, output: expect.stringContaining('1 added') });
      expect((await running.pool.query('select count(*) as count from register_address')).rows[0]).toEqual({
        count: 1,
      });
      await running.close();
      expect(await run([file], { env })).toMatchObject({
        code: 0,
        output: expect.stringContaining('already imported'),
      });
    },
  );
});
