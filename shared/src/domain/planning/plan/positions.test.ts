import { describe, expect, it } from 'vitest';
import { checkPlan } from './check.ts';
import { dayPlaces, dayProblem } from './day.ts';
import { proposalOf } from './proposal.ts';
import type { PlanDay, PlanTrip } from './tasks.ts';
import { between, placeAt, sampleDay, sampleDriver, sampleTrip } from './testing/sample-day.ts';
import { estimatedTravel } from './travel.ts';

const [near, far] = [placeAt(2, 2), placeAt(60, 0)];

/** A day planned from ten o'clock on, with driver 1 somewhere. */
function begun(trips: readonly PlanTrip[], here = far, more: Partial<PlanDay> = {}) {
  const day = sampleDay(trips, [sampleDriver(1)], { query: { from: '10:00' }, here: new Map([[1, here]]), ...more });
  const problem = dayProblem(day, estimatedTravel(dayPlaces(day), day.date));
  expect(checkPlan(problem.problem, problem.start)).toEqual([]);
  return { problem, unassigned: problem.start.unassigned.length, proposal: proposalOf(problem, problem.start) };
}

const mine = { driverId: 1, accepted: 1 };
const soon = sampleTrip(1, { ...mine, ap_time: '10:55', pick_time: '10:20' });
const past = sampleTrip(2, { ...mine, ap_time: '09:00', pick_time: '08:25', status: 1 });
const longPast = { ...past, ...between(placeAt(1, 1), placeAt(-1, -1)) };

describe('a day that is planned from now on', () => {
  it.each([
    ['before his first trip', [soon]],
    ['after a trip that is over', [longPast, soon]],
  ])('plans a driver from where he is %s', (_, trips) => {
    expect(begun(trips, near)).toMatchObject({ unassigned: 0, problem: { located: [1] } });
    expect(begun(trips, far)).toMatchObject({ unassigned: 1, problem: { located: [1] } });
  });

  it('gives him the time to come from there, and no way before', () => {
    const { problem, proposal } = begun([soon], near);
    const [vehicle] = problem.problem.vehicles;
    expect(vehicle).toMatchObject({ start: problem.starts.get(1), earliest: 36_000, end: problem.homes.get(1) });
    expect(problem.start.routes[0]?.departure).toBeGreaterThanOrEqual(36_000);
    // Both sides of the comparison begin there.
    expect(proposal.after).toEqual(proposal.before);
  });

  it.each([
    ['should be under way', { status: 0, pick_time: '09:50', ap_time: '10:25' }, new Set<number>()],
    ['has the client on board', { status: 0 }, new Set([2])],
  ])('knows better where he will be when a trip %s', (_, more, started) => {
    const { problem, unassigned } = begun([{ ...past, ...more }], far, { started });
    expect({ located: problem.located, unassigned }).toEqual({ located: [], unassigned: 0 });
    const [trip] = problem.start.routes[0]?.stops.slice(-1) ?? [];
    expect((trip?.begin ?? 0) + 120).toBeGreaterThanOrEqual(36_000);
  });
});
