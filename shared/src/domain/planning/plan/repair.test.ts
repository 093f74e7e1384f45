import { describe, expect, it } from 'vitest';
import { checkPlan } from './check.ts';
import { type DayProblem, dayPlaces, dayProblem, planRefusal } from './day.ts';
import { proposalOf } from './proposal.ts';
import type { PlanChoice, PlanTrip } from './tasks.ts';
import { firstFit } from './testing/apply-changes.ts';
import { sampleDay, sampleDriver, sampleTrip } from './testing/sample-day.ts';
import { estimatedTravel } from './travel.ts';

/** A trip of a driver who accepted it, from 40 minutes before its appointment on. */
const accepted = (id: number, driverId: number, ap_time: string, more: Partial<PlanTrip> = {}) => {
  const [hours = 0, minutes = 0] = ap_time.split(':').map(Number);
  const begin = hours * 60 + minutes - 40;
  const pick_time = `${String(Math.floor(begin / 60)).padStart(2, '0')}:${String(begin % 60).padStart(2, '0')}`;
  return sampleTrip(id, { driverId, ap_time, pick_time, accepted: 2, ...more });
};

function repaired(trips: readonly PlanTrip[], query: PlanChoice, drivers = [1, 2]) {
  const day = sampleDay(
    trips,
    drivers.map((id) => sampleDriver(id)),
    { query },
  );
  const problem: DayProblem = dayProblem(day, estimatedTravel(dayPlaces(day), day.date));
  const plan = firstFit(problem);
  expect(checkPlan(problem.problem, plan)).toEqual([]);
  const tasks = problem.requests.flatMap((request) => request.tasks);
  return { ...proposalOf(problem, plan), refusal: planRefusal(day, tasks), problem };
}

const placesOf = (changes: ReturnType<typeof proposalOf>['changes']) =>
  changes.map(({ bookingId, after }) => [bookingId, after.driverId, after.pick_time]);

describe('a driver who is away', () => {
  const away = [{ driverId: 1, from: '10:00' }];

  it('keeps what began before; the rest goes to others at its time, even when it was accepted', () => {
    const trips = [accepted(1, 1, '10:30'), accepted(2, 1, '11:30'), accepted(3, 2, '13:00')];
    const { changes } = repaired(trips, { away, from: '10:00' });
    expect(placesOf(changes)).toEqual([[2, 2, '10:50']]);
    expect(changes[0]?.reasons[0]).toMatchObject({ kind: 'driverAway', driverId: 1 });
  });

  it('has no trip on board taken away', () => {
    const day = sampleDay([accepted(1, 1, '11:30')], [sampleDriver(1), sampleDriver(2)], {
      query: { away },
      started: new Set([1]),
    });
    expect(planRefusal(day)).toBe('noTrips');
  });

  it('leaves to nobody what nobody can take, and says who could at another time', () => {
    const trips = [accepted(1, 1, '11:30'), accepted(2, 2, '11:30')];
    const { changes, unassigned, after } = repaired(trips, { away, from: '10:00' });
    expect(placesOf(changes)).toEqual([[1, null, '10:50']]);
    expect(changes[0]?.reasons).toMatchObject([{ kind: 'driverAway' }]);
    expect(unassigned).toMatchObject([{ bookingId: 1, wouldFit: { driverId: 2 } }]);
    expect(after.unassigned).toBe(1);
  });

  it('is not asked to drive what is kept from an earlier proposal', () => {
    const kept = [{ bookingId: 1, driverId: 1, pick_time: '10:50' as const }];
    expect(placesOf(repaired([accepted(1, 1, '11:30')], { away, kept }).changes)).toEqual([[1, 2, '10:50']]);
  });
});

describe('a driver who is late', () => {
  const lateBy = (minutes: number) => ({ late: [{ driverId: 1, minutes }], from: '10:00' as const });

  it('drives what he can begin in time or within the tolerance; others take the rest', () => {
    // Under way since 9:50, free at 10:18; 24 minutes from there to the next client.
    const trips = [accepted(1, 1, '10:30'), accepted(2, 1, '11:30'), accepted(3, 1, '15:00')];
    expect(repaired(trips, lateBy(7)).refusal).toBe('noTrips');
    const { changes } = repaired(trips, lateBy(12));
    expect(placesOf(changes)).toEqual([[2, 1, '10:54']]);
    expect(changes[0]?.reasons[0]).toMatchObject({ kind: 'driverLate', driverId: 1, minutes: 12 });
    expect(placesOf(repaired(trips, lateBy(60)).changes)).toEqual([[2, 2, '10:50']]);
  });

  it('begins the next trip later when none is under way', () => {
    const trips = [accepted(1, 1, '11:30'), accepted(2, 1, '15:00')];
    expect(placesOf(repaired(trips, lateBy(8)).changes)).toEqual([[1, 1, '10:58']]);
    expect(placesOf(repaired(trips, lateBy(20)).changes)).toEqual([[1, 2, '10:50']]);
  });

  it('is late for all that follows before anything changes', () => {
    const trips = [accepted(1, 1, '11:30'), accepted(2, 1, '12:10'), accepted(3, 1, '16:00')];
    const { before } = repaired(trips, lateBy(40));
    expect(before).toMatchObject({ lateTrips: 2 });
    expect(before.lateMinutes).toBeGreaterThan(40);
  });

  it('keeps what nobody else can drive, with the time at which he can', () => {
    const { changes, unassigned } = repaired([accepted(1, 1, '11:30')], lateBy(90), [1]);
    expect(changes).toEqual([]);
    expect(unassigned).toMatchObject([{ bookingId: 1, wouldFit: { driverId: 1, pick_time: '12:20' } }]);
  });

  it('counts from the next trip at present, whoever is to drive it by what is kept', () => {
    const trips = [accepted(1, 1, '11:30'), accepted(2, 1, '13:00')];
    const kept = [{ bookingId: 1, driverId: 2, pick_time: '10:50' as const }];
    expect(placesOf(repaired(trips, { ...lateBy(20), kept }).changes)).toEqual([[1, 2, '10:50']]);
  });
});

describe('a trip to find a place for', () => {
  it('leaves other trips without a driver where they are', () => {
    const trips = [sampleTrip(1), sampleTrip(2, { ap_time: '15:00', pick_time: '14:20' })];
    const { changes, after } = repaired(trips, { tripIds: [2] });
    expect(placesOf(changes)).toEqual([[2, 1, '14:20']]);
    expect(after.unassigned).toBe(1);
  });

  it('is found one also when its time has passed, as late as need be', () => {
    const { changes, unassigned } = repaired([sampleTrip(1)], { tripIds: [1], from: '09:30' }, [1]);
    expect(changes).toEqual([]);
    expect(unassigned[0]?.wouldFit?.pick_time.slice(0, 4)).toMatch(/^09:[345]$/u);
  });

  it('does not mend what else is wrong with the day', () => {
    const trips = [accepted(1, 1, '11:30', { accepted: 1 }), accepted(2, 1, '11:35', { accepted: 1 }), sampleTrip(3)];
    expect(placesOf(repaired(trips, { tripIds: [3] }).changes)).toEqual([[3, 1, '09:20']]);
  });

  it('is nothing when it is locked or on board', () => {
    expect(
      planRefusal(sampleDay([sampleTrip(1)], [sampleDriver(1)], { query: { tripIds: [1], lockedTrips: [1] } })),
    ).toBe('noTrips');
  });
});
