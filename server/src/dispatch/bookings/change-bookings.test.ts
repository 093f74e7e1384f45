import { beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { bookingStage } from '../../testing/booking-stage.ts';

const { server, token, records, updates, given, add, saved, historyOf, invoice } = await bookingStage();
let ids: number[];
beforeEach(async () => {
  ids = [];
  for (const day of ['03', '04', '05'])
    ids.push(
      await given({
        ap_date: `2026-03-${day}`,
        price_driver: 20,
        accepted: 2,
        commission: 20,
      }),
    );
  updates.length = 0;
});

const change = (form: Partial<BodyOf<'changeBookings'>>) =>
  server.call(token, 'changeBookings', { ids, change: { status: 1 }, ...form });

describe('a bulk change', () => {
  it('sets one status on several bookings, each with a history line, and notifies once', async () => {
    const [one = 0, two = 0, three = 0] = ids;
    const { status, body } = await change({ ids: [three, one, two] });
    expect({ status, body }).toEqual({
      status: 200,
      body: [three, one, two].map((id) => ({ id, result: 'changed', problem: null, change: expect.any(Number) })),
    });
    expect((await saved()).map((row) => row.status)).toEqual([1, 1, 1]);
    expect(updates).toEqual([{ ids: [three, one, two], dates: ['2026-03-03', '2026-03-04', '2026-03-05'] }]);
    for (const id of ids)
      expect(await historyOf(id)).toMatchObject([{ action: 'update', changes: [{ field: 'status', old: 0, new: 1 }] }]);
  });

  it('assigns another driver to several bookings, without price and asked again; a booking that he already has stays unchanged', async () => {
    await server.db
      .updateTable('booking')
      .set({ driverId: records.otherDriverId })
      .where('id', '=', ids[1] ?? 0)
      .execute();
    const { body } = await change({ change: { driverId: records.otherDriverId } });
    expect(body.map(({ result }) => result)).toEqual(['changed', 'unchanged', 'changed']);
    const asked = { driverId: records.otherDriverId, price_driver: null, accepted: 1, commission: 12.5 };
    expect(await saved()).toMatchObject([asked, { price_driver: 20, accepted: 2, commission: 20 }, asked]);
    expect(updates).toEqual([{ ids: [ids[0], ids[2]], dates: ['2026-03-03', '2026-03-05'] }]);
  });

  it('refuses single bookings of a bulk change with the reason and changes the others', async () => {
    await invoice(ids[1] ?? 0, 'driver');
    const { status, body } = await change({ ids: [...ids, 999_999], change: { driverId: records.otherDriverId } });
    expect(status).toBe(200);
    expect(body.map(({ result, problem }) => [result, problem?.status ?? null, problem?.code ?? null])).toEqual([
      ['changed', null, null],
      ['refused', 409, 'booking.invoiced'],
      ['changed', null, null],
      ['refused', 404, 'notFound'],
    ]);
    expect(body[1]?.problem?.fields.map(({ field }) => field)).toContain('driverId');
    expect((await saved()).map(({ driverId }) => driverId)).toEqual([
      records.otherDriverId,
      records.driverId,
      records.otherDriverId,
    ]);
  });

  it('skips a trip that a colleague gave to another driver meanwhile, and changes the others', async () => {
    const [one = 0, two = 0, three = 0] = ids;
    await server.db.updateTable('booking').set({ driverId: records.otherDriverId }).where('id', '=', two).execute();
    const before = await saved();
    const { body } = await change({ change: { accepted: 0 }, driverId: records.driverId });
    expect(body).toMatchObject([
      { id: one, result: 'changed' },
      { id: two, result: 'refused', problem: { status: 409, code: 'record.changed' } },
      { id: three, result: 'changed' },
    ]);
    const after = await saved();
    expect(after.map(({ accepted }) => accepted)).toEqual([0, 2, 0]);
    expect(after[1]).toEqual(before[1]);
  });

  it('refuses to reopen a trip when the client then travels twice, naming the other trip, until it is confirmed', async () => {
    const [one = 0, two = 0] = ids;
    const beside = await given({ ap_date: '2026-03-03' });
    await server.db.updateTable('booking').set({ status: 3 }).where('id', 'in', [one, two]).execute();
    const { body } = await change({ ids: [one, two], change: { status: 0 } });
    expect(body).toMatchObject([
      { id: one, result: 'refused', problem: { status: 409, code: 'booking.duplicate' } },
      { id: two, result: 'changed' },
    ]);
    expect(body[0]?.problem?.params?.['ids']).toBe(String(beside));
    expect((await saved()).map(({ id, status }) => [id, status])).toContainEqual([one, 3]);
    const confirmed = await change({ ids: [one], change: { status: 0 }, confirmDuplicates: true });
    expect(confirmed.body).toMatchObject([{ id: one, result: 'changed', doubles: [{ id: beside }] }]);
  });

  it('refuses a bulk change to an unknown driver and notifies nobody', async () => {
    const { body } = await change({ change: { driverId: 999_999 } });
    expect(body.map(({ result, problem }) => [result, problem?.fields])).toEqual(
      ids.map(() => ['refused', [{ field: 'driverId', messageKey: 'validation.notFound' }]]),
    );
    expect(updates).toEqual([]);
  });

  it('leaves other legs and the rest of a standing order out of a bulk change', async () => {
    const series = { weekdays: [1], until: '2026-04-30' };
    const { body } = await add({ dates: ['2026-04-06', '2026-04-13'], series, return: { ap_time: '14:00' } });
    await change({ ids: [body.insertId], change: { status: 3 } });
    expect((await saved()).slice(3).map((row) => row.status)).toEqual([3, 0, 0, 0]);
  });

  it('survives two bulk changes of the same bookings in opposite orders', async () => {
    const answers = await Promise.all([
      change({ ids, change: { status: 1 } }),
      change({ ids: ids.toReversed(), change: { status: 3 } }),
      change({ change: { driverId: records.otherDriverId } }),
    ]);
    expect(
      answers.flatMap(({ body }) => body.map(({ result }) => result)).filter((result) => result === 'refused'),
    ).toEqual([]);
    expect(await saved()).toMatchObject(ids.map(() => ({ driverId: records.otherDriverId })));
  });

  it('a bulk change accepts up to five hundred bookings', async () => {
    const row = {
      driverId: records.driverId,
      clientId: records.clientId,
      destinationId: records.destinationId,
      type: 'to' as const,
      ap_date: '2026-05-05',
      ap_time: '10:00',
      pick_address: 'x',
    };
    const many = await server.db
      .insertInto('booking')
      .values(Array.from({ length: 500 }, () => row))
      .returning('id')
      .execute();
    const { body } = await change({ ids: many.map(({ id }) => id) });
    expect(body.filter(({ result }) => result === 'changed')).toHaveLength(500);
    expect(updates).toHaveLength(1);
  });
});

describe('a bulk change', () => {
  it.each([
    ['of nothing', { ids: [] }],
    ['of one booking twice', { ids: [1, 1] }],
    ['of more than five hundred', { ids: Array.from({ length: 501 }, (_, index) => index + 1) }],
    ['of what is no number', { ids: ['1'] }],
    ['to nothing', { change: {} }],
    ['of two things', { change: { status: 1, driverId: 1 } }],
    ['to a status that does not exist', { change: { status: 4 } }],
    ['of a field that may not be changed so', { change: { price: 1 } }],
  ])('is refused: %s', async (_, wrong) => {
    expect((await server.callWith(token, 'changeBookings', { ids: [1], change: { status: 1 }, ...wrong })).status).toBe(
      400,
    );
    expect((await saved()).map((row) => row.status)).toEqual([0, 0, 0]);
  });
});
