import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PlanProblem } from '@navette/shared/plan';
import { Gate } from '../../../kernel/gate.ts';
import { type FoundPlan, planBusy, planFailed, type Planner, type PlanSearch } from '../planner-port.ts';
import type { ThreadTask } from './plan-thread.ts';

/** Options of the embedded planner. */
interface EmbeddedOptions {
  /** Maximum number of searches at once; by default one processor is left to the other calls. */
  readonly mostAtOnce?: number;
  /** Maximum number of searches that wait for their turn, and milliseconds that each of them waits at most. */
  readonly mostWaiting?: number;
  readonly longestWait?: number;
  /** Program of the threads; by default the built one beside the server. */
  readonly program?: string;
  /** Milliseconds after its time in which a search must end. */
  readonly grace?: number;
  /** Heap limit of a thread in megabytes; the largest day takes a fraction of it. */
  readonly mostHeap?: number;
}

/**
 * Searches in worker threads, one for each call: a search that fails, runs out of memory or does not end is an error of its own call. When all
 * processors are taken, calls wait for their turn.
 */
export function createEmbeddedPlanner({
  mostAtOnce = Math.max(1, availableParallelism() - 1),
  mostWaiting = 8,
  longestWait = 30_000,
  program = join(import.meta.dirname, 'plan-thread.mjs'),
  grace = 15_000,
  mostHeap = 1024,
}: EmbeddedOptions = {}): Planner {
  const stopping = new AbortController();
  const gate = new Gate(mostAtOnce, mostWaiting, planBusy);
  const turn = async (signal: AbortSignal): Promise<() => void> => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(planBusy()), longestWait);
    return gate.enter(AbortSignal.any([signal, patience.signal])).finally(() => clearTimeout(timer));
  };
  return {
    name: 'embedded',
    async plan(problem, search) {
      const signal = search.signal ? AbortSignal.any([search.signal, stopping.signal]) : stopping.signal;
      const leave = await turn(signal);
      try {
        signal.throwIfAborted();
        return await searched({ program, grace, mostHeap }, problem, { ...search, signal });
      } finally {
        leave();
      }
    },
    async stop() {
      stopping.abort(planFailed(new Error('the server stops')));
    },
  };
}

/** Runs one search. The thread has ended when the promise settles, so that the next one finds its processor free. */
async function searched(
  { program, grace, mostHeap }: Required<Pick<EmbeddedOptions, 'program' | 'grace' | 'mostHeap'>>,
  problem: PlanProblem,
  { signal, ...options }: PlanSearch & { readonly signal: AbortSignal },
): Promise<FoundPlan> {
  const task: ThreadTask = { problem, options };
  const thread = new Worker(program, {
    workerData: task,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostHeap },
  });
  try {
    return await new Promise<FoundPlan>((resolve, reject) => {
      const fail = (cause: unknown) => reject(planFailed(cause));
      thread.on('message', (found: FoundPlan) => resolve(found));
      thread.on('error', fail).on('messageerror', fail);
      thread.on('exit', (code) => fail(new Error(`the thread ended with ${String(code)}`)));
      signal.addEventListener('abort', () => reject(signal.reason));
      setTimeout(fail, options.seconds * 1000 + grace, new Error('the search does not end')).unref();
    });
  } finally {
    await thread.terminate();
  }
}
