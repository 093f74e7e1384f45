import { checkPlan, type PlanSolution } from '@navette/shared/plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FITS_NOBODY, IN_WHEELCHAIR, sampleProblem } from '../../testing/sample-problem.ts';
import type { Planner, PlanSearch } from './planner-port.ts';

const search = (more: Partial<PlanSearch> = {}): PlanSearch => ({ seconds: 20, iterations: 2000, seed: 1, ...more });

const driverOf = ({ routes }: PlanSolution, request: number): number =>
  routes.findIndex(({ stops }) => stops.some((stop) => stop.request === request));

/** Contract tests of the planner port; call it in each adapter's test file. */
export function describePlanner(name: string, open: () => Promise<Planner>): void {
  describe(`planner port: ${name}`, () => {
    let planner: Planner;
    beforeAll(async () => {
      planner = await open();
    });
    afterAll(() => planner.stop());

    it('plans a day: every rule is kept, and only what fits nobody is left', async () => {
      const problem = sampleProblem();
      const { solution, iterations } = await planner.plan(problem, search());
      expect(checkPlan(problem, solution)).toEqual([]);
      expect(solution.unassigned).toEqual([FITS_NOBODY]);
      expect(driverOf(solution, IN_WHEELCHAIR)).toBe(1);
      expect(Number.isInteger(iterations) && iterations >= 0).toBe(true);
    });

    it('begins with a plan that is given', async () => {
      const problem = sampleProblem();
      const { solution: start } = await planner.plan(problem, search());
      const { solution } = await planner.plan(problem, search({ start, seed: 2 }));
      expect(checkPlan(problem, solution)).toEqual([]);
      expect(solution.unassigned).toEqual(start.unassigned);
    });

    it('leaves whom a plan must carry with the driver who has them, at their times', async () => {
      const problem = sampleProblem();
      const { solution: start } = await planner.plan(problem, search());
      const must = start.routes[0]?.stops[0]?.request ?? -1;
      const begin = start.routes[0]?.stops[0]?.begin ?? -1;
      const requests = problem.requests.map((request, index) =>
        index === must
          ? {
              ...request,
              pickUp: { ...request.pickUp, earliest: begin, latest: begin },
              fit: [0, Infinity],
              unassigned: Infinity,
            }
          : request,
      );
      const { solution } = await planner.plan({ ...problem, requests }, search({ start }));
      expect(checkPlan({ ...problem, requests }, solution)).toEqual([]);
      expect(driverOf(solution, must)).toBe(0);
      expect(solution.unassigned).toEqual([FITS_NOBODY]);
    });

    it('keeps to rules that not every planner knows, and leaves as few as these allow', async () => {
      const problem = sampleProblem();
      const short = problem.vehicles.map((vehicle) => ({ ...vehicle, longestDay: 5 * 3600 }));
      const { solution } = await planner.plan(
        { ...problem, vehicles: short },
        search({ seconds: 1.5, iterations: undefined }),
      );
      expect(checkPlan({ ...problem, vehicles: short }, solution)).toEqual([]);
      expect(solution.unassigned.length).toBeLessThan(4);
    });

    it('leaves everything when nobody drives, and has nothing to do when nobody rides', async () => {
      const { requests, vehicles, ...rest } = sampleProblem();
      const nobody = await planner.plan({ ...rest, requests, vehicles: [] }, search());
      expect(nobody.solution).toEqual({ routes: [], unassigned: requests.map((_, index) => index) });
      const nothing = await planner.plan({ ...rest, requests: [], vehicles, pairs: [] }, search());
      expect(nothing.solution.unassigned).toEqual([]);
      expect(nothing.solution.routes.map(({ stops }) => stops)).toEqual([[], []]);
    });

    it('does not begin when its caller has left, and ends when he leaves', async () => {
      const reason = new Error('left');
      await expect(planner.plan(sampleProblem(), search({ signal: AbortSignal.abort(reason) }))).rejects.toBe(reason);
      const caller = new AbortController();
      const long = search({ iterations: undefined, signal: caller.signal });
      const running = planner.plan(sampleProblem(), long);
      caller.abort(reason);
      await expect(running).rejects.toBe(reason);
    });
  });
}
