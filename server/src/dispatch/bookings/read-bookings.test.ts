import { describe, expect, it } from 'vitest';
import { lazyValidator } from '../../kernel/validators.ts';
import { bookingStage } from '../../testing/booking-stage.ts';
import type { TestCall } from '../../testing/test-app.ts';

const { server, token, records, given, update } = await bookingStage({ now: () => new Date('2026-03-03T08:00:00Z') });

const day = (startDate: string, endDate?: string, call: TestCall = {}) =>
  server.call(token, 'listBookingsByDate', { startDate, ...(endDate && { endDate }) }, call);
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('the bookings of some days', () => {
  it('the bookings of some days come with their names, the latest day first, then by pick-up time', async () => {
    const late = await given({ ap_date: '2026-03-03', ap_time: '15:00', pick_time: '14:00' });
    const early = await given({ ap_date: '2026-03-03', ap_time: '16:00', pick_time: '08:30' });
    const next = await given({ ap_date: '2026-03-04', pick_time: '12:00' });
    const unknown = await given({ ap_date: '2026-03-03', pick_time: null });
    await given({ ap_date: '2026-03-05' });
    const { body } = await day('2026-03-03', '2026-03-04');
    expect(ids(body)).toEqual([next, early, late, unknown]);
    expect(body[0]).toMatchObject({
      client_lastname: 'Œuvrard',
      driver_lastname: 'Benali',
      driver_active: true,
      destination_name: 'Clinique Saint-Jean',
      ap_time: '10:00',
    });
  });

  it('bookings of a range of days match the contract, with all optional fields', async () => {
    await given({ distance: '{"totals":{}}', nonReimbursed: '{"perDay":2.5}', price: 12.3 });
    const matches = lazyValidator({ type: 'array', items: { $ref: '#/components/schemas/BookingRow' } }, 'json');
    for (const include of [[], ['map'], ['identity'], ['identity', 'map']] as const) {
      const { body } = await server.call(token, 'listBookingsByDate', {
        startDate: '2026-03-03',
        include: [...include],
      });
      expect([matches(body), matches.errors, body.length]).toEqual([true, null, 1]);
    }
  });

  it('bookings of a range of days include national numbers only for users who import transports', async () => {
    await given();
    const ask = async (asking: string) =>
      server.call(asking, 'listBookingsByDate', { startDate: '2026-03-03', include: ['identity'] });
    expect((await ask(token)).body).toMatchObject([{ client_ssn: '85.07.30-033-28', client_birthday: '1985-07-30' }]);
    expect((await day('2026-03-03')).raw.body).not.toContain('85.07.30');
  });

  it('bookings of a range of days log each read of national numbers: user, days and count', async () => {
    await given();
    const reads = () =>
      server.db
        .selectFrom('log')
        .select(['userId', 'url', 'body'])
        .where('url', '=', '/service/booking/byDate')
        .execute();
    const before = (await reads()).length;
    await day('2026-03-03');
    expect(await reads()).toHaveLength(before);
    const range = { startDate: '2026-03-01', endDate: '2026-03-31' };
    const { body, raw } = await server.call(token, 'listBookingsByDate', { ...range, include: ['identity'] });
    const line = (await reads()).at(-1);
    expect(line?.userId).toBe((await server.call(token, 'getSession')).body.user.id);
    expect(JSON.parse(line?.body ?? '')).toEqual({ ...range, include: ['identity'], count: body.length });
    const headers = { 'if-none-match': String(raw.headers.etag) };
    await server.call(token, 'listBookingsByDate', { ...range, include: ['identity'] }, { headers });
    expect(await reads()).toHaveLength(before + 1);
  });

  it('bookings of a range of days are limited to a year, and national numbers to a month', async () => {
    const ask = async (startDate: string, endDate: string, include: ('map' | 'identity')[] = []) =>
      server.call(token, 'listBookingsByDate', { startDate, endDate, include });
    const refused = (max: number) => ({
      status: 400,
      problem: { code: 'rangeTooLong', params: { max }, fields: [{ field: 'endDate', params: { max } }] },
    });
    expect((await ask('2028-01-01', '2028-12-31')).status).toBe(200);
    expect(await ask('2027-12-31', '2028-12-31')).toMatchObject(refused(366));
    expect((await ask('2026-03-01', '2026-03-31', ['identity'])).status).toBe(200);
    expect(await ask('2026-03-01', '2026-04-01', ['identity', 'map'])).toMatchObject(refused(31));
    const timeline = { query: { start: '2026-01-01', end: '2027-01-02' } };
    expect(await server.call(token, 'listTimelineBookings', undefined, timeline)).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'end' }] },
    });
  });

  it('the bookings of some days refuse an end before the start', async () => {
    expect(await day('2026-03-04', '2026-03-03')).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'endDate', messageKey: 'validation.endBeforeStart' }] },
    });
  });

  it('the bookings of some days are answered with 304 until something that they show changes', async () => {
    const id = await given();
    const unchanged = async (etag: string) =>
      (await day('2026-03-03', undefined, { headers: { 'if-none-match': etag } })).status === 304;
    let etag = '';
    const look = async () => {
      etag = String((await day('2026-03-03')).raw.headers.etag);
    };
    const changes: [string, () => Promise<unknown>][] = [
      ['status', () => update(id, { status: 1 })],
      ['name of the client', () => server.db.updateTable('client').set({ lastname: 'Dupont' }).execute()],
      ['driver off duty', () => server.db.updateTable('driver').set({ active: false }).execute()],
      ['another booking', () => given()],
      ['deleted', () => server.db.deleteFrom('booking').where('id', '=', id).execute()],
    ];
    for (const [what, change] of changes) {
      await look();
      expect([what, await unchanged(etag)]).toEqual([what, true]);
      await change();
      expect([what, await unchanged(etag)]).toEqual([what, false]);
    }
    await look();
    await given({ ap_date: '2026-03-04' });
    expect(await unchanged(etag)).toBe(true);
  });

  it('bookings include a saved change immediately, also with many concurrent writes and reads', async () => {
    const bookings = await Promise.all(Array.from({ length: 10 }, () => given()));
    const rounds = await Promise.all(
      bookings.map(async (id, index) => {
        await server.call(token, 'updateBooking', { comment: `round ${index}` }, { path: { id } });
        const { body } = await day('2026-03-03');
        return body.find((row) => row.id === id)?.comment;
      }),
    );
    expect(rounds).toEqual(bookings.map((_, index) => `round ${index}`));
  });

  it('bookings of a range of days are compressed on request', async () => {
    await Promise.all(Array.from({ length: 20 }, () => given()));
    const { raw } = await day('2026-03-03', undefined, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(raw.headers['content-encoding']).toBe('br');
    expect(raw.rawPayload.length).toBeLessThan(2000);
  });
});

it('the timeline goes from yesterday to 21 days ahead unless asked otherwise', async () => {
  const inside = await Promise.all(['2026-03-24', '2026-03-02'].map((ap_date) => given({ ap_date })));
  const outside = await Promise.all(['2026-03-01', '2026-03-25'].map((ap_date) => given({ ap_date })));
  expect(ids((await server.call(token, 'listTimelineBookings')).body)).toEqual(inside);
  const asked = await server.call(token, 'listTimelineBookings', undefined, {
    query: { start: '2026-03-01', end: '2026-03-01' },
  });
  expect(ids(asked.body)).toEqual([outside[0]]);
  expect(
    (
      await server.call(token, 'listTimelineBookings', undefined, {
        query: { start: '2026-04-01', end: '2026-03-01' },
      })
    ).status,
  ).toBe(400);
});

it('the timeline includes coordinates for estimates between trips on request', async () => {
  await given({ ap_date: '2026-03-03' });
  const [short] = (await server.call(token, 'listTimelineBookings')).body;
  const [long] = (await server.call(token, 'listTimelineBookings', undefined, { query: { include: 'map' } })).body;
  expect(short).not.toHaveProperty('client_latitude');
  for (const field of ['client_latitude', 'client_longitude', 'destination_latitude', 'destination_longitude'])
    expect(long).toHaveProperty(field);
});

describe('one booking', () => {
  it('one booking is a list of one, with the addresses', async () => {
    const id = await given();
    expect((await server.call(token, 'getBooking', undefined, { path: { id } })).body).toMatchObject([
      { id, client_fullAddress: 'Rue Neuve 3, 1000 Bruxelles' },
    ]);
  });

  it.each([
    ['9999999', 404],
    ['0', 400],
    ['x', 400],
    ['99999999999', 400],
  ])('numbered %s is refused with %i', async (id, status) => {
    expect((await server.callWith(token, 'getBooking', undefined, { path: { id } })).status).toBe(status);
  });
});

const find = (type: 'to' | 'back' | 'simple', driverId?: number) =>
  server.call(token, 'findReturnBooking', {
    ap_date: '2026-03-03',
    clientId: records.clientId,
    destinationId: records.destinationId,
    type,
    ...(driverId && { driverId }),
  });

it('the matching return is in the opposite direction on the same day, without canceled ones', async () => {
  const [to, back] = [await given(), await given({ type: 'back', ap_time: '14:00' })];
  await given({ type: 'back', ap_date: '2026-03-04' });
  await given({ type: 'back', status: 3 });
  expect([ids((await find('to')).body), ids((await find('simple')).body), ids((await find('back')).body)]).toEqual([
    [back],
    [back],
    [to],
  ]);
  expect((await find('to', records.otherDriverId)).body).toEqual([]);
});

it('the day of a driver is found by number, by last name, or by both names in either order, without accents', async () => {
  const id = await given();
  for (const name of [records.driverId, 'BENALI', 'bénali', 'Benali Karim', 'karim bénali']) {
    expect(
      ids((await server.call(token, 'listDriverBookings', { ap_date: '2026-03-03' }, { path: { name } })).body),
    ).toEqual([id]);
  }
  expect(
    (await server.call(token, 'listDriverBookings', { ap_date: '2026-03-03' }, { path: { name: 'Nobody' } })).status,
  ).toBe(404);
});

it('bookings made from transports are found by the ids of the transports', async () => {
  const id = await given({ mutualPatientID: 'T-1' });
  expect(ids((await server.call(token, 'listBookingsByTransportIds', { transportIds: ['T-0', 'T-1'] })).body)).toEqual([
    id,
  ]);
});
