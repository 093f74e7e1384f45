import { afterAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { putSetting } from './setting-queries.ts';
const here = await createTestApp({ changes: true });
const there = await createTestApp({ changes: true, beside: here });
afterAll(async () => {
  await there.close();
  await here.close();
});

const rateOf = async ({ services }: TestApp) => (await services.company.read()).min10km;

it('uses a saved rate immediately, in the process that saved it and in another one', async () => {
  const boss = await here.signedIn('super');
  expect([await rateOf(here), await rateOf(there)]).toEqual([9, 9]);
  const { body: profile } = await here.call(boss, 'getCompanyProfile');
  expect((await here.call(boss, 'saveCompanyProfile', { ...profile, min10km: 11 })).status).toBe(200);
  expect(await rateOf(here)).toBe(11);
  await there.services.changes?.settled();
  expect(await rateOf(there)).toBe(11);
});

it('reads the rate from the database each time while the change feed is down, and drops its cache', async () => {
  await rateOf(here);
  await here.services.changes?.stop();
  await putSetting(here.db, 'min10km', '12');
  expect(await rateOf(here)).toBe(12);
  await putSetting(here.db, 'min10km', '13');
  expect(await rateOf(here)).toBe(13);
  await here.services.changes?.start();
  expect(await rateOf(here)).toBe(13);
});
