import { beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import type { NewRow } from '../../db/types.ts';
import { bookingStage } from '../../testing/booking-stage.ts';

const stage = await bookingStage({ role: 'lead' });
const { server, token, records, updates } = stage;
let id: number;

async function given(more: Partial<NewRow<'booking'>> = {}): Promise<void> {
  id = await stage.given({ price: 25, price_driver: 20, accepted: 2, commission: 20, ...more });
}
const update = (form: BodyOf<'updateBooking'>) => stage.update(id, form);
const booking = () => server.db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const history = () => stage.historyOf(id);

describe('a change of one thing', () => {
  it('leaves the other fields unchanged', async () => {
    await given({ status: 1, charged: true, comment: 'Chaise roulante' });
    const before = await booking();
    expect((await update({ status: 2 })).body).toMatchObject({ affectedRows: 1 });
    expect(await booking()).toEqual({ ...before, status: 2 });
  });

  it('a status may change to any other', async () => {
    await given({ status: 3 });
    for (const status of [0, 2, 1, 3, 1, 0] as const) {
      await update({ status });
      expect((await booking()).status).toBe(status);
    }
  });

  it('a change to the status pending takes the passenger off board, and to no other', async () => {
    await given({ status: 1, charged: true });
    await update({ status: 3 });
    expect((await booking()).charged).toBe(true);
    await update({ status: 0 });
    expect((await booking()).charged).toBe(false);
  });

  it('changes only the answer of the driver', async () => {
    await given({ accepted: 1 });
    await update({ accepted: 0 });
    expect((await booking()).accepted).toBe(0);
  });

  it('validates no other fields of an old booking when one field changes', async () => {
    await given({ insuranceId: records.insuranceId });
    expect((await update({ status: 1 })).status).toBe(200);
    expect(await update({ mutualAmount: null })).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'mutualPatientID' }, { field: 'mutualAmount' }] },
    });
  });
});

describe('another driver', () => {
  it('another driver is asked anew, without a price, with his own commission, in one call', async () => {
    await given();
    await update({ driverId: records.otherDriverId, price_driver: null, accepted: 1 });
    expect(await booking()).toMatchObject({
      driverId: records.otherDriverId,
      price_driver: null,
      accepted: 1,
      commission: 12.5,
      price: 25,
    });
  });

  it('has the same effect when the request contains only the driver', async () => {
    await given();
    await update({ driverId: records.otherDriverId });
    expect(await booking()).toMatchObject({ price_driver: null, accepted: 1, commission: 12.5 });
  });

  it('keeps the values that the form sets for him', async () => {
    await given();
    await update({ driverId: records.otherDriverId, price_driver: 18.5, accepted: 0, commission: 30 });
    expect(await booking()).toMatchObject({ price_driver: 18.5, accepted: 0, commission: 30 });
  });

  it('another driver has to exist', async () => {
    await given();
    expect(await update({ driverId: 9999 })).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'driverId', messageKey: 'validation.notFound' }] },
    });
  });
});

describe('emptied fields', () => {
  it('saves emptied fields as empty', async () => {
    await given({ ticket_price: 4, ap_waittime: '01:00', waitprice: 3, comment: 'x' });
    await update({ ticket_price: null, waitprice: null, price: null, comment: null });
    expect(await booking()).toMatchObject({ ticket_price: 0, waitprice: 10, price: 20, comment: null });
  });

  it('recomputes the waiting price with a new waiting time', async () => {
    await given({ ap_waittime: '01:00', waitprice: 3 });
    await update({ ap_waittime: '02:00' });
    expect((await booking()).waitprice).toBe(20);
  });

  it('clears the covered return for other types than outbound', async () => {
    await given({ back: true });
    await update({ type: 'simple' });
    expect(await booking()).toMatchObject({ type: 'simple', back: false });
  });
});

describe('history of changes', () => {
  it('history of changes records author, fields, and values before and after, the latest first', async () => {
    await given();
    await update({ ap_time: '11:30', price: 30 });
    await update({ status: 1 });
    expect(await history()).toMatchObject([
      { action: 'update', user: { name: 'Ada lead' }, changes: [{ field: 'status', old: 0, new: 1 }] },
      {
        action: 'update',
        changes: expect.arrayContaining([
          { field: 'ap_time', old: '10:00', new: '11:30' },
          { field: 'price', old: 25, new: 30 },
        ]),
      },
    ]);
  });

  it('writes no history and notifies nobody when nothing changes', async () => {
    await given();
    expect((await update({ price: 25, ap_time: '10:00' })).body).toMatchObject({ affectedRows: 1 });
    expect([await history(), updates]).toEqual([[], []]);
  });

  it('notifies both days when the day changes', async () => {
    await given();
    await update({ ap_date: '2026-02-27' });
    expect(updates).toEqual([{ ids: [id], dates: ['2026-02-27', '2026-03-03'] }]);
  });

  it('keeps concurrent changes of different fields', async () => {
    await given();
    await Promise.all([
      update({ comment: 'a' }),
      update({ info: 'b' }),
      update({ status: 1 }),
      update({ pick_time: '09:00' }),
    ]);
    expect(await booking()).toMatchObject({ comment: 'a', info: 'b', status: 1, pick_time: '09:00' });
    expect(await history()).toHaveLength(4);
  });

  it('refuses a change of a missing booking', async () => {
    id = 999_999;
    expect((await update({ status: 1 })).status).toBe(404);
  });

  it.each([
    ['nothing at all', {}],
    ['a field that does not exist', { statuss: 1 }],
    ['a status that does not exist', { status: 4 }],
    ['a driver answer that does not exist', { accepted: 5 }],
    ['a text for a number', { price: '12' }],
    ['no driver', { driverId: null }],
    ['a day that does not exist', { ap_date: '2026-02-30' }],
  ])('an update with %s is refused', async (_, form) => {
    await given();
    expect((await server.callWith(token, 'updateBooking', form, { path: { id } })).status).toBe(400);
  });
});

describe('a booking on a live invoice', () => {
  beforeEach(async () => {
    await given({ status: 1, mutualPatientID: 'T1', mutualAmount: 9 });
    await stage.invoice(id);
  });

  it.each([
    [{ price: 30 }, ['price']],
    [{ ticket_price: 1, factuur: true }, ['factuur', 'ticket_price']],
    [{ ap_waittime: '00:30' as const }, ['ap_waittime', 'waitprice']],
    [{ mutualAmount: 12, status: 3 as const }, ['mutualAmount', 'status']],
    [{ ap_date: '2026-03-04' }, ['ap_date']],
    [{ ap_time: '10:15' }, ['ap_time']],
    [{ type: 'back' as const }, ['type']],
    [{ status: 0 as const }, ['status']],
  ])('refuses %j, naming the fields, and changes nothing', async (form, fields) => {
    const { status, problem } = await update(form);
    expect(problem.params).toMatchObject({ kind: 'client', invoice: '000001' });
    expect({ status, code: problem.code, fields: problem.fields.map(({ field }) => field).sort() }).toEqual({
      status: 409,
      code: 'booking.invoiced',
      fields,
    });
    expect(await booking()).toMatchObject({ price: 25, status: 1 });
  });

  it('accepts the whole form when the invoiced fields are unchanged, with other changes', async () => {
    const { price, price_driver, waitprice, mutualAmount, pick_address, ap_time } = await booking();
    expect(
      (
        await update({
          price,
          price_driver,
          waitprice,
          mutualAmount,
          pick_address,
          ap_time,
          comment: 'payé',
          pick_time: '07:10',
          certificateReceived: true,
        })
      ).status,
    ).toBe(200);
    expect(await booking()).toMatchObject({ comment: 'payé', pick_time: '07:10', certificateReceived: true });
  });

  it('a booking on a live invoice keeps its client but may change to another driver, when it is not on his settlement', async () => {
    const { id: clientId } = await server.db
      .insertInto('client')
      .values({ firstname: 'Jan', lastname: 'Claes' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await update({ clientId })).problem.code).toBe('booking.invoiced');
    expect((await update({ price_driver: 21 })).problem.code).toBe('booking.invoiced');
    expect((await update({ driverId: records.otherDriverId, price_driver: null, accepted: 1 })).status).toBe(200);
  });

  it('a booking on the settlement of a driver stays with that driver', async () => {
    await stage.invoice(id, 'driver', 7);
    await server.db.updateTable('client_invoice_line').set({ live: false }).execute();
    const { problem } = await update({ driverId: records.otherDriverId, price_driver: null, accepted: 1 });
    expect(problem).toMatchObject({ code: 'booking.invoiced', params: { kind: 'driver', invoice: '000007' } });
  });

  it('a booking names its live invoices where it is read, by itself and in the list of its day', async () => {
    const invoices = [{ kind: 'client', id: 1 }];
    expect((await server.call(token, 'getBooking', undefined, { path: { id } })).body).toMatchObject([{ invoices }]);
    const day = { startDate: '2026-03-03' };
    expect((await server.call(token, 'listBookingsByDate', day)).body).toMatchObject([{ invoices }]);
    await server.db.updateTable('client_invoice_line').set({ live: false }).execute();
    expect((await server.call(token, 'listBookingsByDate', day)).body).toMatchObject([{ invoices: null }]);
  });

  it('a leg is not canceled together with an invoiced one', async () => {
    const other = await stage.given({ status: 1, type: 'back', linkedId: id });
    await server.db.updateTable('booking').set({ linkedId: other }).where('id', '=', id).execute();
    const { status, problem } = await stage.update(other, { status: 3, alsoLinked: true });
    expect([status, problem.code, problem.fields]).toEqual([
      409,
      'booking.invoiced',
      [expect.objectContaining({ field: 'alsoLinked' })],
    ]);
  });

  it('a booking on a live invoice is not deleted', async () => {
    const { status, problem } = await stage.remove(id);
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'booking.invoiced' });
  });

  it('a booking on a live invoice is free again when the invoice is cancelled', async () => {
    await server.db.updateTable('client_invoice_line').set({ live: false }).execute();
    expect((await update({ price: 30 })).status).toBe(200);
  });
});

describe('deleting', () => {
  it('deletes the booking, keeps its history, and notifies', async () => {
    await given();
    expect((await stage.remove(id)).body).toEqual({ affectedRows: 1 });
    expect((await server.call(token, 'getBooking', undefined, { path: { id } })).status).toBe(404);
    expect(await history()).toMatchObject([{ action: 'delete' }]);
    expect(updates).toEqual([{ ids: [id], dates: ['2026-03-03'] }]);
    expect((await stage.remove(id)).status).toBe(404);
  });
});

describe('restoring from the archive', () => {
  it('returns the booking to the lists unchanged, with both actions in the history', async () => {
    await given();
    await stage.archive(id);
    for (let time = 0; time < 2; time++)
      expect((await server.call(token, 'unarchiveBooking', undefined, { path: { id } })).body).toEqual({
        affectedRows: 1,
      });
    expect((await server.call(token, 'listBookingsByDate', { startDate: '2026-03-03' })).body).toMatchObject([{ id }]);
    expect((await update({ comment: 'x' })).status).toBe(200);
    expect(await history()).toMatchObject([
      { action: 'update' },
      { changes: [{ field: 'archivedAt' }] },
      { action: 'archive' },
    ]);
    expect((await server.call(token, 'unarchiveBooking', undefined, { path: { id: 999_999 } })).status).toBe(404);
  });
});

describe('archiving', () => {
  it('takes the booking out of the lists, once, and keeps it readable', async () => {
    await given();
    for (let time = 0; time < 2; time++)
      expect((await stage.archive(id)).body).toEqual({
        affectedRows: 1,
      });
    expect((await server.call(token, 'listBookingsByDate', { startDate: '2026-03-03' })).body).toEqual([]);
    expect((await server.call(token, 'getBooking', undefined, { path: { id } })).body).toMatchObject([{ id }]);
    expect(await history()).toMatchObject([{ action: 'archive' }]);
    expect(updates).toHaveLength(1);
  });
});
