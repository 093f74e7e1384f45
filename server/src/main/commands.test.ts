import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../kernel/logger.ts';
import { secondFactorStage } from '../testing/second-factor-stage.ts';
import { readConfig } from './config.ts';
import { resetSecondFactor, migrateOnly } from './commands.ts';
import { randomUUID } from 'node:crypto';
import { withDatabase } from '../testing/test-server.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const stage = secondFactorStage();
const written: string[] = [];
let url = '';
beforeAll(() => void (url = stage.server().url));
afterAll(() => written.splice(0));
const run = (...args: string[]) =>
  resetSecondFactor(args, {
    config: readConfig({ DATABASE_URL: url }),
    logger: createLogger('silent'),
    output: { write: (text) => written.push(text) },
  });

it('removes the second factor of the only super, ends the sessions and leaves a line in the log', async () => {
  const { token } = await stage.enrolled('super');
  expect(await run(stage.email.toUpperCase())).toBe(0);
  expect((await stage.server().call(token, 'getSession')).status).toBe(401);
  expect((await stage.signIn()).problem.code).toBe('auth.enrolmentRequired');
  const { details, userId } = await stage
    .server()
    .db.selectFrom('log')
    .select(['details', 'userId'])
    .where('operation', '=', 'resetSecondFactor')
    .executeTakeFirstOrThrow();
  expect([details?.subject, userId]).toEqual([stage.email.toUpperCase(), null]);
});

it('reports a user without a second factor, and prints its usage for invalid arguments', async () => {
  expect(await run('nobody@navette.example')).toBe(1);
  expect(written.at(-1)).toContain('There is no user nobody@navette.example with a second factor');
  expect([await run(), await run('ada'), await run(stage.email, 'x')]).toEqual([2, 2, 2]);
});

const name = `navette_empty_${randomUUID().replaceAll('-', '')}`;
const database = await createTestDatabase();
await database.pool.query(`create database ${name} template template0`);
afterAll(async () => {
  await database.pool.query(`drop database ${name} with (force)`);
  await database.drop();
});

it('creates the schema in an empty database, changes nothing on a repeat, and accepts no arguments', async () => {
  const written: string[] = [];
  const context = {
    config: readConfig({ DATABASE_URL: withDatabase(database.url, name) }),
    logger: createLogger('silent'),
    output: { write: (text: string) => written.push(text) },
  };
  expect([await migrateOnly([], context), await migrateOnly([], context), await migrateOnly(['x'], context)]).toEqual([
    0, 0, 2,
  ]);
  expect(written[1]).toBe('The schema is up to date.\n');
});
