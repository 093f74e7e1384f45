import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../../app/operation.ts';
import { bookingForm, createRecords, type Records } from '../../../testing/records.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { BookingUpdate } from '../../booking-events.ts';

const dates = ['2026-03-02', '2026-03-04', '2026-03-06', '2026-03-09'];
let server: TestApp;
let token: string;
let records: Records;
let ids: number[];
const told: BookingUpdate[] = [];
beforeAll(async () => {
  server = await createTestApp();
  token = await server.signedIn('lead');
  records = await createRecords(server.db);
  server.services.bookingEvents.on('booking_update', (update) => told.push(update));
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['client_invoice_line', 'client_invoice', 'booking', 'booking_history', 'booking_series'] as const) await server.db.deleteFrom(table).execute();
  ids = await order();
  told.length = 0;
});

async function order(more: Partial<BodyOf<'addBookings'>> = {}): Promise<number[]> {
  const series = { weekdays: [1, 3, 5], until: '2026-03-10' };
  return (await server.call(token, 'addBookings', bookingForm(records, { dates, series, price: 25, price_driver: 20, ...more }))).body.insertIds;
}
const idOf = (index: number): number => ids[index] ?? 0;
const update = (index: number, form: BodyOf<'updateBooking'>) => server.call(token, 'updateBooking', form, { path: { id: idOf(index) } });
const remove = (index: number, query: Record<string, string>) => server.call(token, 'deleteBooking', undefined, { path: { id: idOf(index) }, query });
const saved = () => server.db.selectFrom('booking').selectAll().orderBy('id').execute();
const values = async (field: 'ap_time' | 'status' | 'comment' | 'driverId' | 'price_driver' | 'price' | 'accepted' | 'commission') => (await saved()).map((row) => row[field]);
const historyOf = async (index: number) => (await server.call(token, 'listBookingHistory', undefined, { path: { id: idOf(index) } })).body;

async function invoice(index: number): Promise<void> {
  await server.db.insertInto('client_invoice').values({ id: 1, date: '2026-03-31', clientId: records.clientId, amount: 28 }).execute();
  await server.db.insertInto('client_invoice_line').values({ invoiceId: 1, position: 1, bookingId: idOf(index), amount: 25, snapshot: '{}' }).execute();
}

describe('a standing order', () => {
  it('is kept as it was chosen, and all its dates belong to it', async () => {
    const [series] = await server.db.selectFrom('booking_series').select(['id', 'weekdays', 'until']).execute();
    expect(series).toMatchObject({ weekdays: [1, 3, 5], until: '2026-03-10' });
    expect((await saved()).map(({ seriesId }) => seriesId)).toEqual(dates.map(() => series?.id));
  });

  it('holds the returns too, and answers all of it by day', async () => {
    await server.db.deleteFrom('booking').execute();
    ids = await order({ return: { ap_time: '14:00' } });
    const id = (await saved())[0]?.seriesId ?? 0;
    const { body } = await server.call(token, 'listSeriesBookings', undefined, { path: { id } });
    expect(body.map(({ ap_date, type }) => `${ap_date} ${type}`)).toEqual(dates.flatMap((date) => [`${date} to`, `${date} back`]));
    expect(body.every(({ seriesId }) => seriesId === id)).toBe(true);
  });

  it('that nobody knows is not found', async () => {
    expect((await server.call(token, 'listSeriesBookings', undefined, { path: { id: 999_999 } })).status).toBe(404);
  });

  it.each([
    ['no days', { weekdays: [], until: '2026-03-10' }],
    ['an eighth day', { weekdays: [8], until: '2026-03-10' }],
    ['a day twice', { weekdays: [1, 1], until: '2026-03-10' }],
    ['no end', { weekdays: [1] }],
    ['an end that does not exist', { weekdays: [1], until: '2026-02-30' }],
  ])('with %s is refused', async (_, series) => {
    expect((await server.callWith(token, 'addBookings', { ...bookingForm(records), series })).status).toBe(400);
  });
});

describe('a change of a standing order', () => {
  it.each([
    [undefined, ['10:00', '11:15', '10:00', '10:00'], 1],
    ['one', ['10:00', '11:15', '10:00', '10:00'], 1],
    ['following', ['10:00', '11:15', '11:15', '11:15'], 3],
    ['all', ['11:15', '11:15', '11:15', '11:15'], 4],
  ] as const)('reaches as far as it says: %s', async (scope, times, affectedRows) => {
    const { body } = await update(1, { ap_time: '11:15', ...(scope && { scope }) });
    expect(body).toEqual({ affectedRows, ...(scope && scope !== 'one' && { skipped: [] }) });
    expect(await values('ap_time')).toEqual(times);
  });

  it('is told once, and stands in the history of each booking it changed', async () => {
    await update(1, { ap_time: '11:15', scope: 'following' });
    expect(told.map((each) => ({ ...each, ids: each.ids.toSorted((one, other) => one - other) }))).toEqual([{ ids: ids.slice(1), dates: dates.slice(1) }]);
    expect(await historyOf(0)).toHaveLength(1);
    for (const index of [1, 2, 3]) expect((await historyOf(index))[0]).toMatchObject({ action: 'update', changes: [{ field: 'ap_time', old: '10:00', new: '11:15' }] });
  });

  it('sent as the whole form changes of the others only what it changes of its own', async () => {
    await update(3, { comment: 'Férié: autre entrée' });
    const { price, price_driver, waitprice, pick_address, ap_date } = (await saved())[0] ?? {};
    await update(0, { price, price_driver, waitprice, pick_address, ap_date, comment: null, ap_time: '09:30', scope: 'all' });
    expect(await values('ap_time')).toEqual(['09:30', '09:30', '09:30', '09:30']);
    expect(await values('comment')).toEqual([null, null, null, 'Férié: autre entrée']);
  });

  it('may be another driver: each without a price of his own, asked anew, with his commission', async () => {
    await server.db.updateTable('booking').set({ accepted: 2 }).execute();
    await update(1, { driverId: records.otherDriverId, price_driver: null, accepted: 1, scope: 'following' });
    expect(await values('driverId')).toEqual([records.driverId, ...ids.slice(1).map(() => records.otherDriverId)]);
    expect(await values('price_driver')).toEqual([20, null, null, null]);
    expect(await values('accepted')).toEqual([2, 1, 1, 1]);
    expect(await values('commission')).toEqual([20, 12.5, 12.5, 12.5]);
  });

  it('keeps the price that is sent with another driver, also when it is as it was', async () => {
    await update(0, { driverId: records.otherDriverId, price_driver: 20, accepted: 0, scope: 'all' });
    expect(await values('price_driver')).toEqual([20, 20, 20, 20]);
    expect(await values('accepted')).toEqual([0, 0, 0, 0]);
  });

  it('may be its status', async () => {
    await update(2, { status: 3, scope: 'following' });
    expect(await values('status')).toEqual([0, 0, 3, 3]);
  });

  it('never touches closed, unfounded, canceled and invoiced ones, and says which', async () => {
    await update(0, { status: 1 });
    await update(2, { status: 3 });
    await invoice(3);
    const { body } = await update(1, { comment: 'x', ap_time: '11:15', scope: 'all' });
    const skipped = [[0, 'closed'], [2, 'closed'], [3, 'invoiced']].map(([index, reason]) => ({ id: idOf(Number(index)), ap_date: dates[Number(index)], reason }));
    expect(body).toEqual({ affectedRows: 1, skipped });
    expect(await values('ap_time')).toEqual(['10:00', '11:15', '10:00', '10:00']);
  });

  it('follows the ordinary rules for the booking itself: a closed one may be changed, an invoiced one refuses money', async () => {
    await update(0, { status: 1 });
    expect((await update(0, { comment: 'x', scope: 'all' })).body.affectedRows).toBe(4);
    await invoice(1);
    const { status, problem } = await update(1, { price: 30, scope: 'all' });
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'booking.invoiced' });
    expect(await values('price')).toEqual([25, 25, 25, 25]);
  });

  it('changes no days', async () => {
    const { status, problem } = await update(1, { ap_date: '2026-03-20', scope: 'following' });
    expect({ status, fields: problem.fields }).toEqual({ status: 400, fields: [{ field: 'ap_date', messageKey: 'validation.booking.dayOfSeries' }] });
    expect((await update(1, { ap_date: '2026-03-20', scope: 'one' })).status).toBe(200);
  });

  it('is made as a whole or not at all', async () => {
    await update(0, { insuranceId: records.insuranceId, mutualPatientID: 'T1', mutualAmount: 9 });
    await server.db.updateTable('booking').set({ insuranceId: records.insuranceId }).where('id', '=', idOf(2)).execute();
    const incomplete = await update(0, { mutualAmount: 10, ap_time: '11:00', scope: 'all' });
    expect(incomplete).toMatchObject({ status: 400, problem: { fields: [{ field: 'mutualPatientID', messageKey: 'validation.required' }] } });
    expect(await values('ap_time')).toEqual(['10:00', '10:00', '10:00', '10:00']);
  });

  it('leaves the ways home to themselves, archived bookings, and those of other orders', async () => {
    await server.db.deleteFrom('booking').execute();
    ids = await order({ return: { ap_time: '14:00' } });
    const others = await order({ ap_time: '08:00' });
    await server.call(token, 'archiveBooking', undefined, { path: { id: idOf(3) } });
    await update(0, { ap_time: '09:00', scope: 'all' });
    expect(await values('ap_time')).toEqual(['09:00', '09:00', '09:00', '10:00', '14:00', '14:00', '14:00', '14:00', ...others.map(() => '08:00')]);
    await update(5, { ap_time: '15:00', scope: 'following' });
    expect((await values('ap_time')).slice(4, 8)).toEqual(['14:00', '15:00', '15:00', '15:00']);
  });

  it('of a booking that belongs to none is a change of this one', async () => {
    const { body } = await server.call(token, 'addBookings', bookingForm(records, { ap_time: '07:00' }));
    expect((await server.call(token, 'updateBooking', { comment: 'x', scope: 'all' }, { path: { id: body.insertId } })).body).toEqual({ affectedRows: 1, skipped: [] });
  });

  it.each([['a scope that does not exist', { scope: 'some', comment: 'x' }], ['a scope that is a list', { scope: ['all'], comment: 'x' }], ['alsoLinked as a text', { alsoLinked: 'yes', status: 3 }]])('is refused with %s', async (_, form) => {
    expect((await server.callWith(token, 'updateBooking', form, { path: { id: idOf(0) } })).status).toBe(400);
  });
});

describe('deleting a standing order', () => {
  it.each([
    ['one', [0, 2, 3], 1],
    ['following', [0], 3],
    ['all', [], 4],
  ] as const)('takes away as many as it says: %s', async (scope, left, affectedRows) => {
    expect((await remove(1, { scope })).body).toEqual({ affectedRows, ...(scope !== 'one' && { skipped: [] }) });
    expect((await saved()).map(({ id }) => ids.indexOf(id))).toEqual(left);
    expect((await historyOf(1))[0]).toMatchObject({ action: 'delete' });
    expect(told[0]?.ids).toHaveLength(affectedRows);
  });

  it('leaves closed and invoiced ones, and says which', async () => {
    await update(0, { status: 1 });
    await invoice(2);
    const { body } = await remove(1, { scope: 'all' });
    expect(body).toEqual({ affectedRows: 2, skipped: [{ id: idOf(0), ap_date: dates[0], reason: 'closed' }, { id: idOf(2), ap_date: dates[2], reason: 'invoiced' }] });
  });

  it('is refused while the booking itself is invoiced', async () => {
    await invoice(1);
    expect(await remove(1, { scope: 'all' })).toMatchObject({ status: 409, problem: { code: 'booking.invoiced' } });
    expect(await saved()).toHaveLength(4);
  });

  it('takes the ways home with it when asked', async () => {
    await server.db.deleteFrom('booking').execute();
    ids = await order({ return: { ap_time: '14:00' } });
    await update(7, { status: 1 });
    const { body } = await remove(1, { scope: 'following', alsoLinked: 'true' });
    expect(body).toEqual({ affectedRows: 5, skipped: [{ id: idOf(7), ap_date: dates[3], reason: 'closed' }] });
    expect((await saved()).map(({ id, linkedId }) => [ids.indexOf(id), linkedId])).toEqual([[0, idOf(4)], [4, idOf(0)], [7, null]]);
  });
});

describe('two people at once', () => {
  it('change and delete standing orders on the same days in opposite orders, and nobody fails', async () => {
    const other = await order({ dates: dates.toReversed(), ap_time: '08:00' });
    const [first = 0] = other;
    const calls = Array.from({ length: 8 }, (_, turn) => [
      server.call(token, 'updateBooking', { comment: `a${turn}`, scope: 'all' }, { path: { id: idOf(turn % 4) } }),
      server.call(token, 'updateBooking', { comment: `b${turn}`, scope: 'all' }, { path: { id: other[turn % 4] ?? first } }),
      server.call(token, 'updateBooking', { info: `c${turn}` }, { path: { id: idOf(3 - (turn % 4)) } }),
    ]).flat();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    const rows = await saved();
    expect(new Set(rows.filter(({ id }) => ids.includes(id)).map(({ comment }) => comment)).size).toBe(1);
    expect(new Set(rows.filter(({ id }) => other.includes(id)).map(({ comment }) => comment)).size).toBe(1);
  });

  it('who delete it at the same moment delete it once', async () => {
    const answers = await Promise.all([0, 1, 2].map((index) => remove(index, { scope: 'all' })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404, 404]);
    expect(await saved()).toEqual([]);
  });
});

it('may be as long as a year of days', async () => {
  const days = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10));
  ids = await order({ dates: days, return: { ap_time: '14:00', willCall: true } });
  expect(ids).toHaveLength(800);
  const { body } = await update(0, { driverId: records.otherDriverId, scope: 'all' });
  expect(body).toEqual({ affectedRows: 400, skipped: [] });
});
