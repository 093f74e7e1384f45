import { tripSpan } from '@navette/shared/domain';
import { expect, it } from 'vitest';
import { bookingStage } from '../../../testing/booking-stage.ts';
import { insertBooking } from '../../../testing/records.ts';
import { bookingRows } from '../booking-rows.ts';
import { rowJson } from './day-rows.ts';
import { dayList, listedRow, listChanges, rowDigests } from './day-lists.ts';

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

const legs = (...durations: unknown[]) =>
  durations.map((duration) => ({ trip: { origin: 'é', price: 1, distance: 2.5, duration } }));

it.each([
  ['both ways', { totals: {}, to: legs(60, 1500, 30), back: legs(1620, 10, 60) }],
  ['one way', { totals: {}, to: legs(60, 900) }],
  ['the own way of the driver', { totals: {}, to: legs(900), back: legs(900) }],
  ['odd legs', { totals: {}, to: [...legs(60, '600', null), 'x', ...legs(700)], back: {} }],
  ['days', { totals: {}, to: legs(1, 90_000), back: legs(-5, 1) }],
  ['no totals', { to: legs(60, 900) }],
  ['a list', []],
  ['nothing', null],
])('has the seconds on board of a distance with %s instead of it', async (_, distance) => {
  const text = distance && JSON.stringify(distance);
  const id = await insertBooking(server.db, records, { ...full, distance: text });
  const row: unknown = JSON.parse((await rowJson(server.db, [id], new Set(['noLegs']))).get(id) ?? '');
  expect(row).toMatchObject({ distance: null });
  for (const direction of ['to', 'back'] as const)
    expect(tripSpan({ ...spanOf(row), type: direction })).toEqual(
      tripSpan({ ...spanOf({ distance: text }), type: direction }),
    );
});

const spanOf = (row: unknown) => ({
  ...Object(row),
  ap_date: '2026-03-02',
  ap_time: '10:00',
  pick_time: null,
  back: false,
});

const listOf = (...rows: readonly { readonly id: number; readonly text?: string }[]) =>
  dayList(rows.map((row) => listedRow(row.id, JSON.stringify(row))));
const written = (...[before, now]: [ReturnType<typeof listOf>, ReturnType<typeof listOf>]): unknown => {
  const changes = listChanges(rowDigests(before), now);
  return changes && JSON.parse(changes.bytes.json.toString());
};
const before = listOf({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 });

it('the delta is empty for an unchanged list', () => {
  const now = listOf({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 });
  expect([now.digest, written(before, now)]).toEqual([before.digest, { changed: [], gone: [], count: 4 }]);
});

it('the delta contains changed and new rows with their positions, and removed ids', () => {
  expect(written(before, listOf({ id: 9 }, { id: 2 }, { id: 4 }, { id: 3, text: 'later' }, { id: 1 }))).toBe(undefined);
  expect(written(before, listOf({ id: 9 }, { id: 2 }, { id: 4 }, { id: 3, text: 'later' }))).toEqual({
    changed: [
      { at: 0, row: { id: 9 } },
      { at: 3, row: { id: 3, text: 'later' } },
    ],
    gone: [1],
    count: 4,
  });
});

it('leaves it to the whole list when unchanged rows have another order', () => {
  expect(written(before, listOf({ id: 1 }, { id: 3 }, { id: 2 }, { id: 4 }))).toBe(undefined);
});

it('lists with another order or other contents have different digests', () => {
  const others = [listOf({ id: 1 }, { id: 2 }), listOf({ id: 2 }, { id: 1 }), listOf({ id: 1 }, { id: 2, text: '' })];
  expect(new Set(others.map(({ digest }) => digest)).size).toBe(3);
});
