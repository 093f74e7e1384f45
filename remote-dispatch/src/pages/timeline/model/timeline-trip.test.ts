import { describe, expect, it } from 'vitest';
import { inSteps, movedTrip, timelineTrip, weekendTrips, workingDay } from './timeline-trip.ts';
import { sampleBooking } from '@navette/shared/testing/booking';
import { vehicleOf } from '@navette/shared/domain';
import { dragText } from './trip-text.ts';
import { tripStyle } from './trip-style.ts';

const trip = { id: 12, driverId: 3, ap_date: '2026-03-10', ap_time: '10:00', pick_time: '09:13' };
const MINUTE = 60_000;

describe('movedTrip', () => {
  it('keeps the times of a trip when only the driver changes', () => {
    expect(movedTrip(trip, 0, 4)).toEqual({ id: 12, driverId: 4 });
  });

  it('moves appointment and pick-up of a trip together', () => {
    expect(movedTrip(trip, 25 * MINUTE, 3)).toEqual({ id: 12, ap_time: '10:25', pick_time: '09:38' });
  });

  it('moves a trip over midnight to the next day', () => {
    expect(movedTrip({ ...trip, ap_time: '23:50', pick_time: '23:10' }, 30 * MINUTE, 4)).toEqual({
      id: 12,
      driverId: 4,
      ap_date: '2026-03-11',
      ap_time: '00:20',
      pick_time: '23:40',
    });
  });

  it('counts the minutes that pass when a trip moves to the other side of a change of the clock', () => {
    const night = { ...trip, ap_date: '2026-03-29', ap_time: '04:15', pick_time: '03:33' };
    expect(movedTrip(night, -60 * MINUTE, 3)).toEqual({ id: 12, ap_time: '03:15', pick_time: '01:33' });
    expect(movedTrip({ ...night, ap_time: '01:15', pick_time: '00:33' }, 120 * MINUTE, 3)).toEqual({
      id: 12,
      ap_time: '03:15',
      pick_time: '01:33',
    });
  });

  it('moves a trip on by an hour from a time that the clock skips', () => {
    const night = { ...trip, ap_date: '2026-03-29', ap_time: '01:45', pick_time: '01:00' };
    expect(movedTrip(night, 60 * MINUTE, 3)).toEqual({ id: 12, ap_time: '03:45', pick_time: '03:00' });
  });

  it('leaves an unknown pick-up time empty when the appointment moves', () => {
    expect(movedTrip({ ...trip, pick_time: null }, -60 * MINUTE, 3)).toEqual({ id: 12, ap_time: '09:00' });
  });

  it('returns no change for a trip that is back where it was', () => {
    expect(movedTrip(trip, 0, 3)).toBeNull();
  });

  it('rounds a drag distance to steps of five minutes', () => {
    expect([inSteps(2 * MINUTE), inSteps(3 * MINUTE), inSteps(-8 * MINUTE)]).toEqual([0, 5 * MINUTE, -10 * MINUTE]);
  });
});

it('counts the trips of the coming weekend, without canceled ones', () => {
  const on = (ap_date: string, status: 0 | 3 = 0) => timelineTrip(sampleBooking({ ap_date, status }));
  const trips = [on('2026-03-13'), on('2026-03-15'), on('2026-03-14'), on('2026-03-14', 3), on('2026-03-21')];
  expect(weekendTrips(trips, '2026-03-10')).toEqual({ count: 2, date: '2026-03-14' });
  expect(weekendTrips(trips, '2026-03-24')).toEqual({ count: 0, date: undefined });
});

it('switches between Saturday and Sunday, or goes to the only day of the weekend with trips', () => {
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

const dragged = timelineTrip(sampleBooking({ driverId: 3, pick_time: '09:13', ap_time: '10:00' }));
const say = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const lambert = { id: 9, firstname: 'Nadia', lastname: 'Lambert', active: true, vehicle: vehicleOf({}) };
const later = { start: dragged.span.start + 30 * 60_000, end: dragged.span.end + 30 * 60_000 };

describe('the label of a drag', () => {
  it('says that the time stays with another driver', () => {
    expect(dragText(dragged, dragged.span, lambert, say)).toMatch(/driver Lambert Nadia timeline.drag.sameTime 09:13–/);
  });

  it('shows the new time and the difference', () => {
    expect(dragText(dragged, later, { ...lambert, id: 3 }, say)).toMatch(
      /^timeline.drag.newTime 09:43–\d\d:\d\d \+30$/,
    );
    expect(dragText(dragged, later, lambert, say)).toMatch(/driver Lambert Nadia timeline.drag.newTime 09:43/);
  });
});

it.each([
  [{ accepted: 2 }, [], 'trip answer-2 type-to', ['check']],
  [{ accepted: 1, type: 'back', willCall: true }, [], 'trip answer-1 type-back', ['hourglass', 'phone']],
  [
    { accepted: 2, charged: true },
    ['overlap', 'travel'],
    'trip answer-2 type-to charged in-conflict',
    ['check', 'car', 'layers', 'timer'],
  ],
  [{ accepted: 2, status: 3, charged: true, type: 'simple' }, [], 'trip status-3 type-simple', ['slash']],
  [{ accepted: 0, driver_active: false }, [], 'trip answer-0 type-to driver-inactive', ['userPlus']],
] as const)('styles a trip with %o by classes and icons', (changes, conflicts, classes, icons) => {
  const style = tripStyle(sampleBooking(changes), conflicts);
  expect(style.classes.join(' ')).toBe(classes);
  expect(style.icons).toEqual(icons);
});
