import { describe, expect, it } from 'vitest';
import { steadyRandom } from '../testing/sample-trips.ts';
import { checkPlan } from './check.ts';
import { withAgreedTimes } from './agreed-times.ts';
import { proposalOf } from './proposal.ts';
import { dayPlaces, dayProblem } from './day.ts';
import { randomDay } from './testing/sample-day.ts';
import { estimatedTravel } from './travel.ts';

const seeds = Array.from({ length: 60 }, (_, index) => index + 1);
const problemOf = (seed: number) => {
  const day = randomDay(steadyRandom(seed));
  return dayProblem(day, estimatedTravel(dayPlaces(day), day.date));
};

describe('the problem of a random day', () => {
  it('starts from a plan that keeps to every rule, with everything that stays', () => {
    for (const seed of seeds) {
      const { problem, start } = problemOf(seed);
      expect({ seed, faults: checkPlan(problem, start) }).toEqual({ seed, faults: [] });
    }
  });
});

describe('the proposal of a random day', () => {
  it('names each change once, with a reason, and keeps to the limits of the contract', () => {
    for (const seed of seeds) {
      const day = problemOf(seed);
      const { before, after, changes } = proposalOf(day, day.start);
      const ids = changes.map(({ bookingId }) => bookingId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(changes.every(({ reasons }) => reasons.length > 0 && reasons.length <= 8)).toBe(true);
      expect(after.trips).toBe(before.trips);
      expect(after.lateMinutes).toBeLessThanOrEqual(before.lateMinutes);
      expect(after.emptyKm).toBeLessThanOrEqual(after.totalKm);
    }
  });

  it('changes nothing of a plan that is proposed as it is', () => {
    for (const seed of seeds) {
      const day = problemOf(seed);
      const left = new Set(day.start.unassigned.flatMap((index) => day.requests[index]?.tasks[0]?.trip.id ?? []));
      const { changes } = proposalOf(day, day.start);
      const driver = changes.filter(({ before, after }) => before.driverId !== after.driverId);
      expect(driver.every(({ bookingId }) => left.has(bookingId))).toBe(true);
    }
  });

  it('moves to times that keep to every rule', () => {
    for (const seed of seeds) {
      const day = problemOf(seed);
      expect({ seed, faults: checkPlan(day.problem, withAgreedTimes(day, day.start)) }).toEqual({ seed, faults: [] });
    }
  });
});
