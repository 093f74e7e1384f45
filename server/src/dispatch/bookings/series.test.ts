import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingForm } from '../../testing/records.ts';
import { dates, startStandingOrder } from '../../testing/standing-order.ts';
const order = await startStandingOrder();
afterAll(() => order.server.close());
beforeEach(() => order.renew());

describe('a standing order', () => {
  it('stores the rule of a standing order as chosen, and links all its bookings to it', async () => {
    const [series] = await order.server.db.selectFrom('booking_series').select(['id', 'weekdays', 'until']).execute();
    expect(series).toMatchObject({ weekdays: [1, 3, 5], until: '2026-03-10' });
    expect((await order.saved()).map(({ seriesId }) => seriesId)).toEqual(dates.map(() => series?.id));
  });

  it('holds the returns too, and answers all of it by day', async () => {
    await order.renew({ return: { ap_time: '14:00' } });
    const id = (await order.saved())[0]?.seriesId ?? 0;
    const { body } = await order.server.call(order.token, 'listSeriesBookings', undefined, { path: { id } });
    expect(body.map(({ ap_date, type }) => `${ap_date} ${type}`)).toEqual(
      dates.flatMap((date) => [`${date} to`, `${date} back`]),
    );
    expect(body.every(({ seriesId }) => seriesId === id)).toBe(true);
  });

  it('a standing order that nobody knows is not found', async () => {
    expect(
      (await order.server.call(order.token, 'listSeriesBookings', undefined, { path: { id: 999_999 } })).status,
    ).toBe(404);
  });

  it.each([
    ['no days', { weekdays: [], until: '2026-03-10' }],
    ['an eighth day', { weekdays: [8], until: '2026-03-10' }],
    ['a day twice', { weekdays: [1, 1], until: '2026-03-10' }],
    ['no end', { weekdays: [1] }],
    ['an end that does not exist', { weekdays: [1], until: '2026-02-30' }],
  ])('with %s is refused', async (_, series) => {
    expect(
      (await order.server.callWith(order.token, 'addBookings', { ...bookingForm(order.records), series })).status,
    ).toBe(400);
  });
});

it('a standing order may be as long as a year of days', async () => {
  const days = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10));
  await order.renew({ dates: days, return: { ap_time: '14:00', willCall: true } });
  expect(order.ids()).toHaveLength(800);
  const { body } = await order.update(0, { driverId: order.records.otherDriverId, scope: 'all' });
  expect(body).toMatchObject({ affectedRows: 400, skipped: [] });
});
