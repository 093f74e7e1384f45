import { parentPort, workerData } from 'node:worker_threads';
import type { PlanProblem } from '@navette/shared/plan';
import type { FoundPlan, PlanSearch } from '../planner-port.ts';
import { searchPlan } from './search/search-plan.ts';

/** Task of a thread; it answers with a {@link FoundPlan}. */
export interface ThreadTask {
  readonly problem: PlanProblem;
  readonly options: Omit<PlanSearch, 'signal'>;
}

const { problem, options }: ThreadTask = workerData;
const { seconds, ...search } = options;
const began = performance.now();
const { solution, iterations } = searchPlan(problem, {
  ...search,
  passed: () => (performance.now() - began) / (seconds * 1000),
});
const found: FoundPlan = { solution, iterations };
parentPort?.postMessage(found, []);
