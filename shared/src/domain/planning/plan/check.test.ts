import { describe, expect, it } from 'vitest';
import { steadyRandom } from '../testing/sample-trips.ts';
import { checkPlan, PLAN_FAULTS, type PlanFault } from './check.ts';
import type { PlannedStop, PlanProblem, PlanRequest, PlanRoute, PlanVehicle } from './problem.ts';
import { randomPlan, SAMPLE_REST, type SamplePlan } from './testing/random-plan.ts';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const withRequest = (problem: PlanProblem, at: number, change: (request: PlanRequest) => Partial<PlanRequest>) => ({
  ...problem,
  requests: problem.requests.map((each, index) => (index === at ? { ...each, ...change(each) } : each)),
});

const withVehicle = (problem: PlanProblem, change: (vehicle: PlanVehicle) => Partial<PlanVehicle>) => ({
  ...problem,
  vehicles: problem.vehicles.map((each, index) => (index === 0 ? { ...each, ...change(each) } : each)),
});

const withRoute = ({ problem, solution }: SamplePlan, change: (route: PlanRoute) => Partial<PlanRoute>) => ({
  problem,
  solution: {
    ...solution,
    routes: solution.routes.map((each, index) => (index === 0 ? { ...each, ...change(each) } : each)),
  },
});

const withStop = (plan: SamplePlan, at: number, change: (stop: PlannedStop) => Partial<PlannedStop>) =>
  withRoute(plan, ({ stops }) => ({
    stops: stops.map((each, index) => (index === at ? { ...each, ...change(each) } : each)),
  }));

/** Request 0 and 1 of the first vehicle share the car, request 2 rides alone; each mutation breaks one rule. */
const MUTATIONS: readonly (readonly [PlanFault['kind'], string, (plan: SamplePlan) => SamplePlan])[] = [
  [
    'shape',
    'a route is missing',
    ({ problem, solution }) => ({ problem, solution: { ...solution, routes: solution.routes.slice(1) } }),
  ],
  ['shape', 'a time is none', (plan) => withStop(plan, 0, () => ({ begin: Number.NaN }))],
  ['shape', 'a request is unknown', (plan) => withStop(plan, 0, () => ({ request: 99 }))],
  [
    'carried',
    'nobody carries a request',
    (plan) => withRoute(plan, ({ stops }) => ({ stops: stops.filter(({ request }) => request !== 2) })),
  ],
  [
    'carried',
    'a request that must be carried is left',
    (plan) => ({
      problem: plan.problem,
      solution: {
        ...withRoute(plan, ({ stops }) => ({ stops: stops.filter(({ request }) => request !== 2) })).solution,
        unassigned: [2],
      },
    }),
  ],
  [
    'carried',
    'a request is both carried and left',
    ({ problem, solution }) => ({
      problem: withRequest(problem, 2, () => ({ unassigned: 1 })),
      solution: { ...solution, unassigned: [2] },
    }),
  ],
  ['carried', 'a request is picked up twice', (plan) => withStop(plan, 1, () => ({ request: 0 }))],
  [
    'fit',
    'the vehicle may not carry it',
    ({ problem, solution }) => ({ problem: withRequest(problem, 1, () => ({ fit: [Infinity, 0, 0] })), solution }),
  ],
  [
    'order',
    'delivered before it is picked up',
    (plan) =>
      withRoute(plan, ({ stops }) => ({
        stops: stops.map((stop) =>
          stop.request === 2 ? { ...stop, kind: stop.kind === 'pickUp' ? 'delivery' : 'pickUp' } : stop,
        ),
      })),
  ],
  ['travel', 'faster than the matrix', (plan) => withStop(plan, 2, ({ arrival }) => ({ arrival: arrival - 1 }))],
  [
    'travel',
    'faster than the ride of a request',
    ({ problem, solution }) => ({
      problem: withRequest(problem, 2, ({ longestRide }) => ({ ride: { seconds: longestRide + 1, metres: 0 } })),
      solution,
    }),
  ],
  ['travel', 'home too soon', (plan) => withRoute(plan, ({ arrival }) => ({ arrival: arrival - SAMPLE_REST - 1 }))],
  [
    'window',
    'too early',
    ({ problem, solution }) => ({
      problem: withRequest(problem, 0, ({ pickUp }) => ({ pickUp: { ...pickUp, earliest: pickUp.earliest + 1 } })),
      solution,
    }),
  ],
  [
    'window',
    'too late',
    ({ problem, solution }) => ({
      problem: withRequest(problem, 0, ({ delivery }) => ({ delivery: { ...delivery, latest: delivery.latest - 1 } })),
      solution,
    }),
  ],
  ['window', 'begun before the arrival', (plan) => withStop(plan, 0, ({ begin }) => ({ arrival: begin + 1 }))],
  [
    'ride',
    'too long on board',
    ({ problem, solution }) => ({
      problem: withRequest(problem, 0, ({ longestRide }) => ({ longestRide: longestRide - 1 })),
      solution,
    }),
  ],
  [
    'alone',
    'another one boards',
    ({ problem, solution }) => ({ problem: withRequest(problem, 0, () => ({ alone: true })), solution }),
  ],
  [
    'alone',
    'boards with another one',
    ({ problem, solution }) => ({ problem: withRequest(problem, 1, () => ({ alone: true })), solution }),
  ],
  [
    'capacity',
    'one place is missing',
    ({ problem, solution }) => ({ problem: withVehicle(problem, () => ({ capacity: [1, 0] })), solution }),
  ],
  [
    'capacity',
    'another kind of place is missing',
    ({ problem, solution }) => ({ problem: withRequest(problem, 2, () => ({ load: [1, 1] })), solution }),
  ],
  [
    'absence',
    'absent before the client has left',
    ({ problem, solution }) => ({
      problem: withVehicle(problem, ({ absences }) => ({
        absences: absences.map(({ from, until }) => ({ from: from - 1, until })),
      })),
      solution,
    }),
  ],
  [
    'break',
    'longer than the rest',
    ({ problem, solution }) => ({
      problem: withVehicle(problem, ({ breaks }) => ({
        breaks: breaks.map((pause) => ({ ...pause, seconds: SAMPLE_REST + 900 })),
      })),
      solution,
    }),
  ],
  [
    'break',
    'its period is over before the rest',
    ({ problem, solution }) => ({
      problem: withVehicle(problem, ({ breaks }) => ({
        breaks: breaks.map((pause) => ({ ...pause, from: pause.from - 60, until: pause.from - 1 })),
      })),
      solution,
    }),
  ],
  [
    'hours',
    'left too early',
    ({ problem, solution }) => ({
      problem: withVehicle(problem, ({ earliest }) => ({ earliest: earliest + 1 })),
      solution,
    }),
  ],
  [
    'hours',
    'home too late',
    ({ problem, solution }) => ({ problem: withVehicle(problem, ({ latest }) => ({ latest: latest - 1 })), solution }),
  ],
  [
    'day',
    'too long',
    ({ problem, solution }) => ({
      problem: withVehicle(problem, ({ longestDay }) => ({ longestDay: longestDay - 1 })),
      solution,
    }),
  ],
];

describe('the checker of plans', () => {
  it('finds nothing in plans that keep to the rules', () => {
    for (const seed of seeds) {
      const { problem, solution } = randomPlan(steadyRandom(seed));
      expect(checkPlan(problem, solution)).toEqual([]);
    }
  });

  it.each(MUTATIONS)('finds %s: %s', (kind, _, mutate) => {
    for (const seed of seeds) {
      const { problem, solution } = mutate(randomPlan(steadyRandom(seed)));
      expect(checkPlan(problem, solution).map((fault) => fault.kind)).toContain(kind);
    }
  });

  it('has a mutation for every rule', () => {
    expect(new Set(MUTATIONS.map(([kind]) => kind))).toEqual(new Set(PLAN_FAULTS));
  });

  it('names vehicle and request, and does not ask an unused vehicle for anything', () => {
    const { problem, solution } = randomPlan(steadyRandom(1));
    const idle = withVehicle(problem, () => ({}));
    idle.vehicles.push(...problem.vehicles.slice(0, 1).map((vehicle) => ({ ...vehicle, longestDay: -1 })));
    const routes = [...solution.routes, { departure: Number.NaN, stops: [], arrival: 0 }];
    expect(checkPlan(idle, { ...solution, routes })).toEqual([]);
    const late = withRequest(problem, 7, ({ pickUp }) => ({ pickUp: { ...pickUp, earliest: pickUp.earliest + 1 } }));
    expect(checkPlan(late, solution)).toEqual([{ kind: 'window', vehicle: 1, request: 7 }]);
  });

  it('needs no break on a day that is short enough', () => {
    const { problem, solution } = randomPlan(steadyRandom(1));
    const { departure = 0, arrival = 0 } = solution.routes[0] ?? {};
    const after = (seconds: number) =>
      checkPlan(
        withVehicle(problem, () => ({
          breaks: [{ from: departure - 59, until: departure - 59, seconds: 60 }],
          breaksAfter: arrival - departure - seconds,
        })),
        solution,
      );
    expect(after(0)).toEqual([]);
    expect(after(1)).toMatchObject([{ kind: 'break', vehicle: 0 }]);
  });

  it('takes a break before the departure and after the arrival at the end for one', () => {
    const { problem, solution } = randomPlan(steadyRandom(1));
    const { departure = 0, arrival = 0 } = solution.routes[0] ?? {};
    const at = (from: number, until: number) =>
      checkPlan(
        withVehicle(problem, () => ({ breaks: [{ from, until, seconds: 60 }], breaksAfter: 0 })),
        solution,
      );
    expect(at(departure - 60, departure - 60)).toEqual([]);
    expect(at(arrival - 1, arrival)).toEqual([]);
    expect(at(departure - 59, departure - 59)).toHaveLength(1);
  });
});
