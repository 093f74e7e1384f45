import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { searchPlan } from '../../ports/planner/embedded/search/search-plan.ts';
import { planBusy, planFailed, type Planner, type PlanSearch } from '../../ports/planner/planner-port.ts';
import type { GeoPoint } from '../../ports/addresses/address-port.ts';
import type { Routes } from '../../ports/routes/route-port.ts';
import { bookingStage } from '../../testing/booking-stage.ts';

const { server, token, records, given, manyTrips, saved } = await bookingStage();
const { driverId: karim, otherDriverId: els } = records;
const date = '2026-03-03';

/** Searches in this thread, and remembers what it was asked. */
const asked: PlanSearch[] = [];
const here: Planner = {
  name: 'embedded',
  plan: async (problem, search) => {
    asked.push(search);
    return searchPlan(problem, { seed: search.seed, iterations: 300, start: search.start });
  },
  stop: async () => undefined,
};
const withPlanner = (planner: Planner) => Object.assign(server.services, { planner });

beforeEach(async () => {
  withPlanner(here);
  asked.length = 0;
  const { db } = server;
  await db.updateTable('driver').set({ latitude: 50.84, longitude: 4.35, carriesWheelchair: false }).execute();
  await db.updateTable('client').set({ latitude: 50.86, longitude: 4.36, mobility: 'foot' }).execute();
  await db.updateTable('destination').set({ latitude: 50.82, longitude: 4.4 }).execute();
});

const propose = (more: Partial<BodyOf<'proposePlan'>> = {}, by = token) =>
  server.call(by, 'proposePlan', { date, seconds: 1, ...more });

/** Two trips of Karim at the same time, and one without a driver. */
async function busyDay() {
  const first = await given({ ap_time: '10:00', pick_time: '09:30', accepted: 1 });
  const second = await given({ ap_time: '10:05', pick_time: '09:35', accepted: 1 });
  const waiting = await given({ ap_time: '14:00', pick_time: '13:30', accepted: 0 });
  return { first, second, waiting };
}

describe('a proposed plan', () => {
  it('gives the trips to drivers who can, with figures and reasons, and saves nothing', async () => {
    const { first, second, waiting } = await busyDay();
    const before = await saved();
    const { status, body } = await propose();
    expect(status).toBe(200);
    expect(body).toMatchObject({ date, planner: 'embedded', estimated: true, iterations: 300, unassigned: [] });
    expect(body.before).toMatchObject({ trips: 3, unassigned: 1, driversUsed: 1 });
    expect(body.after).toMatchObject({ trips: 3, unassigned: 0, driversUsed: 2 });
    const drivers = new Map(body.changes.map(({ bookingId, after }) => [bookingId, after.driverId]));
    expect(drivers.get(waiting)).toBeDefined();
    expect([drivers.get(first) ?? karim, drivers.get(second) ?? karim].toSorted((one, other) => one - other)).toEqual([
      karim,
      els,
    ]);
    expect(body.changes.every(({ reasons }) => reasons.length > 0)).toBe(true);
    expect(await saved()).toEqual(before);
  });

  it('is applied as it is, and then nobody else is proposed', async () => {
    await busyDay();
    const { body } = await propose();
    const changes = body.changes.map(({ bookingId, before, after }) => ({ bookingId, before, after }));
    const { body: results } = await server.call(token, 'applyPlan', { date, changes });
    expect(results.map(({ result }) => result)).toEqual(changes.map(() => 'changed'));
    const { body: next } = await propose();
    expect(next.changes.filter(({ before, after }) => before.driverId !== after.driverId)).toEqual([]);
    expect(next.after.emptyKm).toBe(next.before.emptyKm);
  });

  it('searches as long and from the seed that is asked for, from the present plan', async () => {
    await busyDay();
    await propose({ seconds: 7, seed: 99 });
    expect(asked).toMatchObject([{ seconds: 7, seed: 99, start: { routes: expect.any(Array) } }]);
    await server.call(token, 'proposePlan', { date });
    expect(asked[1]).toMatchObject({ seconds: 5, seed: 1 });
  });

  it('leaves accepted trips alone unless they may move', async () => {
    const { first, second } = await busyDay();
    await server.db.updateTable('booking').set({ accepted: 2 }).where('id', 'in', [first, second]).execute();
    const moved = async (more: Partial<BodyOf<'proposePlan'>>) =>
      (await propose(more)).body.changes.map(({ bookingId }) => bookingId);
    expect(await moved({})).not.toContain(first);
    expect((await moved({ moveAccepted: true })).some((id) => id === first || id === second)).toBe(true);
  });

  it('plans around a driver who is sick, and says what fits nobody', async () => {
    await busyDay();
    await server.db.insertInto('driver_leave').values({ driverId: karim, startDate: date, endDate: date }).execute();
    const { body } = await propose();
    const taken = body.changes.filter(({ after }) => after.driverId === karim);
    expect(taken).toEqual([]);
    expect(body.after.unassigned + body.after.trips).toBeGreaterThan(3);
    expect(body.unassigned).toMatchObject([{ rule: expect.any(String), count: expect.any(Number) }]);
  });

  it('says what fits nobody of the drivers who may be used alone', async () => {
    await busyDay();
    await server.db.updateTable('client').set({ mobility: 'wheelchair' }).execute();
    const { body } = await propose({ driverIds: [karim], scope: 'toAssign' });
    expect(body.unassigned).toMatchObject([{ rule: 'vehicle', count: 1 }]);
  });

  it('never counts on a way that is faster than conflicts estimate it', async () => {
    await busyDay();
    const { routes } = server.services;
    const fast = async (places: readonly GeoPoint[]): ReturnType<Routes['matrix']> => {
      const { matrix } = await routes.matrix(places);
      return { matrix: { ...matrix, seconds: matrix.seconds.fill(1) }, estimated: false, source: 'osrm' };
    };
    const slow = await routes.matrix([
      { latitude: 50.84, longitude: 4.35 },
      { latitude: 50.86, longitude: 4.36 },
    ]);
    const ways: number[] = [];
    withPlanner({
      ...here,
      plan: (problem, search) => {
        ways.push(...problem.travel.seconds);
        return here.plan(problem, search);
      },
    });
    Object.assign(server.services, { routes: { ...routes, matrix: fast } });
    const { body } = await propose();
    Object.assign(server.services, { routes });
    expect(body.estimated).toBe(false);
    expect(Math.max(...ways)).toBeGreaterThanOrEqual(slow.matrix.seconds[1] ?? Infinity);
  });

  it('ignores locked and kept records that do not exist', async () => {
    await busyDay();
    const unknown = 2_000_000_000;
    const { status } = await propose({
      lockedTrips: [unknown],
      lockedDrivers: [unknown],
      driverIds: [unknown, karim, els],
      kept: [{ bookingId: unknown, driverId: unknown, pick_time: '10:00' }],
    });
    expect(status).toBe(200);
  });

  it('leaves a patient without coordinates where he is, and says so', async () => {
    const { first } = await busyDay();
    await server.db.updateTable('client').set({ latitude: null }).execute();
    expect((await propose()).problem.code).toBe('plan.noTrips');
    const client = await server.db
      .insertInto('client')
      .values({ firstname: 'A', lastname: 'B', latitude: 50.85, longitude: 4.36 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db.updateTable('booking').set({ clientId: client.id }).where('id', '!=', first).execute();
    const { body } = await propose();
    expect(body.ignored).toContainEqual({ kind: 'noPlace', bookingId: first, driverId: null });
    expect(body.changes.map(({ bookingId }) => bookingId)).not.toContain(first);
  });

  it('uses a driver without a known home from his first trip on', async () => {
    await busyDay();
    await server.db.updateTable('driver').set({ latitude: null }).where('id', '=', els).execute();
    const { body } = await propose();
    expect(body.ignored).toContainEqual({ kind: 'noHome', bookingId: null, driverId: els });
    expect(body.after.unassigned).toBe(0);
  });
});

describe('a repaired plan', () => {
  /** Accepted trips of Karim in the morning, at noon and in the afternoon. */
  async function hisDay() {
    const trip = (ap_time: string, pick_time: string) => given({ ap_time, pick_time, accepted: 2 });
    return {
      morning: await trip('09:30', '09:00'),
      noon: await trip('12:50', '12:00'),
      afternoon: await trip('15:30', '15:00'),
    };
  }
  const placesOf = ({ body }: Awaited<ReturnType<typeof propose>>) =>
    body.changes.map(({ bookingId, after, reasons }) => [bookingId, after.driverId, after.pick_time, reasons[0]?.kind]);

  it('gives the rest of the day of a driver who is sick to others, and is applied as it is', async () => {
    const { noon, afternoon } = await hisDay();
    const away = [{ driverId: karim, from: '10:00' as const }];
    const answer = await propose({ from: '10:00', away });
    expect(placesOf(answer)).toEqual([
      [noon, els, '12:00', 'driverAway'],
      [afternoon, els, '15:00', 'driverAway'],
    ]);
    const changes = answer.body.changes.map(({ bookingId, before, after }) => ({ bookingId, before, after }));
    const { body: results } = await server.call(token, 'applyPlan', { date, changes });
    expect(results.map(({ result }) => result)).toEqual(['changed', 'changed']);
    expect((await propose({ from: '10:00', away })).problem.code).toBe('plan.noTrips');
  });

  it('takes from a driver who is late what he can not begin in time', async () => {
    const { noon } = await hisDay();
    const late = (minutes: number) => propose({ from: '10:00', late: [{ driverId: karim, minutes }] });
    expect(placesOf(await late(6))).toEqual([[noon, karim, '12:06', 'driverLate']]);
    expect(placesOf(await late(45))).toEqual([[noon, els, '12:00', 'driverLate']]);
    await server.db.updateTable('driver').set({ active: false }).where('id', '=', els).execute();
    const { body } = await late(45);
    expect(body.changes).toEqual([]);
    expect(body.unassigned).toMatchObject([{ bookingId: noon, wouldFit: { driverId: karim, pick_time: '12:45' } }]);
  });

  it('finds a place for an urgent trip, or for a return that is ready now, and for nothing else', async () => {
    await hisDay();
    await given({ ap_time: '11:00', pick_time: '10:30', accepted: 0 });
    const urgent = await given({ ap_time: '14:00', pick_time: '13:30', accepted: 0 });
    const ready = await given({ type: 'back', ap_time: '13:10', pick_time: null, accepted: 0, willCall: true });
    expect((await propose({ tripIds: [urgent] })).body.changes.map(({ bookingId }) => bookingId)).toEqual([urgent]);
    const { body } = await propose({ tripIds: [ready], from: '13:10' });
    expect(body.changes.map(({ bookingId }) => bookingId)).toEqual([ready]);
  });

  it.each<[Partial<BodyOf<'proposePlan'>>, string, string]>([
    [{ away: [{ driverId: 2_000_000_000, from: '10:00' }] }, 'away.0.driverId', 'validation.notFound'],
    [{ late: [1, 2].map((minutes) => ({ driverId: karim, minutes })) }, 'late.1.driverId', 'validation.duplicate'],
  ])('refuses %j', async (query, field, messageKey) => {
    await hisDay();
    const { status, problem } = await propose(query);
    expect({ status, fields: problem.fields }).toMatchObject({ status: 400, fields: [{ field, messageKey }] });
  });

  it.each<[string, Partial<BodyOf<'proposePlan'>>]>([
    ['away after the last trip', { away: [{ driverId: karim, from: '23:59' }] }],
    ['late with nothing left to drive', { from: '20:00', late: [{ driverId: karim, minutes: 480 }] }],
    ['trips that do not exist', { tripIds: [2_000_000_000] }],
  ])('has nothing to repair: %s', async (_, query) => {
    await hisDay();
    expect((await propose(query)).problem).toMatchObject({ status: 409, code: 'plan.noTrips' });
    expect(asked).toEqual([]);
  });
});

describe('a plan that begins now', () => {
  // In Brussels: ten o'clock.
  beforeEach(() => Object.assign(server.services, { now: () => new Date(`${date}T09:00:00Z`) }));
  afterEach(() => Object.assign(server.services, { now: () => new Date() }));

  /** Els, 50 km away from everything, since some seconds. */
  async function elsInGhent(secondsAgo: number) {
    await server.db.deleteFrom('driver_location').execute();
    const time = new Date(Date.parse(`${date}T09:00:00Z`) - secondsAgo * 1000);
    const place = { latitude: 51.05, longitude: 3.72 };
    const position = { driverId: els, ...place, time, charged: false, position: JSON.stringify(place) };
    await server.db.insertInto('driver_location').values(position).execute();
  }

  it('begins where drivers are whose position is fresh', async () => {
    await given({ ap_time: '10:50', pick_time: '10:20', accepted: 0 });
    await server.db.updateTable('driver').set({ active: false }).where('id', '=', karim).execute();
    const { refreshTime } = await server.db
      .selectFrom('driver')
      .select('refreshTime')
      .where('id', '=', els)
      .executeTakeFirstOrThrow();
    const isThere = async (secondsAgo: number, more: Partial<BodyOf<'proposePlan'>>) => {
      await elsInGhent(secondsAgo);
      const { located, unassigned } = (await propose(more)).body;
      return { located, unassigned: unassigned.length };
    };
    expect(await isThere(10, { from: '10:05' })).toEqual({ located: [els], unassigned: 1 });
    const atHome = { located: [], unassigned: 0 };
    expect(await isThere(2 * refreshTime + 10, { from: '10:05' })).toEqual(atHome);
    expect(await isThere(10, { from: '09:30' })).toEqual(atHome);
    expect(await isThere(10, {})).toEqual(atHome);
  });
});

describe('the figures of what is kept', () => {
  it('come without a search, while every search is taken', async () => {
    const { second, waiting } = await busyDay();
    withPlanner({ ...here, plan: () => Promise.reject(planBusy()) });
    const kept = [{ bookingId: waiting, driverId: els, pick_time: '13:30' as const }];
    const { status, body } = await propose({ seconds: 0, kept });
    expect(status).toBe(200);
    expect(body).toMatchObject({ iterations: 0, after: { driversUsed: 2 } });
    // The second of two trips at the same time has no time any more.
    expect(body.changes.map(({ bookingId, after }) => [bookingId, after.driverId])).toEqual([
      [second, null],
      [waiting, els],
    ]);
    expect(body.unassigned).toMatchObject([{ bookingId: second }]);
  });

  it('come also when everything is kept', async () => {
    const id = await given({ ap_time: '14:00', pick_time: '13:30', accepted: 0 });
    const kept = [{ bookingId: id, driverId: els, pick_time: '13:30' as const }];
    for (const query of [{}, { tripIds: [id] }])
      expect((await propose({ seconds: 0, kept, ...query })).body.changes).toMatchObject([{ bookingId: id }]);
  });
});

describe('a day that can not be planned', () => {
  it.each<[string, () => Promise<unknown>, Partial<BodyOf<'proposePlan'>>, string]>([
    ['without trips', async () => undefined, {}, 'plan.noTrips'],
    ['far away', busyDay, { date: '2190-01-01' }, 'plan.noTrips'],
    ['without drivers', noDrivers, {}, 'plan.noDrivers'],
    ['for drivers who do not exist', busyDay, { driverIds: [2_000_000_000], scope: 'toAssign' }, 'plan.noDrivers'],
    ['with more trips than can be planned', () => manyTrips(2001, date), {}, 'plan.tooLarge'],
  ])('%s is refused', async (_, prepare, more, code) => {
    await prepare();
    expect((await propose(more)).problem).toMatchObject({ status: 409, code });
    expect(asked).toEqual([]);
  });

  async function noDrivers() {
    await busyDay();
    await server.db.updateTable('driver').set({ active: false }).execute();
  }

  it('is for who plans', async () => {
    expect((await propose({}, await server.signedIn('account'))).status).toBe(403);
    expect((await server.call(undefined, 'proposePlan', { date })).status).toBe(401);
  });

  it.each([
    [{ date: '9999-12-31' }, 'date'],
    [{ date, seconds: 61 }, 'seconds'],
    [{ date, seed: -1 }, 'seed'],
    [{ date, from: '24:00' }, 'from'],
    [{ date, kept: [{ bookingId: 1, driverId: 1 }] }, 'kept.0.pick_time'],
  ])('refuses %j', async (body, field) => {
    const { status, problem } = await server.callWith(token, 'proposePlan', body);
    expect({ status, fields: problem.fields.map((each) => each.field) }).toEqual({ status: 400, fields: [field] });
  });
});

describe('a planner that fails', () => {
  const failing = (plan: Planner['plan']): Planner => ({ ...here, plan });
  afterEach(() => withPlanner(here));

  it('is busy', async () => {
    await busyDay();
    withPlanner(failing(() => Promise.reject(planBusy())));
    expect((await propose()).problem).toMatchObject({ status: 503, code: 'plan.busy' });
  });

  it('dies', async () => {
    await busyDay();
    withPlanner(failing(() => Promise.reject(planFailed(new Error('gone')))));
    expect((await propose()).problem).toMatchObject({ status: 502, code: 'plan.failed' });
  });

  it('gives a plan that breaks a rule', async () => {
    await busyDay();
    withPlanner(
      failing(async ({ vehicles, requests }) => ({
        solution: {
          routes: vehicles.map(() => ({
            departure: 0,
            stops: requests.map((_, request) => ({ request, kind: 'pickUp', arrival: 0, begin: 0 })),
            arrival: 0,
          })),
          unassigned: [],
        },
        iterations: 1,
      })),
    );
    expect((await propose()).problem).toMatchObject({ status: 502, code: 'plan.failed' });
  });

  it('is told when the caller leaves', async () => {
    await busyDay();
    const ended = new Promise<unknown>((resolve) => {
      withPlanner(
        failing(
          (_problem, { signal }) =>
            new Promise((_resolve, reject) => {
              signal?.addEventListener('abort', () => {
                resolve(signal.reason);
                reject(signal.reason);
              });
            }),
        ),
      );
    });
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const call = request(`${url}/service/plan/propose`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    call.on('error', () => undefined);
    call.end(JSON.stringify({ date, seconds: 60 }));
    await once(server.app.server, 'request');
    await pause(300);
    call.destroy();
    expect(await ended).toMatchObject({ message: 'aborted' });
  });
});
