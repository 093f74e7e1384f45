import { checkPlan, type PlanProblem } from '@navette/shared/plan';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ScriptedFailure } from '../../../testing/fake-service.ts';
import { startFakeVroom } from '../../../testing/fake-vroom.ts';
import { FITS_NOBODY, IN_WHEELCHAIR, sampleProblem } from '../../../testing/sample-problem.ts';
import { describePlanner } from '../planner-port.contract.ts';
import { createVroomPlanner } from './vroom-planner.ts';

const fake = await startFakeVroom();
afterAll(() => fake.close());
beforeEach(() => {
  for (const list of [fake.calls, fake.failures]) list.length = 0;
});
const vroom = (grace?: number) => createVroomPlanner({ url: fake.url, ...(grace !== undefined && { grace }) });
const search = { seconds: 5, seed: 1 };

describePlanner('VROOM', async () => vroom());

describe('questions to VROOM', () => {
  const asked = async (problem: PlanProblem): Promise<unknown> => {
    await vroom().plan(problem, search);
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
    const failed = createVroomPlanner({ url: fake.url, grace: 300 }).plan(sampleProblem(), { ...search, seconds: 0 });
    await expect(failed).rejects.toMatchObject({ status: 502, code: 'plan.failed' });
  });

  it('half a ride is no ride', async () => {
    fake.failures.push(route({ steps: [{ type: 'pickup', id: 1, arrival: 28_800 }] }));
    const { solution } = await vroom().plan(sampleProblem(), search);
    expect(solution.unassigned).toHaveLength(6);
  });

  it('fails when it must carry somebody and VROOM does not', async () => {
    const { requests, ...rest } = sampleProblem();
    const must = requests.map((request) => ({ ...request, unassigned: Infinity }));
    await expect(vroom().plan({ ...rest, requests: must }, search)).rejects.toMatchObject({ code: 'plan.failed' });
  });

  it('fails when nobody listens', async () => {
    const away = createVroomPlanner({ url: 'http://127.0.0.1:9' }).plan(sampleProblem(), search);
    await expect(away).rejects.toMatchObject({ status: 502, code: 'plan.failed' });
  });
});
