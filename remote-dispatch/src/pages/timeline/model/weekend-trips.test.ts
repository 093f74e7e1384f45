import { sampleBooking } from '@navette/shared/testing/booking';
import { expect, it } from 'vitest';
import { timelineTrip, weekendTrips, workingDay } from './timeline-trip.ts';

it('counts the trips of the coming weekend, without canceled ones', () => {
  const on = (ap_date: string, status: 0 | 3 = 0) => timelineTrip(sampleBooking({ ap_date, status }));
  const trips = [on('2026-03-13'), on('2026-03-15'), on('2026-03-14'), on('2026-03-14', 3), on('2026-03-21')];
  expect(weekendTrips(trips, '2026-03-10')).toEqual({ count: 2, date: '2026-03-14' });
  expect(weekendTrips(trips, '2026-03-24')).toEqual({ count: 0, date: undefined });
});

it('leads from Saturday to Sunday and back, or to the only day of the weekend with trips', () => {
  const on = (ap_date: string) => timelineTrip(sampleBooking({ ap_date }));
  const [saturday, sunday] = [on('2026-03-14'), on('2026-03-15')];
  expect([
    weekendTrips([saturday, sunday], '2026-03-14').date,
    weekendTrips([saturday, sunday], '2026-03-15').date,
  ]).toEqual(['2026-03-15', '2026-03-14']);
  expect([weekendTrips([sunday], '2026-03-14').date, weekendTrips([saturday], '2026-03-14').date]).toEqual([
    '2026-03-15',
    '2026-03-14',
  ]);
});

it('skips weekends in both directions', () => {
  expect([workingDay('2026-03-14'), workingDay('2026-03-15', -1), workingDay('2026-03-12')]).toEqual([
    '2026-03-16',
    '2026-03-13',
    '2026-03-12',
  ]);
});
