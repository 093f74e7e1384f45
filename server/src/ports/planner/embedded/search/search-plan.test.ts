import { checkPlan, costOfPlan, type PlanProblem } from '@navette/shared/plan';
import { describe, expect, it } from 'vitest';
import { searchPlan, type SearchResult } from './search-plan.ts';
import { cheapestPlan } from './testing/cheapest-plan.ts';
import { randomProblem, type Features } from './testing/random-problem.ts';

const small: Record<string, Features> = {
  'requests that ride alone': { requests: 5, vehicles: 2, alone: 1 },
  'shared rides': { requests: 3, vehicles: 2, alone: 0 },
  'some alone, some not': { requests: 4, vehicles: 2, alone: 0.6 },
  'a price on time': { requests: 4, vehicles: 2, alone: 0.6, timePrice: true },
  absences: { requests: 4, vehicles: 2, alone: 0.6, absences: true },
  breaks: { requests: 4, vehicles: 2, alone: 0.6, breaks: true },
  'all of it': { requests: 3, vehicles: 2, alone: 0.5, absences: true, breaks: true, timePrice: true },
};
const large: Features = { requests: 40, vehicles: 8, alone: 0.5, absences: true, breaks: true, timePrice: true };

/** Broken rules, but for requests that must be carried where the cost owns up to leaving them out. */
const faultsOf = (problem: PlanProblem, { solution, cost }: SearchResult) =>
  checkPlan(problem, solution).filter(({ kind }) => cost < Infinity || kind !== 'carried');

describe('searchPlan', () => {
  it.each(Object.entries(small))('finds the cheapest plan of small problems with %s', (_, features) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const problem = randomProblem(seed, features);
      const found = searchPlan(problem, { seed, iterations: 1500 });
      expect(faultsOf(problem, found), `seed ${seed}`).toEqual([]);
      expect(found.cost, `seed ${seed}`).toBeCloseTo(costOfPlan(problem, found.solution), 5);
      expect(found.cost, `seed ${seed}`).toBeCloseTo(cheapestPlan(problem), 5);
    }
  });

  it('keeps every rule of larger problems, and reckons their cost right', () => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const problem = randomProblem(seed, large);
      const found = searchPlan(problem, { seed, iterations: 300 });
      expect(faultsOf(problem, found), `seed ${seed}`).toEqual([]);
      expect(found.cost, `seed ${seed}`).toBeCloseTo(costOfPlan(problem, found.solution), 5);
    }
  });

  it('gives the same plan for the same seed and number of iterations', () => {
    const problem = randomProblem(9, large);
    const first = searchPlan(problem, { seed: 5, iterations: 300 });
    expect(searchPlan(problem, { seed: 5, iterations: 300 })).toEqual(first);
    expect(searchPlan(problem, { seed: 6, iterations: 300 }).solution).not.toEqual(first.solution);
  });

  it('departs as late as possible and waits before a pick-up rather than with somebody on board', () => {
    const problem = randomProblem(3, { requests: 1, vehicles: 1, alone: 0 });
    const [request] = problem.requests;
    const [vehicle] = problem.vehicles;
    if (!request || !vehicle) throw new Error('no request');
    const way = problem.travel.seconds[request.pickUp.place * 8 + request.delivery.place] ?? 0;
    const out = problem.travel.seconds[2 * 8 + request.pickUp.place] ?? 0;
    const day = {
      ...problem,
      requests: [
        {
          ...request,
          pickUp: { ...request.pickUp, earliest: 3000, latest: 9000 },
          delivery: { ...request.delivery, earliest: 7000, latest: 9000 },
          fit: [],
        },
      ],
      vehicles: [{ ...vehicle, start: 2, earliest: 0, latest: 20_000, longestDay: Infinity }],
    };
    const begin = 7000 - way - request.pickUp.service;
    expect(searchPlan(day, { seed: 1, iterations: 10 }).solution.routes).toEqual([
      {
        departure: begin - out,
        stops: [
          { request: 0, kind: 'pickUp', arrival: begin, begin },
          { request: 0, kind: 'delivery', arrival: 7000, begin: 7000 },
        ],
        arrival: expect.any(Number),
      },
    ]);
  });

  it('starts from a plan, and plans anew what cannot be kept of it', () => {
    const problem = randomProblem(9, large);
    const known = searchPlan(problem, { seed: 5, iterations: 300 });
    expect(searchPlan(problem, { seed: 1, iterations: 0, start: known.solution }).cost).toBeCloseTo(known.cost, 5);
    const [first, ...others] = known.solution.routes;
    const mixed = { ...known.solution, routes: [...others, ...(first ? [first] : [])] };
    const found = searchPlan(problem, { seed: 1, iterations: 50, start: mixed });
    expect(faultsOf(problem, found)).toEqual([]);
  });

  it('ends when its time has passed', () => {
    let asked = 0;
    const { iterations } = searchPlan(randomProblem(9, large), { seed: 1, passed: () => (asked += 1) / 100 });
    expect(asked).toBe(100);
    expect(iterations).toBeLessThan(100 * 16);
  });

  it('leaves everything unassigned without vehicles, and ends at once without requests', () => {
    const problem = randomProblem(1, { requests: 3, vehicles: 1, alone: 1 });
    const nobody = searchPlan({ ...problem, vehicles: [] }, { seed: 1 });
    expect(nobody.solution).toEqual({ routes: [], unassigned: [0, 1, 2] });
    const nothing = searchPlan({ ...problem, requests: [], pairs: [] }, { seed: 1 });
    expect(nothing).toMatchObject({ cost: 0, solution: { unassigned: [] } });
  });
});
