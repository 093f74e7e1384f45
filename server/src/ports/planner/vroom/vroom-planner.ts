import { type PlanProblem, type PlanSolution, checkPlan, type PlannedStop, type PlanRoute } from '@navette/shared/plan';
import { ServiceError } from '../../../kernel/service-error.ts';
import { askOutside } from '../../../kernel/work.ts';
import { jsonRequest, reach, readJson } from '../../http/call-service.ts';
import { isUncheckedObject, textOf, amountOf, listOf } from '../../http/unchecked.ts';
import { planFailed, type Planner, type PlanSearch } from '../planner-port.ts';
import { vroomQuestion } from './vroom-question.ts';
import { earlierBy } from './vroom-start.ts';

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

const KINDS = { pickup: 'pickUp', delivery: 'delivery' } as const;

/** Stops of each vehicle as VROOM answers them, by the index of the vehicle; undefined when it is no answer to the problem. */
function stopsOf(body: unknown, problem: PlanProblem, shift: number): Map<number, PlannedStop[]> | undefined {
  const found = new Map<number, PlannedStop[]>();
  for (const route of listOf(body, 'routes') ?? [undefined]) {
    const [steps, vehicle] = [listOf(route, 'steps'), indexOf(isUncheckedObject(route) && route.vehicle)];
    if (!steps || vehicle === undefined || vehicle >= problem.vehicles.length || found.has(vehicle)) return undefined;
    const stops: PlannedStop[] = [];
    for (const step of steps) {
      if (!isUncheckedObject(step)) return undefined;
      const { type, id } = step;
      if (type !== 'pickup' && type !== 'delivery') continue;
      const [request, arrived, waited] = [indexOf(id), amountOf(step.arrival), amountOf(step.waiting_time ?? 0)];
      if (request === undefined || request >= problem.requests.length) return undefined;
      if (arrived === undefined || waited === undefined) return undefined;
      const arrival = arrived - shift;
      const asked = problem.requests[request];
      const early = asked && type === 'pickup' ? earlierBy(asked, problem.travel) : 0;
      stops.push({ request, kind: KINDS[type], arrival, begin: arrival + waited + early });
    }
    found.set(vehicle, stops);
  }
  return found;
}

/** Ids are the index and one. */
const indexOf = (id: unknown): number | undefined =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 ? id - 1 : undefined;

/** A plan of VROOM. */
interface VroomPlan {
  readonly plan: PlanSolution;
  /** Vehicles whose day as VROOM answered it lacks a break. */
  readonly tired: readonly number[];
}

/**
 * The plan in an answer of VROOM. Requests of a rule that it does not know are taken out again until the others keep to all rules, those that must be
 * carried last. Undefined when it is no answer to the problem.
 */
function planOfAnswer(body: unknown, problem: PlanProblem, shift: number): VroomPlan | undefined {
  const stops = stopsOf(body, problem, shift);
  if (!stops) return undefined;
  let tired: number[] | undefined;
  const mayLeave = ({ request }: { readonly request: number }) => problem.requests[request]?.unassigned !== Infinity;
  for (;;) {
    const plan = planOf(problem, stops);
    const out = new Set<number>();
    const faults = checkPlan(problem, plan);
    tired ??= faults.flatMap(({ kind, vehicle }) => (kind === 'break' ? (vehicle ?? []) : []));
    for (const { vehicle, request } of faults) {
      const own = (vehicle === null ? undefined : stops.get(vehicle)) ?? [];
      const at = request === null ? undefined : { request };
      // A rule about requests that must be carried, or about the whole day, is eased by the last request that may be left.
      const leaving = at && mayLeave(at) ? at : (own.findLast(mayLeave) ?? at ?? own.at(-1));
      if (leaving) out.add(leaving.request);
    }
    let isLess = false;
    for (const [vehicle, own] of stops) {
      const left = own.filter(({ request }) => !out.has(request));
      isLess ||= left.length < own.length;
      stops.set(vehicle, left);
    }
    if (!isLess) return { plan, tired };
  }
}

function planOf(problem: PlanProblem, stops: ReadonlyMap<number, readonly PlannedStop[]>): PlanSolution {
  const carried = new Set([...stops.values()].flatMap((own) => own.map(({ request }) => request)));
  return {
    routes: problem.vehicles.map((_, vehicle) => routeOf(problem, vehicle, stops.get(vehicle) ?? [])),
    unassigned: problem.requests.flatMap((_, request) => (carried.has(request) ? [] : request)),
  };
}

/** Departs as late as possible, which VROOM has no reason for. */
function routeOf(problem: PlanProblem, index: number, stops: readonly PlannedStop[]): PlanRoute {
  const { start = null, end = null, earliest = 0 } = problem.vehicles[index] ?? {};
  const [first, last] = [stops[0], stops.at(-1)];
  const stopOf = ({ request, kind }: PlannedStop) => problem.requests[request]?.[kind];
  const [from, to] = [first && stopOf(first), last && stopOf(last)];
  if (!first || !last || !from || !to) return { departure: earliest, stops: [], arrival: earliest };
  const { size, seconds } = problem.travel;
  const way = (one: number | null, other: number | null): number =>
    one === null || other === null ? 0 : (seconds[one * size + other] ?? 0);
  return {
    departure: first.begin - way(start, from.place),
    stops: [{ ...first, arrival: first.begin }, ...stops.slice(1)],
    arrival: last.begin + to.service + way(to.place, end),
  };
}
