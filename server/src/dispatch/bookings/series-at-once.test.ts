import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dates, startStandingOrder } from '../../testing/standing-order.ts';
const order = await startStandingOrder();
afterAll(() => order.server.close());
beforeEach(() => order.renew());

describe('two people at once', () => {
  it('two people at once change and delete standing orders on the same days in opposite orders, and nobody fails', async () => {
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

  it('two people who delete a record at the same moment delete it once', async () => {
    const answers = await Promise.all([0, 1, 2].map((index) => order.remove(index, { scope: 'all' })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404, 404]);
    expect(await order.saved()).toEqual([]);
  });
});
