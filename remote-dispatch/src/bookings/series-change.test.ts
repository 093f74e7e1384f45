import { sampleBooking } from '@navette/shared/testing/booking';
import { expect, it } from 'vitest';
import { extensionOf, seriesTrips } from './series-change.ts';

const trip = (id: number, ap_date: string, more: Parameters<typeof sampleBooking>[0] = {}) =>
  sampleBooking({ id, ap_date, seriesId: 7, accepted: 1, ...more });

const series = [
  trip(1, '2026-03-02'),
  trip(2, '2026-03-04', { status: 1 }),
  trip(3, '2026-03-04', { type: 'back' }),
  trip(4, '2026-03-06', { accepted: 2 }),
  trip(5, '2026-03-09'),
  trip(6, '2026-03-11'),
];

it('touches the trips of a direction between two days, and names those that stay', () => {
  const reach = { direction: 'there', from: '2026-03-04', until: '2026-03-09', withAccepted: false } as const;
  const { touched, left } = seriesTrips(series, reach);
  expect(touched.map(({ id }) => id)).toEqual([5]);
  expect(left).toEqual([
    { id: 2, ap_date: '2026-03-04', reason: 'closed' },
    { id: 4, ap_date: '2026-03-06', reason: 'accepted' },
  ]);
  expect(seriesTrips(series, { ...reach, withAccepted: true }).touched.map(({ id }) => id)).toEqual([4, 5]);
  expect(seriesTrips(series, { ...reach, direction: 'home' }).touched.map(({ id }) => id)).toEqual([3]);
});

it('extends a standing order on its own weekdays, though a trip was moved to another', () => {
  const moved = series.map((one) => (one.id === 4 ? trip(4, '2026-03-05') : one));
  expect(extensionOf(moved, [1, 3, 5], '2026-03-20')?.dates).toEqual([
    '2026-03-13',
    '2026-03-16',
    '2026-03-18',
    '2026-03-20',
  ]);
});
