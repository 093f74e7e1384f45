import { beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { searchPlan } from '../../ports/planner/embedded/search/search-plan.ts';
import { planBusy, type Planner, type PlanSearch } from '../../ports/planner/planner-port.ts';
import type { Routes } from '../../ports/routes/route-port.ts';
import { bookingStage } from '../../testing/booking-stage.ts';

const { server, token, records, given, manyTrips, saved } = await bookingStage({
  now: () => new Date('2026-03-01T11:00:00Z'),
});
const { driverId: karim, otherDriverId: els } = records;
const [from, until] = ['2026-03-02', '2026-03-08'];

/** Searches in this thread, and remembers what it was asked. */
const asked: PlanSearch[] = [];
const here: Planner = {
  name: 'embedded',
  plan: async (problem, search) => {
    asked.push(search);
    return searchPlan(problem, { seed: search.seed, iterations: 200, start: search.start });
  },
  stop: async () => undefined,
};
const withPlanner = (planner: Planner) => Object.assign(server.services, { planner });

let seriesId: number;
beforeEach(async () => {
  withPlanner(here);
  asked.length = 0;
  const { db } = server;
  await db.updateTable('driver').set({ latitude: 50.84, longitude: 4.35 }).execute();
  await db.updateTable('client').set({ latitude: 50.86, longitude: 4.36 }).execute();
  await db.updateTable('destination').set({ latitude: 50.82, longitude: 4.4 }).execute();
  seriesId = await newSeries();
});

const newSeries = async () =>
  (
    await server.db
      .insertInto('booking_series')
      .values({ weekdays: [1, 3, 5], until })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** A day of the standing order, there and back, with the drivers of both. */
async function visit(
  ap_date: string,
  [there, back]: readonly [number, number],
  more: Parameters<typeof given>[0] = {},
) {
  const own = { ap_date, seriesId, accepted: 1 as const, ...more };
  return [
    await given({ ...own, ap_time: '10:00', pick_time: '09:30', driverId: there }),
    await given({ ...own, type: 'back', ap_time: '14:00', pick_time: null, driverId: back }),
  ];
}

/** Three days, most of them driven by Karim. */
async function week() {
  const monday = await visit('2026-03-02', [karim, karim]);
  const wednesday = await visit('2026-03-04', [karim, els]);
  const friday = await visit('2026-03-06', [els, karim]);
  return { monday, wednesday, friday };
}

const propose = (more: Partial<BodyOf<'proposeSeriesPlan'>> = {}, by = token) =>
  server.call(by, 'proposeSeriesPlan', { from, until, seconds: 5, ...more });

describe('proposed drivers of standing orders', () => {
  it('are as few as possible; other trips stay, and nothing is saved', async () => {
    const { wednesday, friday } = await week();
    await given({ ap_date: '2026-03-04', ap_time: '18:00', pick_time: '17:30', driverId: els, accepted: 1 });
    const before = await saved();
    const activate = (active: boolean) => server.db.updateTable('client').set({ active }).execute();
    await activate(false);
    const { status, body } = await propose();
    await activate(true);
    expect(status).toBe(200);
    expect(body).toMatchObject({ from, until, planner: 'embedded', estimated: true, ignored: [] });
    expect(body.before).toMatchObject({ trips: 6, unassigned: 0, series: 1, steady: 0, changesOfDriver: 2 });
    expect(body.after).toMatchObject({ trips: 6, unassigned: 0, series: 1, steady: 1, changesOfDriver: 0 });
    expect(body.series).toEqual([
      {
        seriesId,
        clientId: records.clientId,
        client: expect.any(String),
        destinationId: records.destinationId,
        destination: expect.any(String),
        inactive: true,
        type: 'to',
        pick_time: '09:30',
        weekdays: [1, 3, 5],
        trips: 6,
        before: { driverId: karim, trips: 4, drivers: 2 },
        after: { driverId: karim, trips: 6, drivers: 1 },
        changes: [
          {
            date: '2026-03-04',
            bookingId: wednesday[1],
            before: { driverId: els, pick_time: '14:00' },
            after: { driverId: karim, pick_time: '14:00' },
          },
          {
            date: '2026-03-06',
            bookingId: friday[0],
            before: { driverId: els, pick_time: '09:30' },
            after: { driverId: karim, pick_time: '09:30' },
          },
        ],
        unassigned: [],
      },
    ]);
    expect(await saved()).toEqual(before);
  });

  it('have the figures of what is kept, without a search; what cannot be kept stays', async () => {
    const { wednesday, friday } = await week();
    const toKarim = (bookingId = 0, pick_time: string) => ({ bookingId, driverId: karim, pick_time });
    const { body } = await propose({ kept: [toKarim(wednesday[1], '14:00')] });
    expect(asked).toEqual([]);
    expect(body.before).toMatchObject({ unassigned: 0, steady: 0, changesOfDriver: 2 });
    expect(body.after).toMatchObject({ trips: 6, unassigned: 0, steady: 0, changesOfDriver: 2 });
    expect(body.series[0]?.changes.map(({ bookingId }) => bookingId)).toEqual([wednesday[1]]);
    expect(body.series[0]?.after).toEqual({ driverId: karim, trips: 5, drivers: 2 });
    const all = await propose({ kept: [toKarim(wednesday[1], '14:00'), toKarim(friday[0], '09:30')] });
    expect(all.body.after).toEqual((await propose()).body.after);
    await server.db.updateTable('driver').set({ active: false }).where('id', '=', karim).execute();
    const { body: late } = await propose({ kept: [toKarim(wednesday[1], '14:00')] });
    expect(late.series[0]?.changes).toEqual([]);
    expect(late.after).toEqual(late.before);
  });

  it('are applied and undone as a whole', async () => {
    await week();
    const before = await saved();
    const { body } = await propose();
    const changes = body.series.flatMap((each) =>
      each.changes.map(({ bookingId, before: was, after }) => ({ bookingId, before: was, after })),
    );
    const { body: results } = await server.call(token, 'applyPlan', { date: from, until, changes });
    expect(results.map(({ result }) => result)).toEqual(['changed', 'changed']);
    expect(new Set((await saved()).map(({ driverId }) => driverId))).toEqual(new Set([karim]));
    asked.length = 0;
    expect((await propose()).body.series).toMatchObject([{ changes: [] }]);
    expect(asked).toEqual([]);
    await server.call(token, 'undoChanges', { changes: results.map(({ change }) => change ?? 0) });
    expect(await saved()).toEqual(before);
  });

  it('are those of the standing orders and drivers that are asked for', async () => {
    await week();
    const first = seriesId;
    seriesId = await newSeries();
    await visit('2026-03-02', [els, els], { ap_time: '17:00' });
    const { body } = await propose({ seriesIds: [first], driverIds: [karim, els] });
    expect(body.series.map((each) => each.seriesId)).toEqual([first]);
    expect(body.before.series).toBe(1);
    expect((await propose({ seriesIds: [2_000_000_000] })).problem).toMatchObject({
      status: 409,
      code: 'plan.noTrips',
    });
  });

  it('leave accepted trips alone unless they may move', async () => {
    await week();
    const changes = async (more: Partial<BodyOf<'proposeSeriesPlan'>> = {}) =>
      (await propose(more)).body.series.flatMap((each) => each.changes.map(({ date }) => date));
    expect(await changes()).toEqual(['2026-03-04', '2026-03-06']);
    await server.db.updateTable('booking').set({ accepted: 2 }).execute();
    expect((await propose()).problem.code).toBe('plan.noTrips');
    expect(await changes({ moveAccepted: true })).toEqual(['2026-03-04', '2026-03-06']);
  });

  it('leave trips alone that are over', async () => {
    await visit('2026-02-27', [karim, els]);
    const [, home] = await visit('2026-03-01', [els, els]);
    for (const date of ['2026-03-02', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'])
      await visit(date, [karim, karim]);
    const { body } = await propose({ from: '2026-02-27' });
    expect(body.series.flatMap((each) => each.changes.map(({ bookingId }) => bookingId))).toEqual([home]);
  });

  it('know the weeks before', async () => {
    await visit('2026-02-23', [els, els], { status: 1, accepted: 2 });
    await visit('2026-03-02', [karim, els]);
    expect((await propose()).body.series).toMatchObject([{ after: { driverId: els, trips: 2, drivers: 1 } }]);
  });
});

describe('days that can not be planned', () => {
  it.each<[Partial<BodyOf<'proposeSeriesPlan'>>, string]>([
    [{ until: '2026-03-01' }, 'until'],
    [{ until: '2026-04-02' }, 'until'],
    [{ until: '9999-12-31' }, 'until'],
  ])('are refused: %j', async (range, field) => {
    const { status, problem } = await propose(range);
    expect({ status, fields: problem.fields.map((each) => each.field) }).toEqual({ status: 400, fields: [field] });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['without a standing order', () => given({ ap_date: from, accepted: 1 }), 'plan.noTrips'],
    ['that are over', () => visit('2026-02-23', [karim, els]), 'plan.noTrips'],
    [
      'with a day of more trips than can be planned',
      async () => [await week(), await manyTrips(2000, from)],
      'plan.tooLarge',
    ],
    [
      'without drivers',
      async () => [await week(), await server.db.updateTable('driver').set({ active: false }).execute()],
      'plan.noDrivers',
    ],
  ])('%s are refused', async (_, prepare, code) => {
    await prepare();
    expect((await propose({ from: '2026-02-20' })).problem).toMatchObject({ status: 409, code });
    expect(asked).toEqual([]);
  });

  it('are estimates as soon as the ways of one day can not be measured', async () => {
    await week();
    const { routes } = server.services;
    const measured = new Set<string>();
    const until = (last: string): Routes => ({
      ...routes,
      matrix: async (places, moment) => {
        const found = await routes.matrix(places, moment);
        const isMeasured = (moment?.date ?? '') <= last;
        if (isMeasured) measured.add(moment?.date ?? '');
        return { ...found, estimated: !isMeasured };
      },
    });
    Object.assign(server.services, { routes: until('2026-03-06') });
    expect((await propose()).body.estimated).toBe(false);
    Object.assign(server.services, { routes: until('2026-03-05') });
    expect((await propose()).body).toMatchObject({ estimated: true, after: { steady: 1 } });
    Object.assign(server.services, { routes });
    expect(measured.size).toBe(3);
  });

  it('end with the fault of the planner', async () => {
    await week();
    // Nobody has time on all days: a search is needed.
    const absences = [
      { driverId: karim, date: '2026-03-02', slots: [0, 1] },
      { driverId: els, date: '2026-03-04', slots: [0, 1] },
    ];
    await server.db.insertInto('availability').values(absences).execute();
    withPlanner({ ...here, plan: () => Promise.reject(planBusy()) });
    expect((await propose()).problem).toMatchObject({ status: 503, code: 'plan.busy' });
    withPlanner({ ...here, plan: async () => ({ solution: { routes: [], unassigned: [] }, iterations: 1 }) });
    expect((await propose()).problem).toMatchObject({ status: 502, code: 'plan.failed' });
  });

  it('are for who plans', async () => {
    expect((await propose({}, await server.signedIn('account'))).status).toBe(403);
  });
});
