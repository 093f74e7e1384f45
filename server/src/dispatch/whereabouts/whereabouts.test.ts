import { estimateLeg, type GeoPlace } from '@navette/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingStage } from '../../testing/booking-stage.ts';
import { insertBooking } from '../../testing/records.ts';

/** Noon in Brussels, in winter. */
const now = new Date('2026-03-10T11:00:00Z');
const moment = { date: '2026-03-10', time: '12:00' };
const [home, clinic, near] = [
  { latitude: 50.847, longitude: 4.353 },
  { latitude: 50.814, longitude: 4.265 },
  { latitude: 50.853, longitude: 4.453 },
];
const { server, records, token } = await bookingStage({ now: () => now });
const { driverId, otherDriverId } = records;

beforeEach(async () => {
  await server.db.deleteFrom('driver_location').execute();
  await server.db.updateTable('client').set(home).execute();
  await server.db.updateTable('destination').set(clinic).execute();
  await server.db.updateTable('driver').set({ refreshTime: 60 }).execute();
});

const position = JSON.stringify({
  coords: { speed: null },
  activity: { type: 'in_vehicle' },
  battery: { level: null, is_charging: false },
});
const seen = (place: GeoPlace, { secondsAgo = 0, charged = false, by = driverId } = {}) =>
  server.db
    .insertInto('driver_location')
    .values({ driverId: by, ...place, time: new Date(now.getTime() - secondsAgo * 1000), charged, position })
    .execute();
const trip = (ap_time: string, pick_time: string, more: Parameters<typeof insertBooking>[2] = {}) =>
  insertBooking(server.db, records, { ap_date: moment.date, ap_time, pick_time, accepted: 2, driverId, ...more });
const list = async (query: { bookingId?: number } = {}, as = token) =>
  (await server.call(as, 'listWhereabouts', undefined, { query })).body;
const after = (...legs: readonly (readonly [GeoPlace, GeoPlace])[]) =>
  new Date(
    now.getTime() + 1000 * legs.reduce((sum, [from, to]) => sum + estimateLeg(from, to, moment).duration, 0),
  ).toISOString();

it('suggests drivers for a trip that begins soon from where they are, by a recent position alone', async () => {
  const body = { clientId: records.clientId, destinationId: records.destinationId, type: 'to' as const };
  const live = async (pick_time: string, ap_time: string) =>
    (await server.call(token, 'suggestDrivers', { ...body, ap_date: moment.date, pick_time, ap_time })).body.map(
      (suggestion) => [suggestion.driverId, suggestion.live?.late ?? null] as const,
    );
  await seen({ latitude: 50.467, longitude: 4.868 });
  await seen(home, { by: otherDriverId });
  expect(await live('12:20', '13:00')).toEqual([
    [otherDriverId, false],
    [driverId, true],
  ]);
  expect(new Map(await live('16:20', '17:00')).get(driverId)).toBeNull();
  await server.db.deleteFrom('driver_location').execute();
  await seen(home, { secondsAgo: 121 });
  expect(new Map(await live('12:20', '13:00')).get(driverId)).toBeNull();
});

describe('where the driver of a trip is', () => {
  it('expects pick-up and arrival from the last position', async () => {
    await seen(near);
    const id = await trip('13:00', '12:05');
    expect(await list()).toEqual([
      {
        bookingId: id,
        driverId,
        step: 'toPickUp',
        seen: { ...near, time: now.toISOString(), state: 'driving' },
        pickUpAt: after([near, home]),
        arrivesAt: after([near, home], [home, clinic]),
        lateMinutes: Math.floor((Date.parse(after([near, home])) - Date.parse('2026-03-10T11:05:00Z')) / 60_000),
        late: true,
        estimated: true,
      },
    ]);
  });

  it('expects the passenger on board at the destination first, and the next one after that', async () => {
    await seen(near, { charged: true });
    const [first, next] = [await trip('12:50', '11:50', { charged: true }), await trip('14:00', '12:10')];
    const [onBoard, later] = await list();
    expect(onBoard).toMatchObject({
      bookingId: first,
      step: 'onBoard',
      pickUpAt: null,
      arrivesAt: after([near, clinic]),
    });
    expect(later).toMatchObject({ bookingId: next, step: 'later' });
    expect(Date.parse(later?.pickUpAt ?? '')).toBeGreaterThan(Date.parse(after([near, clinic], [clinic, home])));
  });

  it.each([
    ['without a position', undefined, null],
    ['with one older than twice the refresh time', 121, 'stale'],
  ])('expects nothing %s, and counts what has passed', async (_, secondsAgo, state) => {
    if (secondsAgo) await seen(near, { secondsAgo });
    await trip('13:00', '11:50');
    await trip('13:30', '12:30', { driverId: otherDriverId });
    const [late, calm] = await list();
    expect(late).toMatchObject({ pickUpAt: null, arrivesAt: null, lateMinutes: 10, late: true });
    expect(late?.seen?.state ?? null).toBe(state);
    expect(calm).toMatchObject({ lateMinutes: 0, late: false });
  });

  it('lists trips that are under way or begin within two hours, and any other of today on request', async () => {
    await seen(home);
    const [soon, evening] = [await trip('14:30', '13:50'), await trip('18:00', '17:00')];
    await trip('13:00', '12:30', { status: 1 });
    await trip('13:10', '12:40', { accepted: 3 });
    expect((await list())?.map(({ bookingId }) => bookingId)).toEqual([soon]);
    expect(await list({ bookingId: evening })).toMatchObject([
      { bookingId: evening, step: 'later', seen: home, pickUpAt: null, arrivesAt: null, late: false },
    ]);
    expect(await list({ bookingId: 999_999 })).toEqual([]);
  });

  it('measures by the routes service, and says when it only estimates', async () => {
    await seen(near);
    await trip('13:00', '12:05');
    const { routes } = server.services;
    server.services.routes = {
      ...routes,
      route: async (places) => ({
        legs: places.slice(1).map(() => ({ distance: 1, duration: 60, geometry: [] })),
        estimated: false,
        source: 'osrm',
        attribution: null,
      }),
    };
    const [found] = (await list()) ?? [];
    server.services.routes = routes;
    expect(found).toMatchObject({ pickUpAt: '2026-03-10T11:05:00.000Z', lateMinutes: 0, estimated: false });
  });

  it('is for those who dispatch', async () => {
    const { status } = await server.call(await server.signedIn('account'), 'listWhereabouts', undefined, { query: {} });
    expect(status).toBe(403);
  });
});

it('names what needs a dispatcher, late by what is expected, as the figures of the day count it', async () => {
  await server.db.updateTable('driver').set({ firstname: 'Jan', lastname: 'Peeters' }).execute();
  await seen(near);
  const late = await trip('13:00', '12:05');
  const waiting = await trip('11:40', '11:40', { type: 'back', accepted: 0, driverId: otherDriverId });
  const tomorrow = await trip('10:00', '09:00', { ap_date: '2026-03-11', accepted: 3, driverId: otherDriverId });
  const { body } = await server.call(token, 'listDayProblems');
  expect(body).toMatchObject({
    soon: [{ kind: 'late', bookingId: late, time: '12:05', minutes: 20, driver_lastname: 'Peeters' }],
    waiting: [{ kind: 'ready', bookingId: waiting, minutes: 20 }],
    tomorrow: [{ kind: 'refused', bookingId: tomorrow, ap_date: '2026-03-11', time: '09:00' }],
  });
  const { trips } = (await server.call(token, 'getDayOverview')).body ?? {};
  expect(trips?.late).toBe(2);
  const refused = await server.call(await server.signedIn('account'), 'listDayProblems');
  expect(refused.status).toBe(403);
});
