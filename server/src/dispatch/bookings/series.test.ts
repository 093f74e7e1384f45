import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingForm } from '../../testing/records.ts';
import { dates, startStandingOrder } from '../../testing/standing-order.ts';

const order = await startStandingOrder();
afterAll(() => order.server.close());
beforeEach(() => order.renew());

describe('a standing order', () => {
  it('stores the rule of a standing order as chosen, and links all its bookings to it', async () => {
    const [series] = await order.server.db.selectFrom('booking_series').select(['id', 'weekdays', 'until']).execute();
    const rule = { weekdays: [1, 3, 5], until: '2026-03-10' };
    expect(series).toMatchObject(rule);
    const answer = await order.server.call(order.token, 'getStandingOrder', undefined, {
      path: { id: series?.id ?? 0 },
    });
    expect(answer.body).toEqual(rule);
    expect((await order.saved()).map(({ seriesId }) => seriesId)).toEqual(dates.map(() => series?.id));
  });

  it('a standing order contains the returns, and lists everything by day', async () => {
    await order.renew({ return: { ap_time: '14:00' } });
    const id = (await order.saved())[0]?.seriesId ?? 0;
    const { body } = await order.server.call(order.token, 'listSeriesBookings', undefined, { path: { id } });
    expect(body.map(({ ap_date, type }) => `${ap_date} ${type}`)).toEqual(
      dates.flatMap((date) => [`${date} to`, `${date} back`]),
    );
    expect(body.every(({ seriesId }) => seriesId === id)).toBe(true);
  });

  it.each(['getStandingOrder', 'listSeriesBookings'] as const)(
    '%s does not find one that does not exist',
    async (read) => {
      expect((await order.server.call(order.token, read, undefined, { path: { id: 999_999 } })).status).toBe(404);
    },
  );

  it.each([
    ['no days', { weekdays: [], until: '2026-03-10' }],
    ['an eighth day', { weekdays: [8], until: '2026-03-10' }],
    ['a day twice', { weekdays: [1, 1], until: '2026-03-10' }],
    ['no end', { weekdays: [1] }],
    ['an end that does not exist', { weekdays: [1], until: '2026-02-30' }],
  ])('with %s is refused', async (_, series) => {
    expect(
      (await order.server.callWith(order.token, 'addBookings', { ...bookingForm(order.records), series })).status,
    ).toBe(400);
  });
});

it('a standing order may be as long as a year of days', async () => {
  const days = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10));
  await order.renew({ dates: days, return: { ap_time: '14:00', willCall: true } });
  expect(order.ids()).toHaveLength(800);
  const { body } = await order.update(0, { driverId: order.records.otherDriverId, scope: 'all' });
  expect(body).toMatchObject({ affectedRows: 400, skipped: [] });
});

/** Numbers of the latest lines of history. */
const changesOf = async (count: number) =>
  (await order.server.db.selectFrom('booking_history').select('id').orderBy('id', 'desc').limit(count).execute()).map(
    ({ id }) => id,
  );

describe('a change of a standing order', () => {
  it.each([
    [undefined, ['10:00', '11:15', '10:00', '10:00'], 1],
    ['one', ['10:00', '11:15', '10:00', '10:00'], 1],
    ['following', ['10:00', '11:15', '11:15', '11:15'], 3],
    ['all', ['11:15', '11:15', '11:15', '11:15'], 4],
  ] as const)('changes the bookings of the scope %s', async (scope, times, affectedRows) => {
    const { body } = await order.update(1, { ap_time: '11:15', ...(scope && { scope }) });
    expect(body).toEqual({
      affectedRows,
      changes: (await changesOf(affectedRows)).toReversed(),
      ...(scope && scope !== 'one' && { skipped: [] }),
    });
    expect(await order.values('ap_time')).toEqual(times);
  });

  it('notifies once of a changed standing order, and records it in the history of each booking', async () => {
    await order.update(1, { ap_time: '11:15', scope: 'following' });
    expect(order.updates.map((each) => ({ ...each, ids: each.ids.toSorted((one, other) => one - other) }))).toEqual([
      { ids: order.ids().slice(1), dates: dates.slice(1) },
    ]);
    expect(await order.historyOf(0)).toHaveLength(1);
    for (const index of [1, 2, 3])
      expect((await order.historyOf(index))[0]).toMatchObject({
        action: 'update',
        changes: expect.arrayContaining([{ field: 'ap_time', old: '10:00', new: '11:15' }]),
      });
  });

  it('a whole form sent for a standing order changes in the other bookings only the fields that differ in its own', async () => {
    await order.update(3, { comment: 'Férié: autre entrée' });
    const { price, price_driver, waitprice, pick_address, ap_date } = (await order.saved())[0] ?? {};
    await order.update(0, {
      price,
      price_driver,
      waitprice,
      pick_address,
      ap_date,
      comment: null,
      ap_time: '09:30',
      scope: 'all',
    });
    expect(await order.values('ap_time')).toEqual(['09:30', '09:30', '09:30', '09:30']);
    expect(await order.values('comment')).toEqual([null, null, null, 'Férié: autre entrée']);
  });

  it('a change of a standing order assigns another driver without a price, asked again, with his own commission', async () => {
    await order.server.db.updateTable('booking').set({ accepted: 2 }).execute();
    await order.update(1, {
      driverId: order.records.otherDriverId,
      price_driver: null,
      accepted: 1,
      scope: 'following',
    });
    expect(await order.values('driverId')).toEqual([
      order.records.driverId,
      ...order
        .ids()
        .slice(1)
        .map(() => order.records.otherDriverId),
    ]);
    expect(await order.values('price_driver')).toEqual([20, null, null, null]);
    expect(await order.values('accepted')).toEqual([2, 1, 1, 1]);
    expect(await order.values('commission')).toEqual([20, 12.5, 12.5, 12.5]);
  });

  it('keeps the price that is sent with another driver, even when it is unchanged', async () => {
    await order.update(0, { driverId: order.records.otherDriverId, price_driver: 20, accepted: 0, scope: 'all' });
    expect(await order.values('price_driver')).toEqual([20, 20, 20, 20]);
    expect(await order.values('accepted')).toEqual([0, 0, 0, 0]);
  });

  it('changes the status of a standing order', async () => {
    await order.update(2, { status: 3, scope: 'following' });
    expect(await order.values('status')).toEqual([0, 0, 3, 3]);
  });

  it('cancels a pause with its returns until its last day, without trips that a driver accepted', async () => {
    await order.renew({ return: { ap_time: '14:00' } });
    await order.server.db.updateTable('booking').set({ accepted: 2 }).where('id', '=', order.idOf(2)).execute();
    const pause = { status: 3, scope: 'following', until: '2026-03-06', keepAccepted: true, alsoLinked: true } as const;
    const { body } = await order.update(1, pause);
    expect(body).toMatchObject({
      affectedRows: 2,
      skipped: [{ id: order.idOf(2), ap_date: '2026-03-06', reason: 'accepted' }],
    });
    expect(await order.values('status')).toEqual([0, 3, 0, 0, 0, 3, 0, 0]);
  });

  it('keeps the return of the first trip of a pause when its driver accepted it', async () => {
    await order.renew({ return: { ap_time: '14:00' } });
    await order.server.db.updateTable('booking').set({ accepted: 2 }).where('id', '=', order.idOf(5)).execute();
    const pause = { status: 3, scope: 'following', keepAccepted: true, alsoLinked: true } as const;
    const { body } = await order.update(1, { ...pause, until: '2026-03-04' });
    expect(body.skipped).toEqual([{ id: order.idOf(5), ap_date: '2026-03-04', reason: 'accepted' }]);
    expect(await order.values('status')).toEqual([0, 3, 0, 0, 0, 0, 0, 0]);
  });

  it('never touches closed, unfounded, canceled and invoiced ones, and says which', async () => {
    await order.update(0, { status: 1 });
    await order.update(2, { status: 3 });
    await order.invoice(3);
    const { body } = await order.update(1, { comment: 'x', ap_time: '11:15', scope: 'all' });
    const skipped = [
      [0, 'closed'],
      [2, 'closed'],
      [3, 'invoiced'],
    ].map(([index, reason]) => ({ id: order.idOf(Number(index)), ap_date: dates[Number(index)], reason }));
    expect(body).toMatchObject({ affectedRows: 1, skipped });
    expect(await order.values('ap_time')).toEqual(['10:00', '11:15', '10:00', '10:00']);
  });

  it('applies the usual rules to the edited booking: a closed one may change, an invoiced one refuses amounts', async () => {
    await order.update(0, { status: 1 });
    expect((await order.update(0, { comment: 'x', scope: 'all' })).body.affectedRows).toBe(4);
    await order.invoice(1);
    const { status, problem } = await order.update(1, { price: 30, scope: 'all' });
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'booking.invoiced' });
    expect(await order.values('price')).toEqual([25, 25, 25, 25]);
  });

  it('does not change the days', async () => {
    const { status, problem } = await order.update(1, { ap_date: '2026-03-20', scope: 'following' });
    expect({ status, fields: problem.fields }).toEqual({
      status: 400,
      fields: [{ field: 'ap_date', messageKey: 'validation.booking.dayOfSeries' }],
    });
    expect((await order.update(1, { ap_date: '2026-03-20', scope: 'one' })).status).toBe(200);
  });

  it('a change of a standing order is made as a whole or not at all', async () => {
    await order.update(0, { insuranceId: order.records.insuranceId, mutualPatientID: 'T1', mutualAmount: 9 });
    await order.server.db
      .updateTable('booking')
      .set({ insuranceId: order.records.insuranceId })
      .where('id', '=', order.idOf(2))
      .execute();
    const incomplete = await order.update(0, { mutualAmount: 10, ap_time: '11:00', scope: 'all' });
    expect(incomplete).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'mutualPatientID', messageKey: 'validation.required' }] },
    });
    expect(await order.values('ap_time')).toEqual(['10:00', '10:00', '10:00', '10:00']);
  });

  it('skips returns, archived bookings, and those of other standing orders', async () => {
    await order.renew({ return: { ap_time: '14:00' } });
    const others = await order.order({ ap_time: '08:00' });
    await order.server.call(order.token, 'archiveBooking', undefined, { path: { id: order.idOf(3) } });
    await order.update(0, { ap_time: '09:00', scope: 'all' });
    expect(await order.values('ap_time')).toEqual([
      '09:00',
      '09:00',
      '09:00',
      '10:00',
      '14:00',
      '14:00',
      '14:00',
      '14:00',
      ...others.map(() => '08:00'),
    ]);
    await order.update(5, { ap_time: '15:00', scope: 'following' });
    expect((await order.values('ap_time')).slice(4, 8)).toEqual(['14:00', '15:00', '15:00', '15:00']);
  });

  it('a change of a standing order changes only the booking when it belongs to no standing order', async () => {
    const { body } = await order.server.call(
      order.token,
      'addBookings',
      bookingForm(order.records, { ap_time: '07:00' }),
    );
    expect(
      (
        await order.server.call(
          order.token,
          'updateBooking',
          { comment: 'x', scope: 'all' },
          { path: { id: body.insertId } },
        )
      ).body,
    ).toMatchObject({ affectedRows: 1, skipped: [] });
  });

  it.each([
    ['a scope that does not exist', { scope: 'some', comment: 'x' }],
    ['a scope that is a list', { scope: ['all'], comment: 'x' }],
    ['alsoLinked as a text', { alsoLinked: 'yes', status: 3 }],
  ])('is refused with %s', async (_, form) => {
    expect(
      (await order.server.callWith(order.token, 'updateBooking', form, { path: { id: order.idOf(0) } })).status,
    ).toBe(400);
  });
});
