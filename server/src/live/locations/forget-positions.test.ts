import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecords, type Records } from '../../testing/records.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { forgetPositions } from './forget-positions.ts';

const now = new Date('2026-03-31T12:00:00Z');
let [one, other]: TestApp[] = [];
let records: Records;
const servers = () => {
  if (!one || !other) throw new Error('no servers');
  return { one, other };
};

beforeAll(async () => {
  one = await createTestApp({ now: () => now });
  other = await createTestApp({ beside: one, now: () => now });
  records = await createRecords(one.db);
});
afterAll(async () => {
  await other?.close();
  await one?.close();
});
beforeEach(async () => {
  const { db } = servers().one;
  for (const table of ['driver_position', 'driver_location', 'periodic_job'] as const)
    await db.deleteFrom(table).execute();
  await keep('60');
});

const keep = (value: string) =>
  servers().one.db.updateTable('setting').set({ value }).where('variable', '=', 'positionDays').execute();
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const was = (...days: number[]) =>
  servers()
    .one.db.insertInto('driver_position')
    .values(
      days.map((ago) => ({
        driverId: records.driverId,
        time: daysAgo(ago),
        latitude: 50.8,
        longitude: 4.3,
        speed: null,
        charged: false,
      })),
    )
    .execute();
const kept = async () => {
  const rows = await servers().one.db.selectFrom('driver_position').select('time').orderBy('time', 'desc').execute();
  return rows.map(({ time }) => (now.getTime() - time.getTime()) / 86_400_000);
};

describe('the retention of positions', () => {
  it('deletes those older than sixty days', async () => {
    await was(1, 59, 60, 60.01, 100);
    expect(await forgetPositions(servers().one.services)).toBe(2);
    expect(await kept()).toEqual([1, 59, 60]);
  });

  it('the retention of positions uses the number of days of the settings', async () => {
    await was(29, 31, 89, 91);
    await keep('90');
    await forgetPositions(servers().one.services, 0);
    expect(await kept()).toEqual([29, 31, 89]);
    await keep('30');
    await forgetPositions(servers().one.services, 0);
    expect(await kept()).toEqual([29]);
  });

  it('forgets a last position of that age too', async () => {
    const position = JSON.stringify({
      coords: { speed: null },
      activity: { type: null },
      battery: { level: null, is_charging: false },
    });
    const last = (driverId: number, ago: number) => ({
      driverId,
      latitude: 50.8,
      longitude: 4.3,
      time: daysAgo(ago),
      charged: false,
      position,
    });
    const { db, services } = servers().one;
    await db
      .insertInto('driver_location')
      .values([last(records.driverId, 61), last(records.otherDriverId, 59)])
      .execute();
    await forgetPositions(services);
    expect(await db.selectFrom('driver_location').select('driverId').execute()).toEqual([
      { driverId: records.otherDriverId },
    ]);
  });

  it('runs in one of two processes, and not again within the hour', async () => {
    await was(61);
    const runs = await Promise.all(
      Array.from({ length: 10 }, (_, index) => forgetPositions(servers()[index % 2 ? 'one' : 'other'].services)),
    );
    expect(runs.filter((deleted) => deleted !== undefined)).toEqual([1]);
    await was(62);
    expect(await forgetPositions(servers().other.services)).toBeUndefined();
    expect(await kept()).toEqual([62]);
  });
});
