import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const start = new Date('2026-03-03T08:00:00Z');
let now = start;
const server = await createTestApp({ now: () => now, changes: true });
const other = await createTestApp({ now: () => now, changes: true, beside: server });
afterAll(async () => {
  await other.close();
  await server.close();
});

it('ends an idle session in a process that cached it before the limit was set, unless another process recorded activity', async () => {
  const [idle, busy] = [await server.signedIn('super'), await server.signedIn('dispatch')];
  const statusOf = async (token: string) => (await other.call(token, 'getSession')).status;
  expect([await statusOf(idle), await statusOf(busy)]).toEqual([200, 200]);
  await server.call(idle, 'saveAccessPolicy', { secondFactorRoles: [], idleMinutes: 5 });
  now = new Date(start.getTime() + 5 * 60_000);
  await server.call(busy, 'recordActivity');
  await other.services.changes?.settled();
  now = new Date(start.getTime() + 7 * 60_000);
  expect([await statusOf(idle), await statusOf(busy)]).toEqual([401, 200]);
});
