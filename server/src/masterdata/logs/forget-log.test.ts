import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, shareTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { forgetLog, type LogRetention } from './forget-log.ts';

const moment = new Date('2026-03-31T12:00:00Z');
const one = await createTestDatabase();
const other = shareTestDatabase(one);
afterAll(async () => {
  await other.drop();
  await one.drop();
});
beforeEach(async () => {
  for (const table of ['log', 'periodic_job'] as const) await one.db.deleteFrom(table).execute();
});

const retention = ({ db }: TestDatabase, days = 365): LogRetention => ({ db, now: () => moment, days });
const wrote = (...daysAgo: number[]) =>
  one.db
    .insertInto('log')
    .values(
      daysAgo.map((days) => ({
        time: new Date(moment.getTime() - days * 86_400_000),
        method: 'GET',
        url: `/${days}`,
        userId: null,
        role: null,
        body: null,
      })),
    )
    .execute();
const kept = async () => (await one.db.selectFrom('log').select('url').orderBy('time').execute()).map(({ url }) => url);

describe('the retention of the log', () => {
  it('deletes older lines, and nothing else', async () => {
    await wrote(1, 364, 365, 365.1, 900);
    expect(await forgetLog(retention(one))).toBe(2);
    expect(await kept()).toEqual(['/365', '/364', '/1']);
  });

  it('runs once a day for all processes', async () => {
    await wrote(900);
    const both = await Promise.all([forgetLog(retention(one)), forgetLog(retention(other))]);
    expect(new Set(both)).toEqual(new Set([1, undefined]));
    await wrote(900);
    expect(await forgetLog(retention(other))).toBeUndefined();
    expect(await forgetLog(retention(other), 0)).toBe(1);
  });
});
