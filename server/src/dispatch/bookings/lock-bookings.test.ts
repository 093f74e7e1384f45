import { afterAll, expect, it } from 'vitest';
import { bookingForm, createRecords } from '../../testing/records.ts';
import { plansOf } from '../../testing/plans.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { lockBookings } from './lock-bookings.ts';
const server = await createTestApp();
afterAll(() => server.close());

it('finds a standing order and its legs without reading all bookings, however many there are', async () => {
  const records = await createRecords(server.db);
  const form = bookingForm(records, {
    dates: ['2026-03-02', '2026-03-09'],
    series: { weekdays: [1], until: '2026-03-09' },
    return: { ap_time: '14:00' },
  });
  const { body } = await server.call(await server.signedIn('dispatch'), 'addBookings', form);
  const [first = 0, second = 0, home = 0] = body.insertIds;
  const plans = await plansOf(
    server.pool,
    async (db) => {
      const { booking, others, legs } = await lockBookings(db, first, { scope: 'following', legs: true });
      expect([booking.id, others.map(({ id }) => id), legs.get(first)?.id]).toEqual([first, [second], home]);
    },
    { atAnySize: true },
  );
  expect(plans).toHaveLength(2);
  expect(plans.filter((plan) => plan.includes('Seq Scan on booking'))).toEqual([]);
});
