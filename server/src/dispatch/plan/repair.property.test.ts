import { Accepted } from '@navette/shared/domain';
import {
  type PlanChoice,
  checkPlan,
  dayPlaces,
  type DayProblem,
  dayProblem,
  estimatedTravel,
  type PlanDay,
  planRules,
  proposalOf,
} from '@navette/shared/plan';
import { randomDay } from '@navette/shared/testing/plan';
import { describe, expect, it } from 'vitest';
import { Random } from '../../ports/planner/embedded/search/numbers.ts';
import { searchPlan } from '../../ports/planner/embedded/search/search-plan.ts';

const problemOf = (day: PlanDay): DayProblem => dayProblem(day, estimatedTravel(dayPlaces(day), day.date));

/** No way costs as much as disturbing somebody. */
const rules = planRules([{ variable: 'planDisturbCost', value: '100000' }]);

function dayOf(seed: number, query: PlanChoice): PlanDay {
  const random = new Random(seed);
  return { ...randomDay(() => random.next(), 30), rules, query };
}

function solved(day: PlanDay) {
  const problem = problemOf(day);
  const { solution } = searchPlan(problem.problem, { seed: 1, iterations: 400, start: problem.start });
  return { problem, solution, proposal: proposalOf(problem, solution) };
}

const queries: readonly PlanChoice[] = [
  { away: [{ driverId: 1, from: '10:00' }], from: '10:00', moveAccepted: true, driverIds: [1, 2, 3, 4] },
  { away: [{ driverId: 2, from: '07:00' }], from: '09:00' },
  { late: [{ driverId: 3, minutes: 25 }], from: '09:30', moveAccepted: true },
  { tripIds: [4, 9, 14], moveAccepted: true, driverIds: [1, 2, 3, 4] },
  { tripIds: [5], away: [{ driverId: 1, from: '11:00' }], late: [{ driverId: 2, minutes: 45 }], from: '08:00' },
];
const cases = queries.flatMap((query) => Array.from({ length: 12 }, (_, seed) => ({ query, seed: seed + 1 })));

describe.each(cases)('a repair of day $seed by $query', ({ query, seed }) => {
  const day = dayOf(seed, query);
  const { problem, solution, proposal } = solved(day);
  const movable = [Accepted.pending, ...(query.moveAccepted ? [Accepted.accepted, Accepted.scheduled] : [])];
  const tasks = new Map(problem.requests.flatMap((request) => request.tasks.map((task) => [task.trip.id, task])));

  it('breaks no rule, and leaves others at their time and accepted ones with their driver', () => {
    expect(checkPlan(problem.problem, solution)).toEqual([]);
    for (const { bookingId, before, after } of proposal.changes) {
      if (tasks.get(bookingId)?.anew) continue;
      expect(after).toMatchObject({ driverId: expect.any(Number), pick_time: before.pick_time });
      expect(movable).toContain(day.trips.find(({ id }) => id === bookingId)?.accepted);
    }
  });

  it('moves no other trip where its own find a place without that', () => {
    const others = [...tasks.values()].flatMap(({ anew, trip }) => (anew === null ? trip.id : []));
    const alone = solved({ ...day, query: { ...query, lockedTrips: others } });
    expect(solution.unassigned.length).toBeLessThanOrEqual(alone.solution.unassigned.length);
    if (alone.solution.unassigned.length > solution.unassigned.length) return;
    const moved = proposal.changes.map(({ bookingId }) => bookingId).filter((id) => others.includes(id));
    expect(moved).toEqual([]);
  });
});
