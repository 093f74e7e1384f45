import { expect, it } from 'vitest';
import { bookingStage } from '../../../testing/booking-stage.ts';
import { insertBooking } from '../../../testing/records.ts';
import { bookingRows } from '../booking-rows.ts';
import { rowJson } from './day-rows.ts';

const { server, records } = await bookingStage();
const full = {
  ap_time: '00:05',
  pick_time: '23:40',
  price: 1234.5,
  creditAmount: -0.07,
  commission: 12.25,
  mutualDistance: 31.004,
  comment: 'une "ligne" \\ puis\nune autre\t→ 👍 \u2028\u0007',
  info: '</script>',
  distance: JSON.stringify({ to: [], 'é "x"': '\\n' }),
  nonReimbursed: JSON.stringify({ code: 'A/1', amount: 3.5 }),
  mobility: 'wheelchair' as const,
  companion: true,
  back: true,
};

it('rows of a day have the values of the bookings, as the JSON that the database writes', async () => {
  const ids = [await insertBooking(server.db, records), await insertBooking(server.db, records, full)];
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await server.db.updateTable('driver').set({ licenceUntil: soon }).where('id', '=', records.driverId).execute();
  const values = await bookingRows(server.db).where('booking.id', 'in', ids).execute();
  const json = await rowJson(server.db, [0, ...ids], new Set());
  expect(new Set(json.keys())).toEqual(new Set(ids));
  for (const row of values) expect(JSON.parse(json.get(row.id) ?? '')).toEqual(row);
  expect(values.map(({ driver_papersUntil }) => driver_papersUntil)).toEqual([soon, soon]);
});

it('leaves the distance empty when it is not wanted', async () => {
  const id = await insertBooking(server.db, records, full);
  const parsed = async (...wanted: 'noDistance'[]): Promise<unknown> =>
    JSON.parse((await rowJson(server.db, [id], new Set(wanted))).get(id) ?? '');
  expect(await parsed()).toMatchObject({ distance: full.distance });
  expect(await parsed('noDistance')).toEqual({ ...Object(await parsed()), distance: null });
});
