import { sampleBooking } from '@navette/shared/testing/booking';
import { vehicleOf } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import { clockAt } from '../model/board-time.ts';
import { timelineTrip, type TimelineBooking } from '../model/timeline-trip.ts';
import { sampleChange, sampleProposal } from './testing/sample-plan.ts';
import {
  createGhosts,
  driverLoads,
  isKept,
  isOvertaken,
  NO_CHOICES,
  planQuery,
  figuresQuery,
  queryAgain,
  repairQuery,
  takenChange,
  toggledChoice,
  withTaken,
  type PlanChoices,
} from './preview.ts';

const driver = (id: number, lastname: string) => ({
  id,
  firstname: 'Karim',
  lastname,
  active: true,
  vehicle: vehicleOf({}),
});
const tripOf = (changes: Partial<TimelineBooking> = {}) => timelineTrip(sampleBooking({ accepted: 2, ...changes }));
const choices = (changed: Partial<PlanChoices>): PlanChoices => ({ ...NO_CHOICES, ...changed });

describe('what is kept of a proposal', () => {
  const change = sampleChange({ bookingId: 12, before: { driverId: 3, pick_time: '09:13' } });

  it('a change is kept until it is dropped, or one of its drivers is locked', () => {
    expect(isKept(change, NO_CHOICES)).toBe(true);
    const dropped = toggledChoice(NO_CHOICES, 'dropped', 12);
    expect(isKept(change, dropped)).toBe(false);
    expect(isKept(change, toggledChoice(dropped, 'dropped', 12))).toBe(true);
    expect([3, 9, 7].map((id) => isKept(change, choices({ lockedDrivers: new Set([id]) })))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('plans again around what is kept or locked, and leaves in place what was dropped', () => {
    const [a, b, c] = [1, 2, 3].map((bookingId) => sampleChange({ bookingId }));
    const changes = [a, b, c].flatMap((one) => one ?? []);
    const decided = choices({ dropped: new Set([2]), lockedTrips: new Set([3, 8]), lockedDrivers: new Set([5]) });
    const base = { date: '2026-03-10', scope: 'day' } as const;
    const kept = (id: number) => ({ bookingId: id, driverId: 9, pick_time: '09:10' });
    expect(queryAgain(base, changes, decided, 'kept')).toEqual({
      ...base,
      lockedTrips: [2, 8],
      lockedDrivers: [5],
      kept: [kept(1), kept(3)],
    });
    expect(queryAgain(base, changes, decided, 'locked').kept).toEqual([kept(3)]);
    expect(queryAgain(base, changes, NO_CHOICES, 'locked')).toEqual(base);
  });

  it('a taken place is a change like those proposed, instead of one of the same trip, by pick-up', () => {
    const lost = sampleChange({ bookingId: 13, after: { driverId: null, pick_time: '09:13' } });
    const taken = takenChange(13, { before: lost.before, wouldFit: { driverId: 9, pick_time: '08:43' } });
    expect(taken).toMatchObject({ before: lost.before, after: { driverId: 9, pick_time: '08:43' } });
    expect(taken.reasons).toMatchObject([{ kind: 'newTime', minutes: -30 }]);
    expect(withTaken([change, lost], [taken])).toEqual([taken, change]);
    const waiting = takenChange(14, {
      before: { driverId: null, pick_time: '09:13' },
      wouldFit: { driverId: 9, pick_time: '09:13' },
    });
    expect(waiting.reasons).toMatchObject([{ kind: 'hadNoDriver' }]);
  });

  it('asks for the figures of what would be applied, without a search', () => {
    const lost = sampleChange({ bookingId: 13, after: { driverId: null, pick_time: '09:13' } });
    const trips = [
      tripOf({ id: 12 }),
      tripOf({ id: 13 }),
      tripOf({ id: 14 }),
      tripOf({ id: 15, accepted: 0 }),
      tripOf({ id: 16, ap_date: '2026-03-11' }),
    ];
    expect(figuresQuery({ date: '2026-03-10', tripIds: [12], seconds: 2 }, [change, lost], trips)).toEqual({
      date: '2026-03-10',
      tripIds: [12],
      seconds: 0,
      lockedTrips: [14],
      kept: [{ bookingId: 12, driverId: 9, pick_time: '09:10' }],
    });
  });
});

describe('a day that changes meanwhile', () => {
  const change = sampleChange({ before: { driverId: 3, pick_time: '09:13' } });

  it.each([
    ['as it was', {}, false],
    ['another comment', { comment: 'x' }, false],
    ['another driver', { driverId: 7 }, true],
    ['another time', { pick_time: '09:20' }, true],
    ['refused by its driver', { accepted: 3 as const }, true],
    ['canceled', { status: 3 as const }, true],
  ])('marks a trip that is no longer what it was: %s', (_what, changed, expected) => {
    expect(isOvertaken(change, tripOf(changed))).toBe(expected);
  });

  it('marks a trip that is gone, and compares a return by its appointment', () => {
    expect(isOvertaken(change, undefined)).toBe(true);
    const back = sampleChange({ before: { driverId: 3, pick_time: '10:00' } });
    expect(isOvertaken(back, tripOf({ type: 'back', pick_time: null }))).toBe(false);
    expect(isOvertaken(back, tripOf({ type: 'back', pick_time: null, ap_time: '10:05' }))).toBe(true);
  });

  it('compares a trip to assign with nobody as its driver', () => {
    const change = sampleChange({ before: { driverId: null, pick_time: '09:13' } });
    expect(([0, 3, 1] as const).map((accepted) => isOvertaken(change, tripOf({ accepted })))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

it('draws a changed trip at its new place, and the same ghost until trip or change is another', () => {
  const drivers = new Map([[9, driver(9, 'Benali')]]);
  const make = createGhosts();
  const trips = new Map([[12, tripOf()]]);
  const changes = [sampleChange({ bookingId: 12 })];
  const first = make(changes, trips, drivers).get(12);
  expect(first && [first.booking.driverId, clockAt(first.span.start).time, first.booking.driver_lastname]).toEqual([
    9,
    '09:10',
    'Benali',
  ]);
  expect(make(changes, trips, drivers).get(12)).toBe(first);
  expect(make(changes, new Map([[12, tripOf()]]), drivers).get(12)).not.toBe(first);
  const back = make(changes, new Map([[12, tripOf({ type: 'back' })]]), drivers).get(12);
  expect(back && [back.booking.ap_time, clockAt(back.span.start).time]).toEqual(['09:10', '09:10']);
});

it('lists every driver with a trip before or after, in the order of the rows', () => {
  const load = (driverId: number, trips: number) => ({ driverId, trips, minutes: 100, emptyKm: 10 });
  const { before, after } = sampleProposal();
  const proposal = sampleProposal({
    before: { ...before, drivers: [load(3, 2)] },
    after: { ...after, drivers: [load(3, 1), load(9, 1)] },
  });
  expect(
    driverLoads(proposal, [driver(9, 'B'), driver(3, 'P')]).map(({ driverId, trips }) => [driverId, ...trips]),
  ).toEqual([
    [9, 0, 1],
    [3, 2, 1],
  ]);
});

it('asks for the rest of the day for today alone, and for the shown drivers when they are chosen', () => {
  const options = { scope: 'shown', fromNow: true, moveAccepted: true, seconds: 20 } as const;
  const now = { date: '2026-03-10', time: '09:40' };
  expect(planQuery('2026-03-10', options, [3, 9], now)).toEqual({
    date: '2026-03-10',
    scope: 'day',
    driverIds: [3, 9],
    from: '09:40',
    moveAccepted: true,
    seconds: 20,
  });
  expect(planQuery('2026-03-11', { ...options, scope: 'toAssign' }, [3], now)).toEqual({
    date: '2026-03-11',
    scope: 'toAssign',
    moveAccepted: true,
    seconds: 20,
  });
});

it('repairs from now on when the day is today, shortly for single trips', () => {
  const now = { date: '2026-03-10', time: '08:05' };
  expect(repairQuery('2026-03-10', { tripIds: [12] }, now)).toEqual({
    date: '2026-03-10',
    tripIds: [12],
    from: '08:05',
    seconds: 2,
  });
  const away = [{ driverId: 3, from: '10:00' }];
  expect(repairQuery('2026-03-11', { away }, now)).toEqual({ date: '2026-03-11', away, seconds: 5 });
});
