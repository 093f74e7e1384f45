import { checkPlan } from '@navette/shared/plan';
import { GOLDEN_DAYS } from '@navette/shared/testing/plan';
import { expect, it } from 'vitest';
import { searchPlan } from './search-plan.ts';

it.each(GOLDEN_DAYS)('finds $name', ({ problem, carriers }) => {
  for (const seed of [1, 2, 3]) {
    const { solution } = searchPlan(problem, { seed, iterations: 300 });
    expect(checkPlan(problem, solution)).toEqual([]);
    const found = problem.requests.map((_, request) => {
      const vehicle = solution.routes.findIndex(({ stops }) => stops.some((stop) => stop.request === request));
      return vehicle === -1 ? null : vehicle;
    });
    expect(found).toEqual(carriers);
  }
});
