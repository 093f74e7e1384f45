import { estimateLeg } from '@navette/shared/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { createRecords, insertBooking } from '../../testing/records.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { positionsOfDay } from './location-handlers.ts';
/** Noon in Brussels, in winter. */
const now = new Date('2026-03-03T11:00:00Z');
const [brussels, erasme, namur] = [
  { latitude: 50.8467, longitude: 4.3525 },
  { latitude: 50.8137, longitude: 4.2654 },
  { latitude: 50.4669, longitude: 4.8675 },
];

const server = await createTestApp({ now: () => now });
const records = await createRecords(server.db);
const token = await server.signedIn('super');
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['booking', 'driver_location', 'driver_position', 'availability', 'log'] as const)
    await server.db.deleteFrom(table).execute();
  await server.db.updateTable('driver').set({ active: true, latitude: null, longitude: null }).execute();
});

const position = JSON.stringify({
  coords: { speed: null },
  activity: { type: null },
  battery: { level: null, is_charging: false },
});
const seen = (driverId: number, place: typeof brussels, secondsAgo = 0) =>
  server.db
    .insertInto('driver_location')
    .values({ driverId, ...place, time: new Date(now.getTime() - secondsAgo * 1000), charged: false, position })
    .execute();
const was = (driverId: number, ...times: string[]) =>
  server.db
    .insertInto('driver_position')
    .values(
      times.map((time, index) => ({
        driverId,
        time: new Date(time),
        ...brussels,
        speed: index || null,
        charged: false,
      })),
    )
    .execute();

describe('clearing the map', () => {
  it('forgets every last position and keeps the history', async () => {
    await seen(records.driverId, brussels);
    await seen(records.otherDriverId, erasme);
    await was(records.driverId, '2026-03-03T09:00:00Z');
    expect((await server.call(token, 'clearLocations')).body).toEqual({ affectedRows: 2 });
    expect((await server.call(token, 'listLocations')).body).toEqual([]);
    expect(
      (await server.call(token, 'listLocationHistory', { driverId: records.driverId, date: '2026-03-03' })).body,
    ).toHaveLength(1);
    expect((await server.call(token, 'clearLocations')).body).toEqual({ affectedRows: 0 });
  });

  it('clearing the map requires access to the map, and writes a line to the log', async () => {
    await seen(records.driverId, brussels);
    const refused = await server.call(await server.signedIn('dispatch'), 'clearLocations');
    expect([refused.status, refused.problem.code]).toEqual([403, 'forbidden']);
    expect((await server.call(token, 'listLocations')).body).toHaveLength(1);
    await server.call(token, 'clearLocations');
    const lines = await server.db.selectFrom('log').select(['operation', 'role']).orderBy('id').execute();
    expect(lines).toContainEqual({ operation: 'clearLocations', role: 'super' });
  });
});

const note = (bookingId: number) => server.call(token, 'notePassengerAboard', { bookingId });

it('the passenger on board is noted once for a pending trip, and kept', async () => {
  const id = await insertBooking(server.db, records);
  expect([(await note(id)).body, (await note(id)).body]).toEqual([{ affectedRows: 1 }, { affectedRows: 0 }]);
  const [booking] = (await server.call(token, 'getBooking', undefined, { path: { id } })).body;
  expect(booking).toMatchObject({ charged: true, status: 0 });
  await server.db.updateTable('booking').set({ status: 1, charged: false }).where('id', '=', id).execute();
  expect((await note(id)).status).toBe(409);
  expect((await note(999_999)).status).toBe(404);
});

describe('the history of positions', () => {
  const history = async (driverId: number, date: string) =>
    (await server.call(token, 'listLocationHistory', { driverId, date })).body;

  it('lists the positions of a driver on a day in Brussels, the oldest first', async () => {
    await was(
      records.driverId,
      '2026-03-03T22:59:59Z',
      '2026-03-03T23:00:00Z',
      '2026-03-02T22:59:59Z',
      '2026-03-02T23:00:00Z',
    );
    await was(records.otherDriverId, '2026-03-03T10:00:00Z');
    expect(await history(records.driverId, '2026-03-03')).toEqual([
      { time: '2026-03-02T23:00:00.000Z', ...brussels, speed: 3, charged: false },
      { time: '2026-03-03T22:59:59.000Z', ...brussels, speed: null, charged: false },
    ]);
  });

  it('holds the 23 hours of the day on which the clock changes', async () => {
    await was(
      records.driverId,
      '2026-03-28T22:59:59Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T21:59:59Z',
      '2026-03-29T22:00:00Z',
    );
    expect((await history(records.driverId, '2026-03-29')).map(({ time }) => time)).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:59:59.000Z',
    ]);
  });

  it('samples a day with very many positions evenly, starting with the first', async () => {
    await was(records.driverId, ...Array.from({ length: 10 }, (_, index) => `2026-03-03T09:00:0${index}Z`));
    const thinned = await positionsOfDay(server.db, { driverId: records.driverId, date: '2026-03-03' }, 4);
    expect(thinned.map(({ time }) => time.slice(17, 19))).toEqual(['00', '03', '06', '09']);
  });

  it('offers the active drivers, and inactive ones with stored positions', async () => {
    const offered = async () =>
      (await server.call(token, 'listHistoryDrivers')).body.map(({ id, active }) => ({ id, active }));
    const { id } = await server.db
      .insertInto('driver')
      .values({ firstname: 'Anne', lastname: 'Aerts', active: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await offered()).not.toContainEqual({ id, active: false });
    await was(id, '2026-03-03T10:00:00Z');
    expect(await offered()).toEqual(
      expect.arrayContaining([
        { id, active: false },
        { id: records.driverId, active: true },
      ]),
    );
  });

  it('the history of positions is empty on a day without positions, and refuses an unknown driver by its field', async () => {
    expect(await history(records.driverId, '2025-03-03')).toEqual([]);
    const { status, problem } = await server.call(token, 'listLocationHistory', {
      driverId: 999_999,
      date: '2026-03-03',
    });
    expect([status, problem.fields]).toEqual([400, [{ field: 'driverId', messageKey: 'validation.notFound' }]]);
  });

  it.each([
    ['a day that is none', { driverId: 1, date: '2026-02-30' }, 'date'],
    ['a driver that is none', { driverId: 'all', date: '2026-03-03' }, 'driverId'],
    ['no driver', { date: '2026-03-03' }, 'driverId'],
  ])('refuses %s', async (_, body, field) => {
    const { status, problem } = await server.callWith(token, 'listLocationHistory', body);
    expect([status, problem.fields.map((refused) => refused.field)]).toEqual([400, [field]]);
  });

  it('logs who viewed which driver and day, but no positions', async () => {
    await was(records.driverId, '2026-03-03T09:00:00Z');
    await history(records.driverId, '2026-03-03');
    const { body: me } = await server.call(token, 'getSession');
    const [line] = (await server.call(token, 'listLogs', undefined, { query: { url: '/service/live/history' } })).body;
    expect(line).toMatchObject({
      operation: 'listLocationHistory',
      userId: me.user.id,
      subject: 'Karim Benali, 03/03/2026',
    });
    expect(JSON.parse(line?.body ?? '')).toEqual({ driverId: records.driverId, date: '2026-03-03' });
    expect(JSON.stringify(line)).not.toMatch(/latitude|longitude|50\.8467|50\.8137|4\.3525|4\.2654/);
  });
});

describe('drivers near a place', () => {
  const near = async (more: Partial<BodyOf<'findNearestDrivers'>> = {}) =>
    (await server.call(token, 'findNearestDrivers', { ...brussels, ...more })).body;
  const drive = estimateLeg(erasme, brussels, { date: '2026-03-03', time: '12:00' });

  it('drivers near a place come by the minutes until they are there, with name and distance', async () => {
    await seen(records.driverId, namur);
    await seen(records.otherDriverId, erasme, 61);
    const found = await near();
    expect(found.map(({ driverId }) => driverId)).toEqual([records.otherDriverId, records.driverId]);
    expect(found[0]).toEqual({
      driverId: records.otherDriverId,
      name: 'Peeters Els',
      minutes: Math.ceil(drive.duration / 60),
      distance: drive.distance,
      freeAt: null,
      stale: true,
      conflicts: [],
    });
    expect(found[1]).toMatchObject({ name: 'Benali Karim', stale: false });
    expect(await near({ limit: 1 })).toHaveLength(1);
  });

  it('drivers near a place leave out inactive drivers and those without a position', async () => {
    await seen(records.driverId, brussels);
    expect(await near()).toHaveLength(1);
    await server.db.updateTable('driver').set({ active: false }).where('id', '=', records.driverId).execute();
    expect(await near()).toEqual([]);
  });

  it('drivers near a place are free when their running trip ends, and in conflict with the next', async () => {
    await server.db.updateTable('client').set(brussels).execute();
    await server.db.updateTable('destination').set(erasme).execute();
    await seen(records.driverId, brussels);
    const trip = { pick_time: '11:45', ap_time: '12:30', accepted: 2 as const };
    await insertBooking(server.db, records, { ...trip, charged: true });
    await insertBooking(server.db, records, { ...trip, pick_time: '13:05', ap_time: '13:40' });
    const [found] = await near();
    expect(found?.freeAt).toBe(new Date(now.getTime() + drive.duration * 1000).toISOString());
    expect(found?.minutes).toBe(Math.ceil((2 * drive.duration) / 60));
    expect(found?.conflicts).toEqual(['overlap']);
    const later = await insertBooking(server.db, records, { ...trip, pick_time: '17:05', ap_time: '17:40' });
    expect((await near({ bookingId: later }))[0]?.conflicts).toEqual([]);
  });

  it('drivers near a place are busy with the trip at the requested later time', async () => {
    await server.db.updateTable('client').set(brussels).execute();
    await server.db.updateTable('destination').set(erasme).execute();
    await seen(records.driverId, brussels);
    await insertBooking(server.db, records, { pick_time: '15:00', ap_time: '15:45', accepted: 2 });
    const boardingAndLeaving = 4;
    const minutes = Math.ceil(estimateLeg(brussels, erasme).duration / 60) + boardingAndLeaving;
    const freeAt = new Date(Date.UTC(2026, 2, 3, 14, minutes)).toISOString();
    expect((await near({ time: '2026-03-03T14:10:00Z' }))[0]).toMatchObject({ freeAt });
    expect((await near({ time: '2026-03-03T12:00:00Z' }))[0]).toMatchObject({ freeAt: null });
  });

  it.each([
    ['off the earth', { latitude: 91, longitude: 4 }, 'latitude'],
    ['without a longitude', { latitude: 50 }, 'longitude'],
    ['at a time that is none', { ...brussels, time: 'noon' }, 'time'],
    ['in a leap second', { ...brussels, time: '2016-12-31T23:59:60Z' }, 'time'],
    ['last year', { ...brussels, time: '2025-03-03T12:00:00Z' }, 'time'],
    ['next year', { ...brussels, time: '2027-03-03T12:00:00Z' }, 'time'],
    ['by the thousand', { ...brussels, limit: 201 }, 'limit'],
  ])('refuses to look for drivers %s', async (_, body, field) => {
    const { status, problem } = await server.callWith(token, 'findNearestDrivers', body);
    expect([status, problem.fields.map((refused) => refused.field)]).toEqual([400, [field]]);
  });
});
