import { describe, expect, it } from 'vitest';
import { conflictsOfTrips, DEFAULT_SLACK, isWithinSlack } from '../conflicts.ts';
import { plannedTrip } from '../planned-trip.ts';
import { steadyRandom } from '../testing/sample-trips.ts';
import { withAgreedTimes, proposalOf } from './proposal.ts';
import { checkPlan } from './check.ts';
import { type DayProblem, dayPlaces, dayProblem } from './day.ts';
import { applied, firstFit } from './testing/apply-changes.ts';
import { randomDay } from './testing/sample-day.ts';
import { estimatedTravel } from './travel.ts';

const seeds = Array.from({ length: 60 }, (_, index) => index + 1);
const problemOf = (seed: number): DayProblem => {
  const day = randomDay(steadyRandom(seed));
  return dayProblem(day, estimatedTravel(dayPlaces(day), day.date));
};
const days = seeds.map((seed) => ({ seed, day: problemOf(seed) }));
const plans = days.map(({ seed, day }) => ({ seed, day, plan: firstFit(day) }));

describe('a random day', () => {
  it('starts from a plan that keeps to every rule, with everything that stays', () => {
    for (const { seed, day } of days)
      expect({ seed, faults: checkPlan(day.problem, day.start) }).toEqual({ seed, faults: [] });
  });

  it('moves a plan near the agreed times without breaking a rule', () => {
    for (const { seed, day, plan } of plans) {
      expect({ seed, faults: checkPlan(day.problem, plan) }).toEqual({ seed, faults: [] });
      expect({ seed, faults: checkPlan(day.problem, withAgreedTimes(day, plan)) }).toEqual({ seed, faults: [] });
    }
  });

  it('has no conflict left for a trip that was planned', () => {
    for (const { seed, day, plan } of plans) {
      const left = new Set(plan.unassigned.flatMap((index) => day.requests[index]?.tasks[0]?.trip.id ?? []));
      const moved = day.requests.flatMap(({ stays, tasks: [task] }) => (stays || !task ? [] : task.trip.id));
      const rows = applied(day.day, proposalOf(day, plan).changes).filter(({ ap_time }) => ap_time !== '99:99');
      const trips = rows.map((row) => ({ ...plannedTrip(row), refusals: row.refusals }));
      const found = conflictsOfTrips(trips, day.day.unavailable);
      const conflicts = moved.flatMap((id) =>
        left.has(id) ? [] : (found.get(id) ?? []).filter((conflict) => !isWithinSlack(conflict, DEFAULT_SLACK)),
      );
      expect({ seed, conflicts }).toEqual({ seed, conflicts: [] });
    }
  });

  it('gives a proposal in the limits of the contract, with a reason for each change', () => {
    for (const { day, plan } of plans) {
      const { before, after, changes } = proposalOf(day, plan);
      expect(new Set(changes.map(({ bookingId }) => bookingId)).size).toBe(changes.length);
      expect(changes.every(({ reasons }) => reasons.length > 0 && reasons.length <= 8)).toBe(true);
      expect(after.trips).toBe(before.trips);
      expect(after.lateMinutes).toBeLessThanOrEqual(before.lateMinutes);
      expect(after.emptyKm).toBeLessThanOrEqual(after.totalKm);
    }
  });

  it('changes no driver of a plan that is proposed as it is', () => {
    for (const { day } of days) {
      const left = new Set(day.start.unassigned.flatMap((index) => day.requests[index]?.tasks[0]?.trip.id ?? []));
      const moved = proposalOf(day, day.start).changes.filter(
        ({ before, after }) => before.driverId !== after.driverId,
      );
      expect(moved.filter(({ bookingId }) => !left.has(bookingId))).toEqual([]);
    }
  });
});
