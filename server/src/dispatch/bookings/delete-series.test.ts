import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dates, startStandingOrder } from '../../testing/standing-order.ts';
const order = await startStandingOrder();
afterAll(() => order.server.close());
beforeEach(() => order.renew());

describe('deleting a standing order', () => {
  it.each([
    ['one', [0, 2, 3], 1],
    ['following', [0], 3],
    ['all', [], 4],
  ] as const)('takes away as many as it says: %s', async (scope, left, affectedRows) => {
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

  it('takes the ways home with it when asked', async () => {
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
