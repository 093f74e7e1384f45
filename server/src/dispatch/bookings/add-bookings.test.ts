import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { bookingStage } from '../../testing/booking-stage.ts';
import { bookingForm } from '../../testing/records.ts';

const { server, records, token, updates, given, add, update, saved, historyOf } = await bookingStage();

const distance = JSON.stringify({
  to: [
    {
      trip: {
        price: 2,
        distance: 3.2,
        duration: 500,
        geometry: [
          [50, 4],
          [51, 4],
        ],
      },
    },
  ],
  totals: { to: { price: 9, distance: 21.85, duration: 2420 }, back: { price: 8, distance: 22.1, duration: 2500 } },
});

describe('a new booking', () => {
  it('a new booking is made once for each date, and answers every number', async () => {
    const { status, body } = await add({ dates: ['2026-03-03', '2026-03-05', '2026-03-10'] });
    const rows = await saved();
    expect(status).toBe(200);
    expect(body).toEqual({ insertIds: rows.map(({ id }) => id), insertId: rows[0]?.id });
    expect(rows.map(({ ap_date }) => ap_date)).toEqual(['2026-03-03', '2026-03-05', '2026-03-10']);
  });

  it('a new booking starts pending, with the driver asked, no parking cost, and the commission of the driver', async () => {
    await add();
    expect((await saved())[0]).toMatchObject({
      status: 0,
      accepted: 1,
      charged: false,
      ticket_price: 0,
      waitprice: 0,
      motive: 0,
      commission: 20,
      back: false,
    });
  });

  it.each([
    ['the price given', { price: 0, price_driver: 30, distance }, 0],
    ['else the driver price', { price_driver: 30, distance }, 30],
    ['else the computed price of the type', { distance }, 9],
    ['else the computed price of the type, for a return', { type: 'back' as const, distance }, 8],
    [
      'else the computed price of both ways, when it covers the return',
      {
        back: true,
        distance: distance.replace('"totals":{', '"totals":{"total":{"price":17,"distance":43.95,"duration":4920},'),
      },
      17,
    ],
    ['else none', { pick_address: 'chez sa sœur' }, null],
  ])('is saved with %s', async (_, more, price) => {
    await add(more);
    expect((await saved())[0]?.price).toBe(price);
  });

  it('charges 5 euros for each half hour of waiting unless the booking gives another price', async () => {
    await add({ ap_waittime: '01:30' });
    await add({ ap_waittime: '01:30', waitprice: 12.5, dates: ['2026-03-04'] });
    expect((await saved()).map(({ waitprice }) => waitprice)).toEqual([15, 12.5]);
  });

  it('covers the return only when its type is outbound', async () => {
    await add({ back: true });
    await add({ back: true, type: 'simple', dates: ['2026-03-04'] });
    expect((await saved()).map(({ back }) => back)).toEqual([true, false]);
  });

  it('stores the figures of the route without its geometry', async () => {
    await add({ distance });
    expect((await saved())[0]?.distance).toContain('21.85');
    expect((await saved())[0]?.distance).not.toContain('geometry');
  });

  it('notifies once, after the commit, which bookings and days changed', async () => {
    const { body } = await add({ dates: ['2026-03-05', '2026-03-03'] });
    expect(updates).toEqual([{ ids: body.insertIds, dates: ['2026-03-03', '2026-03-05'] }]);
  });

  it('a new booking stores its author in the history', async () => {
    const { body } = await add();
    const history = await historyOf(body.insertId);
    expect(history).toMatchObject([{ action: 'create', user: { name: 'Ada dispatch' } }]);
    expect(history[0]?.changes).toContainEqual({ field: 'ap_time', old: null, new: '10:00' });
  });
});

it('several dates are all saved or none', async () => {
  await given({ ap_date: '2026-03-05' });
  const { status, problem } = await add({ dates: ['2026-03-03', '2026-03-05'] });
  expect({ status, code: problem.code }).toEqual({ status: 409, code: 'booking.duplicate' });
  expect(await saved()).toHaveLength(1);
  expect(updates).toEqual([]);
});

describe('the same patient at overlapping or near times', () => {
  it.each([
    ['a copy half an hour beside an existing one', { ap_time: '10:30' }],
    ['another destination at the same time', { ap_time: '10:00', type: 'simple' as const }],
    ['a way home that begins on the way there', { ap_time: '09:55', type: 'back' as const }],
  ])('asks about %s, naming patient and trip', async (_, more) => {
    const { body } = await add();
    const { status, problem } = await add(more);
    expect([status, problem.code]).toEqual([409, 'booking.duplicate']);
    expect(problem.params).toMatchObject({ ids: String(body.insertId), client: expect.stringMatching(/\S \S/) });
    expect(JSON.parse(String(problem.params?.trips))).toMatchObject([
      { id: body.insertId, ap_time: '10:00', type: 'to' },
    ]);
    expect((await add({ ...more, confirmDuplicates: true })).status).toBe(200);
  });

  it('accepts a return after the visit, and a second visit later, without a question', async () => {
    await add();
    expect((await add({ ap_time: '11:30', type: 'back' })).status).toBe(200);
    expect((await add({ ap_time: '15:00' })).status).toBe(200);
  });

  it('asks about each date of a series and about its return legs', async () => {
    await add({ dates: ['2026-03-10'], type: 'back', ap_time: '14:20' });
    const { problem } = await add({ dates: ['2026-03-03', '2026-03-10'], return: { ap_time: '14:00' } });
    expect(problem).toMatchObject({ code: 'booking.duplicate', params: { dates: '2026-03-10' } });
  });

  it('warns of a return that the outbound booking already covers, however late it is', async () => {
    await add({ back: true, ap_waittime: '00:30' });
    const home = await add({ type: 'back', ap_time: '16:00', pick_time: '16:00' });
    expect(home).toMatchObject({ status: 409, problem: { code: 'booking.duplicate' } });
    expect((await add({ ap_time: '14:00', pick_time: '13:30' })).status).toBe(200);
    expect((await add({ type: 'back', ap_time: '16:00', pick_time: '16:00' })).status).toBe(200);
  });

  it('names the overlapping trips of the client when a booking is moved, reopened or restored by an undo', async () => {
    const first = (await add()).body.insertId;
    const { insertId: id } = (await add({ ap_time: '15:00' })).body;
    const change = (form: BodyOf<'updateBooking'>) => update(id, form);
    const beside = { doubles: [expect.objectContaining({ id: first, ap_time: '10:00' })] };
    expect((await change({ ap_time: '10:30', pick_time: '09:50' })).body).toMatchObject(beside);
    const cancelled = (await change({ status: 3 })).body;
    expect(cancelled).not.toHaveProperty('doubles');
    expect((await server.call(token, 'undoChanges', { changes: cancelled.changes ?? [] })).body).toMatchObject([
      { result: 'changed', ...beside },
    ]);
    expect((await change({ comment: 'x' })).body).not.toHaveProperty('doubles');
  });
});

it('a duplicate booking is refused with its number and date, and created when confirmed', async () => {
  const first = await add();
  const again = await add();
  expect(again).toMatchObject({
    status: 409,
    problem: { params: { dates: '2026-03-03', ids: String(first.body.insertId) } },
  });
  expect((await add({ confirmDuplicates: true })).status).toBe(200);
  expect(await saved()).toHaveLength(2);
});

it('a booking that is there already may be booked again at another time, or when it was canceled', async () => {
  await add();
  expect((await add({ ap_time: '11:00' })).status).toBe(200);
  await server.db.updateTable('booking').set({ status: 3 }).execute();
  expect((await add()).status).toBe(200);
});

it('a duplicate booking is created once when two users save concurrently', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => add()));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
  expect(await saved()).toHaveLength(1);
});

describe('required fields of a booking', () => {
  it.each([
    ['a Trip ID and a price with an insurer', { insuranceId: 1 }, ['mutualPatientID', 'mutualAmount']],
    ['an insurer that exists', { insuranceId: 9999, mutualPatientID: 'T1', mutualAmount: 9 }, ['insuranceId']],
    ['a driver that exists', { driverId: 9999 }, ['driverId']],
    ['a client that exists', { clientId: 9999 }, ['clientId']],
    ['a destination that exists', { destinationId: 9999 }, ['destinationId']],
    ['a distance that can be read', { distance: '{"to"' }, ['distance']],
    ['a distance that is one', { distance: '[1]' }, ['distance']],
    ['an address', { pick_address: '' }, ['pick_address']],
    ['one date at least', { dates: [] }, ['dates']],
    ['a date that exists', { dates: ['2026-02-30'] }, ['dates.0']],
    ['a time of day', { ap_time: '24:00' }, ['ap_time']],
    ['cents, not less', { price: 12.345 }, ['price']],
    ['a price within reason', { price_driver: 10_000_000 }, ['price_driver']],
  ])('%s', async (_, more, fields) => {
    const { status, problem } = await add({ ...more });
    expect({ status, fields: problem.fields.map(({ field }) => field) }).toEqual({ status: 400, fields });
    expect(await saved()).toEqual([]);
  });

  it('names the inactive driver of the setting where a trip is to assign, and nobody is chosen', async () => {
    const { driverId: _none, ...form } = bookingForm(records, {
      accepted: 0,
      dates: ['2026-04-01'],
      confirmDuplicates: true,
    });
    const [first, second] = [
      await server.call(token, 'addBookings', form),
      await server.call(token, 'addBookings', form),
    ];
    const rows = await server.db
      .selectFrom('booking')
      .innerJoin('driver', 'driver.id', 'booking.driverId')
      .select(['driver.id', 'lastname', 'active'])
      .where('booking.id', 'in', [first.body.insertId, second.body.insertId])
      .execute();
    expect(rows).toEqual([rows[0], rows[0]]);
    expect(rows[0]).toMatchObject({ lastname: 'À attribuer', active: false });
    const { problem } = await server.callWith(token, 'addBookings', { ...form, accepted: 1 });
    expect(problem.fields).toEqual([{ field: 'driverId', messageKey: 'validation.required' }]);
  });

  it('reports each missing field of an empty booking form', async () => {
    const { problem } = await server.callWith(token, 'addBookings', {});
    expect(problem.fields.map(({ field, messageKey }) => `${field} ${messageKey}`).sort()).toEqual(
      ['ap_time', 'clientId', 'dates', 'destinationId', 'pick_address', 'type'].map(
        (field) => `${field} validation.required`,
      ),
    );
  });
});
