import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { bookingStage } from '../../testing/booking-stage.ts';

const stage = await bookingStage();
const { server, token, records } = stage;

type Asked = BodyOf<'findBookingConflicts'>;
const asked = (more: Partial<Asked> = {}): Asked => {
  const { driverId, clientId, destinationId } = records;
  return {
    driverId,
    clientId,
    destinationId,
    type: 'to',
    ap_time: '10:00',
    pick_time: '09:20',
    dates: ['2026-03-03'],
    ...more,
  };
};
const find = (more: Partial<Asked> = {}) => server.call(token, 'findBookingConflicts', asked(more));
const given = (more: Parameters<typeof stage.given>[0] = {}) =>
  stage.given({ pick_time: '09:30', accepted: 2, ...more });

describe('conflicts of a driver with a trip', () => {
  it('conflicts of a driver with a trip are empty when the driver is free', async () => {
    await given({ ap_time: '09:20', pick_time: '08:30' });
    expect((await find()).body).toEqual([]);
  });

  it('conflicts of a driver with a trip include another trip at the same time', async () => {
    const id = await given();
    expect((await find()).body).toEqual([
      { kind: 'overlap', date: '2026-03-03', bookingId: id, slot: null, minutes: 30 },
    ]);
  });

  it('conflicts of a driver with a trip use the destination where an onward trip starts, not the home of the client', async () => {
    const place = (id: number, point: object) => server.db.updateTable('destination').set(point).where('id', '=', id);
    const [brussels, ghent] = [
      { latitude: 50.85, longitude: 4.36 },
      { latitude: 51.05, longitude: 3.72 },
    ];
    await server.db.updateTable('client').set(ghent).where('id', '=', records.clientId).execute();
    await place(records.destinationId, brussels).execute();
    // He is free at the clinic at 9; the trip goes on from there at 9:20.
    await given({ ap_time: '09:00', pick_time: '08:00' });
    const onward = {
      pick_time: '09:20',
      ap_time: '09:40',
      pick_address: 'Boulevard du Jardin botanique 32, 1000 Bruxelles',
    };
    expect((await find(onward)).body).toEqual([]);
    expect((await find({ ...onward, pick_address: null })).body).toMatchObject([{ kind: 'travel' }]);
    const saved = await given({ ...onward, accepted: 2 });
    const after = { pick_time: '10:00', ap_time: '10:20', type: 'back' } as const;
    expect((await find(after)).body.map(({ bookingId }) => bookingId)).not.toContain(saved);
    await server.db.updateTable('client').set({ latitude: null, longitude: null }).execute();
    await server.db.updateTable('destination').set({ latitude: null, longitude: null }).execute();
  });

  it('conflicts include a vehicle that cannot carry the client, by the record or the booking', async () => {
    const wheelchair = [
      { kind: 'vehicle', date: '2026-03-03', bookingId: null, slot: null, minutes: null, mobility: 'wheelchair' },
    ];
    expect((await find({ mobility: 'wheelchair' })).body).toEqual(wheelchair);
    await server.db.updateTable('client').set({ mobility: 'wheelchair' }).execute();
    expect((await find()).body).toEqual(wheelchair);
    expect((await find({ mobility: 'foot' })).body).toEqual([]);
    await server.db.updateTable('driver').set({ carriesWheelchair: true }).execute();
    expect((await find()).body).toEqual([]);
    await server.db.updateTable('client').set({ mobility: 'foot' }).execute();
    await server.db.updateTable('driver').set({ carriesWheelchair: false }).execute();
  });

  it('conflicts of a driver with a trip ignore trips of other drivers, days and statuses, and the booking itself', async () => {
    const id = await given();
    await given({ driverId: records.otherDriverId });
    await given({ ap_date: '2026-03-04' });
    for (const status of [1, 2, 3] as const) await given({ status });
    for (const accepted of [0, 3] as const) await given({ accepted });
    await given({ archivedAt: new Date() });
    expect((await find({ id })).body).toEqual([]);
  });

  it('checks each day of the request, and answers conflicts by day', async () => {
    const [second, first] = [await given({ ap_date: '2026-03-05' }), await given()];
    const { body } = await find({ dates: ['2026-03-05', '2026-03-04', '2026-03-03'] });
    expect(body.map(({ date, bookingId }) => [date, bookingId])).toEqual([
      ['2026-03-03', first],
      ['2026-03-05', second],
    ]);
  });

  it('conflicts include trips across midnight', async () => {
    const id = await given({ ap_date: '2026-03-02', type: 'back', ap_time: '23:50', pick_time: '23:50' });
    expect((await find({ ap_time: '00:30', pick_time: '00:05' })).body).toMatchObject([
      { kind: 'overlap', date: '2026-03-03', bookingId: id, minutes: 15 },
    ]);
    expect((await find({ ap_time: '00:30', pick_time: '23:55', dates: ['2026-03-03'] })).body).toMatchObject([
      { minutes: 25 },
    ]);
  });

  it('conflicts count waiting and the return of a trip that covers both', async () => {
    const id = await given({ ap_time: '11:30', pick_time: '11:00' });
    expect((await find({ back: true, ap_waittime: '01:30' })).body).toMatchObject([
      { kind: 'overlap', bookingId: id, minutes: 30 },
    ]);
    expect((await find({ back: false, ap_waittime: '01:30' })).body).toEqual([]);
  });

  it('conflicts of a driver with a trip include a route that is too long for the available time, when the places are known', async () => {
    const far = await server.db
      .insertInto('destination')
      .values({ name: 'CHU', latitude: 50.4669, longitude: 4.8675 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await given({ destinationId: far.id, ap_time: '09:00', pick_time: '08:00' });
    expect((await find()).body).toEqual([]);
    await server.db.updateTable('client').set({ latitude: 50.8467, longitude: 4.3525 }).execute();
    const { body } = await find();
    await server.db.updateTable('client').set({ latitude: null, longitude: null }).execute();
    expect(body).toEqual([
      { kind: 'travel', date: '2026-03-03', bookingId: id, slot: null, minutes: expect.any(Number) },
    ]);
  });

  it('finds drivers unavailable by marked slots, weekly pattern and leave', async () => {
    const { driverId } = records;
    await server.db
      .insertInto('availability')
      .values({ driverId, date: '2026-03-03', slots: [1, 5] })
      .execute();
    await server.db
      .insertInto('availability_pattern')
      .values({ driverId, weekdays: JSON.stringify([[], [0], [1], [], [], [], []]) })
      .execute();
    await server.db
      .insertInto('driver_leave')
      .values({ driverId, startDate: '2026-03-05', endDate: '2026-03-06' })
      .execute();
    const { body } = await find({ dates: ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-10'] });
    expect(body.map(({ kind, date, slot }) => `${kind} ${date} ${slot}`)).toEqual([
      'unavailable 2026-03-03 1',
      'unavailable 2026-03-04 1',
      'unavailable 2026-03-05 null',
    ]);
  });

  it('conflicts of a driver with a trip include that the driver is inactive', async () => {
    await given();
    await server.db.updateTable('driver').set({ active: false }).execute();
    expect((await find()).body).toMatchObject([{ kind: 'inactive', bookingId: null }]);
  });
});

describe('asking for conflicts', () => {
  it.each([
    ['driver', { driverId: 9999 }, 'driverId', 'validation.notFound'],
    ['client', { clientId: 9999 }, 'clientId', 'validation.notFound'],
    ['destination', { destinationId: 9999 }, 'destinationId', 'validation.notFound'],
    ['day that can be counted from', { dates: ['2026-03-03', '0001-01-01'] }, 'dates.1', 'validation.date'],
    ['day after it', { dates: ['9999-12-31'] }, 'dates.0', 'validation.date'],
  ])('needs a known %s', async (_, more, field, messageKey) => {
    expect(await find(more)).toMatchObject({ status: 400, problem: { fields: [{ field, messageKey }] } });
  });

  it.each([
    ['no day', { dates: [] }],
    ['a day twice', { dates: ['2026-03-03', '2026-03-03'] }],
    ['a time that is none', { ap_time: '25:00' }],
    ['a field nobody knows', { drop: 'table' }],
    ['a number as text', { driverId: '1; drop table booking' }],
  ])('is refused with %s', async (_, more) => {
    expect((await server.callWith(token, 'findBookingConflicts', { ...asked(), ...more })).status).toBe(400);
  });

  it.each(['{"to"', '[]', '{"totals":{},"back":[{"trip":{"price":0,"distance":0,"duration":1e999}}]}', '"\\u0000"'])(
    'accepts a distance without information: %s',
    async (distance) => {
      expect((await find({ type: 'back', distance })).status).toBe(200);
    },
  );
});
