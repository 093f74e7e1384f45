import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { claimJob } from './periodic-job.ts';

const one = await createTestApp();
const other = await createTestApp({ beside: one });
afterAll(async () => {
  await other.close();
  await one.close();
});
beforeEach(() => one.db.deleteFrom('periodic_job').execute());

it('gives a job to one of two processes that ask at once, and to neither before the pause is over', async () => {
  const claims = await Promise.all(
    Array.from({ length: 20 }, (_, index) => claimJob(index % 2 ? one.db : other.db, 'sweep', 60)),
  );
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claimJob(other.db, 'sweep', 60)).toBe(false);
});

it('gives it again once the pause is over, and other jobs at any time', async () => {
  expect(await claimJob(one.db, 'sweep', 60)).toBe(true);
  expect(await claimJob(other.db, 'rinse', 60)).toBe(true);
  await one.pool.query("update periodic_job set at = at - interval '61 seconds' where name = 'sweep'");
  const claims = await Promise.all([one, other, one, other].map(({ db }) => claimJob(db, 'sweep', 60)));
  expect(claims.filter(Boolean)).toHaveLength(1);
});
