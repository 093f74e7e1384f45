import { parentPort, workerData } from 'node:worker_threads';
import type { PlanProblem } from '@navette/shared/plan';
import type { FoundPlan, PlanProgress, PlanSearch } from '../planner-port.ts';
import { searchPlan } from './search/search-plan.ts';

/** What a thread searches. */
export interface ThreadTask {
  readonly problem: PlanProblem;
  readonly options: Omit<PlanSearch, 'signal' | 'onProgress'>;
}

/** What it tells. */
export type ThreadMessage = { readonly found: FoundPlan } | { readonly progress: PlanProgress };

const tell = (message: ThreadMessage): void => parentPort?.postMessage(message, []);

/** Milliseconds between two messages of progress. */
const TELL_EVERY = 500;

const { problem, options }: ThreadTask = workerData;
const { seconds, ...search } = options;
const began = performance.now();
const passed = (): number => (performance.now() - began) / 1000;
let told = 0;
const { solution, iterations } = searchPlan(problem, {
  ...search,
  until: () => passed() >= seconds,
  onProgress: (progress) => {
    const now = performance.now();
    if (now - told < TELL_EVERY) return;
    told = now;
    tell({ progress: { ...progress, seconds: passed() } });
  },
});
tell({ found: { solution, iterations } });
