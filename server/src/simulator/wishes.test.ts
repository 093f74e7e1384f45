import { afterAll, beforeAll, beforeEach, expect, it, describe } from 'vitest';
import { createRecords, insertBooking, type Records } from '../testing/records.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openWishes } from './start-simulator.ts';

// Nine o'clock in Brussels.
const now = new Date('2026-03-10T08:00:00Z');

let database: TestDatabase;
let records: Records;
beforeAll(async () => {
  database = await createTestDatabase();
  records = await createRecords(database.db);
});
beforeEach(async () => {
  await database.db.deleteFrom('demand').execute();
  await database.db.deleteFrom('booking').execute();
});
afterAll(() => database.drop());

const trip = (more: Parameters<typeof insertBooking>[2] = {}) =>
  insertBooking(database.db, records, { ap_date: '2026-03-10', ap_time: '10:00', accepted: 0, price: 25.15, ...more });
const wishes = () => openWishes(database.db, now);

async function ask(
  bookingId: number,
  drivers: readonly number[],
  endtime = new Date(now.getTime() + 60_000),
): Promise<void> {
  for (const driverId of drivers)
    await database.db
      .insertInto('demand')
      .values({ key: `${bookingId}-${driverId}`, bookingId, driverId, endtime, price: 1, bookings: '[]' })
      .execute();
}

describe('demands of simulated drivers', () => {
  it('wishes for unassigned trips of the next days at a part of their price', async () => {
    const [first, refused, later] = [
      await trip(),
      await trip({ accepted: 3, ap_time: '11:00', price: null }),
      await trip({ ap_date: '2026-03-13' }),
    ];
    await Promise.all([
      trip({ ap_time: '08:30' }),
      trip({ ap_date: '2026-03-14' }),
      trip({ accepted: 2 }),
      trip({ status: 3 }),
      trip({ archivedAt: now }),
    ]);
    expect(await wishes()).toEqual([
      { bookingId: first, price: 15.09, both: false },
      { bookingId: refused, price: null, both: false },
      { bookingId: later, price: 15.09, both: false },
    ]);
  });

  it('wishes for both legs only when neither is assigned', async () => {
    const [free, taken] = [
      await trip({ type: 'back', ap_time: '15:00' }),
      await trip({ type: 'back', ap_time: '16:00', accepted: 2 }),
    ];
    const [whole, half] = [await trip({ linkedId: free }), await trip({ linkedId: taken })];
    expect((await wishes()).filter(({ bookingId }) => bookingId === whole || bookingId === half)).toMatchObject([
      { both: true },
      { both: false },
    ]);
  });

  it('limits how many drivers wish for a trip and how many wishes are open', async () => {
    const [wanted, quiet] = [await trip(), await trip({ ap_time: '11:00' })];
    await ask(wanted, [records.driverId, records.otherDriverId]);
    expect((await wishes()).map(({ bookingId }) => bookingId)).toEqual([quiet]);
    for (let count = 0; count < 2; count += 1)
      await ask(await trip({ accepted: 2 }), [records.driverId, records.otherDriverId]);
    expect(await wishes()).toEqual([]);
    await database.db.updateTable('demand').set({ endtime: now }).execute();
    expect(await wishes()).toHaveLength(2);
  });
});
