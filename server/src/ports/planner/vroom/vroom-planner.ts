import type { PlanProblem, PlanSolution } from '@navette/shared/plan';
import { ServiceError } from '../../../kernel/service-error.ts';
import { askOutside } from '../../../kernel/work.ts';
import { jsonRequest, reach, readJson } from '../../http/call-service.ts';
import { isUncheckedObject, textOf } from '../../http/unchecked.ts';
import { planFailed, type Planner, type PlanSearch } from '../planner-port.ts';
import { planOfAnswer, type VroomPlan } from './vroom-answer.ts';
import { vroomQuestion } from './vroom-question.ts';

/** The configured VROOM. */
export interface VroomSettings {
  /** URL of vroom-express, without a trailing slash. */
  readonly url: string;
  /** Milliseconds after the time of the search in which the answer must be there; half a minute by default. */
  readonly grace?: number;
}

const SERVICE = 'vroom';

/** Larger than any plan of a day. */
const MOST_BYTES = 16_000_000;

/** Seconds of the search that completes a plan. */
const COMPLETING_SECONDS = 1;

/**
 * Plans of VROOM behind vroom-express, which limits days to its `maxlocations`, `maxvehicles` and `limit`. It neither takes a seed nor tells how far it
 * is. Drivers whose day becomes long enough for a break get theirs in a second question. See `vroomQuestion` for the rules that it does not know: what breaks one of them is taken out of its plan and, like all that is left, planned anew.
 * @param completing plans what VROOM leaves, beginning with its plan
 */
export function createVroomPlanner({ url, grace = 30_000 }: VroomSettings, completing: Planner): Planner {
  const stopping = new AbortController();
  type Asked = Pick<PlanSearch, 'seconds' | 'start'> & { readonly signal: AbortSignal };
  const ask = (problem: PlanProblem, { seconds, start, signal }: Asked, pausing: ReadonlySet<number>) =>
    askOutside(SERVICE, async (): Promise<VroomPlan> => {
      const { body, shift } = vroomQuestion(problem, Math.ceil(seconds), pausing, start);
      const timeout = Math.ceil(seconds * 1000) + grace;
      const answer = await reach(SERVICE, `${url}/`, { ...jsonRequest(body, {}), signal }, { timeout });
      const content = await readJson(SERVICE, answer, MOST_BYTES);
      const { code, error } = isUncheckedObject(content) ? content : {};
      if (code !== 0 && typeof code === 'number')
        throw new ServiceError(SERVICE, 'refused', `answers ${String(code)}: ${String(textOf(error))}`);
      const plan = code === 0 ? planOfAnswer(content, problem, shift) : undefined;
      if (!plan) throw new ServiceError(SERVICE, 'unexpected', 'answers with no plan as its interface describes it');
      return plan;
    });
  return {
    name: 'vroom',
    async plan(problem, search) {
      const signal = search.signal ? AbortSignal.any([search.signal, stopping.signal]) : stopping.signal;
      signal.throwIfAborted();
      if (problem.requests.length === 0 || problem.vehicles.length === 0)
        return { solution: planOfNothing(problem), iterations: 0 };
      const began = performance.now();
      const asked = { ...search, signal };
      const always = problem.vehicles.flatMap(({ breaksAfter }, index) => (breaksAfter === 0 ? index : []));
      const answer = async (): Promise<VroomPlan> => {
        const first = await ask(problem, asked, new Set(always));
        if (first.tired.length === 0) return first;
        const seconds = Math.max(1, search.seconds - (performance.now() - began) / 1000);
        return ask(problem, { ...asked, seconds }, new Set([...always, ...first.tired]));
      };
      const { plan: found } = await answer().catch((error: unknown) => {
        signal.throwIfAborted();
        throw planFailed(error);
      });
      if (found.unassigned.length === 0) return { solution: found, iterations: 0 };
      const isValid = found.unassigned.every((request) => problem.requests[request]?.unassigned !== Infinity);
      const start = isValid ? found : search.start;
      return completing.plan(problem, { ...search, seconds: COMPLETING_SECONDS, start, signal });
    },
    async stop() {
      stopping.abort(planFailed(new Error('the server stops')));
      await completing.stop();
    },
  };
}

/** VROOM refuses a problem without shipments or vehicles. */
const planOfNothing = ({ requests, vehicles }: PlanProblem): PlanSolution => ({
  routes: vehicles.map(({ earliest }) => ({ departure: earliest, stops: [], arrival: earliest })),
  unassigned: requests.map((_, index) => index),
});
