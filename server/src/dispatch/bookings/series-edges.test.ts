import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dates, startStandingOrder } from '../../testing/standing-order.ts';

const order = await startStandingOrder();
afterAll(() => order.server.close());
beforeEach(() => order.renew());

describe('edge cases of the scope of a standing order', () => {
  it('the last booking has no following ones, and all follow the first', async () => {
    expect((await order.update(3, { comment: 'x', scope: 'following' })).body).toMatchObject({
      affectedRows: 1,
      skipped: [],
    });
    expect((await order.update(0, { comment: 'y', scope: 'following' })).body.affectedRows).toBe(4);
  });

  it('a moved booking is ordered by its new day', async () => {
    await order.update(0, { ap_date: '2026-03-07' });
    await order.update(0, { comment: 'x', scope: 'following' });
    expect(await order.values('comment')).toEqual(['x', null, null, 'x']);
    await order.update(2, { info: 'y', scope: 'following' });
    expect(await order.values('info')).toEqual(['y', null, 'y', 'y']);
  });

  it('one on the same day as another is not one of the following', async () => {
    await order.update(3, { ap_date: dates[2] ?? '' });
    expect((await order.update(2, { comment: 'x', scope: 'following' })).body.affectedRows).toBe(1);
  });

  it('a booking changed to a return is skipped when the outbound trips change', async () => {
    await order.update(1, { type: 'back' });
    expect((await order.update(0, { comment: 'x', scope: 'all' })).body.affectedRows).toBe(3);
    expect(await order.values('comment')).toEqual(['x', null, 'x', 'x']);
  });

  it('a standing order includes public holidays and days of clock changes, but not skipped times', async () => {
    const distance = JSON.stringify({
      to: [{ trip: { price: 2, distance: 3, duration: 300 } }, { trip: { price: 9, distance: 25, duration: 1950 } }],
      totals: {},
    });
    await order.renew({ dates: ['2026-03-29', '2026-05-01', '2026-10-25'], ap_time: '03:00', distance });
    expect(await order.values('pick_time')).toEqual(['01:12', '02:12', '02:12']);
    expect((await order.update(1, { ap_time: '02:30', scope: 'all' })).problem.fields).toEqual([
      { field: 'ap_time', messageKey: 'validation.timeSkipped', params: { date: '29/03/2026', time: '03:30' } },
    ]);
    expect(await order.values('ap_time')).toEqual(['03:00', '03:00', '03:00']);
    expect((await order.update(1, { ap_time: '03:30', scope: 'all' })).body.affectedRows).toBe(3);
    expect(await order.values('pick_time')).toEqual(['01:42', '02:42', '02:42']);
  });
});

describe('the other legs of a standing order', () => {
  beforeEach(() => order.renew({ return: { ap_time: '14:00' } }));

  it('cancels the linked legs with a standing order when they exist, are pending and not invoiced', async () => {
    await order.remove(4, {});
    await order.invoice(5);
    await order.update(6, { status: 1 });
    const { body } = await order.update(0, { status: 3, scope: 'all', alsoLinked: true });
    expect(body).toMatchObject({
      affectedRows: 5,
      skipped: [
        { id: order.idOf(5), reason: 'invoiced' },
        { id: order.idOf(6), reason: 'closed' },
      ],
    });
    expect(await order.values('status')).toEqual([3, 3, 3, 3, 0, 1, 3]);
  });

  it('restores the linked legs with a standing order, each with its former values', async () => {
    await order.update(6, { status: 1 });
    const before = await order.saved();
    const { body } = await order.update(0, { status: 3, scope: 'all', alsoLinked: true });
    const back = await order.server.call(order.token, 'undoChanges', { changes: body.changes ?? [] });
    expect(back.body.every(({ result }) => result === 'changed')).toBe(true);
    expect(await order.saved()).toEqual(before);
  });
});

describe('deleting a standing order', () => {
  it.each([
    ['one', [0, 2, 3], 1],
    ['following', [0], 3],
    ['all', [], 4],
  ] as const)('deletes the bookings of the scope %s', async (scope, left, affectedRows) => {
    expect((await order.remove(1, { scope })).body).toEqual({ affectedRows, ...(scope !== 'one' && { skipped: [] }) });
    expect((await order.saved()).map(({ id }) => order.ids().indexOf(id))).toEqual(left);
    expect((await order.historyOf(1))[0]).toMatchObject({ action: 'delete' });
    expect(order.updates[0]?.ids).toHaveLength(affectedRows);
  });

  it('leaves closed and invoiced ones, and says which', async () => {
    await order.update(0, { status: 1 });
    await order.invoice(2);
    const { body } = await order.remove(1, { scope: 'all' });
    expect(body).toEqual({
      affectedRows: 2,
      skipped: [
        { id: order.idOf(0), ap_date: dates[0], reason: 'closed' },
        { id: order.idOf(2), ap_date: dates[2], reason: 'invoiced' },
      ],
    });
  });

  it('deleting a standing order is refused while the booking itself is invoiced', async () => {
    await order.invoice(1);
    expect(await order.remove(1, { scope: 'all' })).toMatchObject({
      status: 409,
      problem: { code: 'booking.invoiced' },
    });
    expect(await order.saved()).toHaveLength(4);
  });

  it('deletes the returns as well on request', async () => {
    await order.renew({ return: { ap_time: '14:00' } });
    await order.update(7, { status: 1 });
    const { body } = await order.remove(1, { scope: 'following', alsoLinked: 'true' });
    expect(body).toEqual({ affectedRows: 5, skipped: [{ id: order.idOf(7), ap_date: dates[3], reason: 'closed' }] });
    expect((await order.saved()).map(({ id, linkedId }) => [order.ids().indexOf(id), linkedId])).toEqual([
      [0, order.idOf(4)],
      [4, order.idOf(0)],
      [7, null],
    ]);
  });
});

describe('concurrent changes of standing orders', () => {
  it('concurrent changes and deletions of standing orders on the same days in opposite orders do not fail', async () => {
    const other = await order.order({ dates: dates.toReversed(), ap_time: '08:00' });
    const [first = 0] = other;
    const calls = Array.from({ length: 8 }, (_, turn) => [
      order.server.call(
        order.token,
        'updateBooking',
        { comment: `a${turn}`, scope: 'all' },
        { path: { id: order.idOf(turn % 4) } },
      ),
      order.server.call(
        order.token,
        'updateBooking',
        { comment: `b${turn}`, scope: 'all' },
        { path: { id: other[turn % 4] ?? first } },
      ),
      order.server.call(
        order.token,
        'updateBooking',
        { info: `c${turn}` },
        { path: { id: order.idOf(3 - (turn % 4)) } },
      ),
    ]).flat();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    const rows = await order.saved();
    expect(new Set(rows.filter(({ id }) => order.ids().includes(id)).map(({ comment }) => comment)).size).toBe(1);
    expect(new Set(rows.filter(({ id }) => other.includes(id)).map(({ comment }) => comment)).size).toBe(1);
  });

  it('deletes a record once when two users delete it concurrently', async () => {
    const answers = await Promise.all([0, 1, 2].map((index) => order.remove(index, { scope: 'all' })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404, 404]);
    expect(await order.saved()).toEqual([]);
  });
});
