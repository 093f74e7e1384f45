import { checkPlan, type PlanProblem, type PlanSolution } from '@navette/shared/plan';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ScriptedFailure } from '../../../testing/fake-service.ts';
import { startFakeVroom } from '../../../testing/fake-vroom.ts';
import { FITS_NOBODY, IN_WHEELCHAIR, sampleProblem } from '../../../testing/sample-problem.ts';
import { bundleProgram } from '../../../testing/run-typescript.ts';
import { createEmbeddedPlanner } from '../embedded/embedded-planner.ts';
import { describePlanner } from '../planner-port.contract.ts';
import type { Planner } from '../planner-port.ts';
import { createVroomPlanner } from './vroom-planner.ts';

const fake = await startFakeVroom();
afterAll(() => fake.close());
beforeEach(() => {
  for (const list of [fake.calls, fake.failures]) list.length = 0;
});
const thread = await bundleProgram(new URL('../embedded/plan-thread.ts', import.meta.url));
afterAll(() => thread.remove());

/** Leaves a plan as it is. */
const content: Planner = {
  name: 'embedded',
  plan: async (problem, { start }) => ({
    solution: start ?? { routes: [], unassigned: problem.requests.map((_, index) => index) },
    iterations: 0,
  }),
  stop: async () => undefined,
};
const vroom = (completing: Planner = content) => createVroomPlanner({ url: fake.url }, completing);
const search = { seconds: 5, seed: 1 };

describePlanner('VROOM', async () => vroom(createEmbeddedPlanner({ program: thread.file, mostAtOnce: 2 })));

describe('questions to VROOM', () => {
  const asked = async (problem: PlanProblem, start?: PlanSolution): Promise<unknown> => {
    await vroom().plan(problem, { ...search, start });
    return fake.calls[0]?.body;
  };

  it('has shipments, vehicles and the matrix in whole numbers', async () => {
    const body = await asked(sampleProblem());
    expect(body).toMatchObject({
      options: { g: false, l: 5 },
      matrices: { car: { durations: { length: 9 }, distances: { length: 9 } } },
    });
    expect(body).toHaveProperty(`shipments.${IN_WHEELCHAIR}`, {
      pickup: { id: 3, location_index: 6, service: 300, time_windows: [[32_400, 34_200]] },
      delivery: { id: 3, location_index: 5, service: 300, time_windows: [[0, 86_400]] },
      amount: [0, 1, 0, 1000],
      skills: [],
      priority: 99,
    });
    expect(body).toHaveProperty('vehicles.0', {
      id: 1,
      profile: 'car',
      start_index: 0,
      end_index: 0,
      time_window: [21_600, 72_000],
      capacity: [3, 0, 0, 1000],
      skills: [],
      costs: { fixed: 3000, per_hour: 1440, per_km: 30 },
      breaks: [
        { id: 1, time_windows: [[43_200, 43_200]], service: 3600, max_load: [0, 0, 0, 0] },
        { id: 2, time_windows: [[39_600, 50_400]], service: 1800, max_load: [0, 0, 0, 0] },
      ],
    });
  });

  it('gives the skill of a request to the drivers who may carry it', async () => {
    const { requests, ...rest } = sampleProblem();
    const body = await asked({ ...rest, requests: requests.map((each) => ({ ...each, fit: [Infinity, 0] })) });
    expect(body).toMatchObject({
      vehicles: [{ skills: [] }, { skills: [1] }],
      shipments: [{ skills: [1] }, {}, {}, {}, {}, {}],
    });
  });

  it('knows days before midnight, without a home, and hours within an absence', async () => {
    const { vehicles, requests, ...rest } = sampleProblem();
    const problem = {
      ...rest,
      requests,
      vehicles: vehicles.map((vehicle, index) => ({
        ...vehicle,
        start: null,
        end: null,
        earliest: -3600.5,
        breaks: [],
        absences:
          index === 0
            ? [
                { from: -7200, until: 7200 },
                { from: 60_000, until: 90_000 },
              ]
            : [{ from: -9999, until: 99_999 }],
      })),
    };
    const body = await asked(problem);
    expect(body).toMatchObject({
      vehicles: [{ id: 1, start_index: 8, end_index: 8, time_window: [10_801, 63_601], breaks: [] }],
    });
    const { solution } = await vroom().plan(problem, search);
    expect(checkPlan(problem, solution)).toEqual([]);
  });

  it('begin with whom a plan must carry, on a way through an absence, and in less time than the matrix has', async () => {
    const { requests, vehicles, ...rest } = sampleProblem();
    const [first, ...others] = requests;
    if (!first) throw new Error('no request');
    const begin = first.pickUp.earliest;
    // Two steps of the line in 13 minutes instead of 20: five of boarding and two more are saved.
    const must = { ...first, unassigned: Infinity, ride: { seconds: 780, metres: 9000 } };
    const stops = [
      { request: 0, kind: 'pickUp' as const, arrival: begin, begin },
      { request: 0, kind: 'delivery' as const, arrival: begin + 1080, begin: begin + 1080 },
    ];
    const start = {
      routes: [
        { departure: begin - 600, stops, arrival: begin + 3180 },
        { departure: 0, stops: [], arrival: 0 },
      ],
      unassigned: [1, 2, 3, 4, 5],
    };
    const away = vehicles.map((vehicle) => ({ ...vehicle, absences: [{ from: 0, until: begin }] }));
    const problem = { ...rest, requests: [must, ...others], vehicles: away };
    const body = await asked(problem, start);
    expect(body).toMatchObject({
      shipments: [
        { pickup: { service: 0, time_windows: [[begin - 120, begin + 1680]] }, priority: 100 },
        {},
        {},
        {},
        {},
        {},
      ],
      vehicles: [
        {
          steps: [
            { type: 'pickup', id: 1 },
            { type: 'delivery', id: 1 },
          ],
          time_window: [begin - 720, 72_000],
        },
        { time_window: [begin, 72_000] },
      ],
    });
    const { solution } = await vroom().plan(problem, { ...search, start });
    expect(checkPlan(problem, solution)).toEqual([]);
    expect(solution.routes[0]?.stops[0]).toMatchObject({ request: 0, begin });
  });
});

describe('plans of VROOM', () => {
  it('take out what breaks a rule that VROOM does not know, and name it', async () => {
    const { requests, vehicles, ...rest } = sampleProblem();
    const problem = {
      ...rest,
      requests: requests.map((request, index) => (index === 0 ? { ...request, longestRide: 600 } : request)),
      vehicles: vehicles.map((vehicle) => ({ ...vehicle, longestDay: 4 * 3600 })),
    };
    const { solution } = await vroom().plan(problem, search);
    expect(checkPlan(problem, solution)).toEqual([]);
    expect(solution.unassigned).toContain(0);
    expect(solution.unassigned).toContain(FITS_NOBODY);
    expect(solution.unassigned.length).toBeLessThan(requests.length);
  });

  it('have a break on days that are long enough, and no others', async () => {
    const { vehicles, ...rest } = sampleProblem();
    const breaks = [{ from: 11 * 3600, until: 12 * 3600, seconds: 1800 }];
    const after = (hours: number) => vehicles.map((each) => ({ ...each, breaks, breaksAfter: hours * 3600 }));
    const { solution } = await vroom().plan({ ...rest, vehicles: after(12) }, search);
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]?.body).toMatchObject({ vehicles: [{}, { breaks: [] }] });
    const strict = { ...rest, requests: rest.requests.map((each) => ({ ...each, fit: [Infinity, 0] })) };
    const busy = {
      ...strict,
      vehicles: after(1).map((each) => ({ ...each, breaks: [{ from: 30_000, until: 30_000, seconds: 18_000 }] })),
    };
    expect(checkPlan({ ...rest, vehicles: after(12) }, solution)).toEqual([]);
    const second = await vroom().plan(busy, search);
    expect(fake.calls).toHaveLength(3);
    expect(fake.calls[2]?.body).toMatchObject({ vehicles: [{ breaks: { length: 1 } }, { breaks: { length: 1 } }] });
    expect(checkPlan(busy, second.solution)).toEqual([]);
  });

  const route = (more: object) => ({
    status: 200,
    body: { code: 0, unassigned: [], routes: [{ vehicle: 1, steps: [], ...more }] },
  });
  it.each<[string, ScriptedFailure]>([
    ['does not answer in time', 'silence'],
    ['answers a page', { status: 200, body: '<!doctype html><title>Welcome</title>' }],
    ['breaks', { status: 500, body: { code: 1, error: 'Internal error' } }],
    ['finds the day too large', { status: 413, body: { code: 4, error: 'Too many locations (1200) in query' } }],
    ['refuses the question', { status: 400, body: { code: 2, error: 'Missing time_window' } }],
    ['answers an error as a success', { status: 200, body: { code: 3, error: 'Unfound route' } }],
    ['answers another shape', { status: 200, body: { hello: [1, 2] } }],
    ['answers null', { status: 200, body: 'null' }],
    ['answers no routes', { status: 200, body: { code: 0 } }],
    ['answers a vehicle that is none', route({ vehicle: 77 })],
    ['answers steps that are none', route({ steps: 'many' })],
    ['answers a request that is none', route({ steps: [{ type: 'pickup', id: 99, arrival: 1 }] })],
    ['answers a time that is none', route({ steps: [{ type: 'pickup', id: 1, arrival: 'soon' }] })],
    ['answers more than a plan', { status: 200, body: `{"code":0,"routes":[${' '.repeat(17_000_000)}]}` }],
  ])('fails when it %s', async (_, failure) => {
    fake.failures.push(failure);
    const failed = createVroomPlanner({ url: fake.url, grace: 300 }, content).plan(sampleProblem(), {
      ...search,
      seconds: 0,
    });
    await expect(failed).rejects.toMatchObject({ status: 502, code: 'plan.failed' });
  });

  it('half a ride is no ride', async () => {
    fake.failures.push(route({ steps: [{ type: 'pickup', id: 1, arrival: 28_800 }] }));
    const { solution } = await vroom().plan(sampleProblem(), search);
    expect(solution.unassigned).toHaveLength(6);
  });

  it('are completed from the plan before when they leave somebody who must be carried', async () => {
    const { requests, ...rest } = sampleProblem();
    const must = requests.map((request) => ({ ...request, unassigned: Infinity }));
    const start = { routes: [], unassigned: [1] };
    expect(await vroom().plan({ ...rest, requests: must }, { ...search, start })).toMatchObject({ solution: start });
  });

  it('fails when nobody listens', async () => {
    const away = createVroomPlanner({ url: 'http://127.0.0.1:9' }, content).plan(sampleProblem(), search);
    await expect(away).rejects.toMatchObject({ status: 502, code: 'plan.failed' });
  });
});
