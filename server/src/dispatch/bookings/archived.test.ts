import { describe, expect, it } from 'vitest';
import { bookingStage } from '../../testing/booking-stage.ts';
import { bookingForm, insertBooking } from '../../testing/records.ts';

const { server, token, records, updates } = await bookingStage();

const archive = (id: number) => server.call(token, 'archiveBooking', undefined, { path: { id } });
const saved = () => server.db.selectFrom('booking').selectAll().orderBy('id').execute();
const archived = async () => {
  const id = await insertBooking(server.db, records, { type: 'back', willCall: true, ap_time: '16:00' });
  await archive(id);
  updates.length = 0;
  return id;
};

describe('an archived booking', () => {
  it('says so to who opens it, and others say they are not', async () => {
    const [one, other] = [await archived(), await insertBooking(server.db, records, { ap_date: '2026-03-04' })];
    expect((await server.call(token, 'getBooking', undefined, { path: { id: one } })).body).toMatchObject([
      { id: one, archived: true },
    ]);
    expect((await server.call(token, 'getBooking', undefined, { path: { id: other } })).body).toMatchObject([
      { archived: false },
    ]);
  });

  it.each(['status', 'comment', 'driverId'] as const)('changes no more: %s', async (field) => {
    const id = await archived();
    const before = await saved();
    const form = { status: 1 as const, comment: 'x', driverId: records.otherDriverId };
    expect(await server.call(token, 'updateBooking', { [field]: form[field] }, { path: { id } })).toMatchObject({
      status: 409,
      problem: { code: 'booking.archived' },
    });
    expect(await saved()).toEqual(before);
    expect(updates).toEqual([]);
  });

  it('an archived booking is not made due, not deleted, and refused among several', async () => {
    const id = await archived();
    expect(await server.call(token, 'setReadyNow', { id })).toMatchObject({
      status: 409,
      problem: { code: 'booking.archived' },
    });
    expect(await server.call(token, 'deleteBooking', undefined, { path: { id } })).toMatchObject({
      status: 409,
      problem: { code: 'booking.archived' },
    });
    const { body } = await server.call(token, 'changeBookings', { ids: [id], change: { status: 1 } });
    expect(body).toMatchObject([{ id, result: 'refused', problem: { code: 'booking.archived' } }]);
    expect(await saved()).toMatchObject([{ id, status: 0, willCall: true }]);
  });
});

describe('an archived booking that is brought back', () => {
  it('names the trips beside which its client now travels, as long as it is driven', async () => {
    const id = await insertBooking(server.db, records, { ap_date: '2026-03-06', ap_time: '10:00' });
    await archive(id);
    const beside = await insertBooking(server.db, records, { ap_date: '2026-03-06', ap_time: '10:30' });
    const back = () => server.call(token, 'unarchiveBooking', undefined, { path: { id } });
    expect((await back()).body).toEqual({ affectedRows: 1, doubles: [expect.objectContaining({ id: beside })] });
    expect((await back()).body).toEqual({ affectedRows: 1 });
    await archive(id);
    await server.db.updateTable('booking').set({ status: 3 }).where('id', '=', id).execute();
    expect((await back()).body).toEqual({ affectedRows: 1 });
  });
});

const pair = async () => {
  const { body } = await server.call(token, 'addBookings', bookingForm(records, { return: { ap_time: '14:00' } }));
  const [there = 0, home = 0] = body.insertIds;
  await archive(home);
  return { there, home };
};

it('a leg whose other one is archived is canceled and deleted alone, not together with it', async () => {
  const { there, home } = await pair();
  const both = await server.call(token, 'updateBooking', { status: 3, alsoLinked: true }, { path: { id: there } });
  expect(both).toMatchObject({
    status: 409,
    problem: { code: 'booking.archived', fields: [{ field: 'alsoLinked' }] },
  });
  expect(
    (await server.call(token, 'deleteBooking', undefined, { path: { id: there }, query: { alsoLinked: 'true' } }))
      .problem.code,
  ).toBe('booking.archived');
  expect((await server.call(token, 'updateBooking', { status: 3 }, { path: { id: there } })).status).toBe(200);
  expect((await server.call(token, 'deleteBooking', undefined, { path: { id: there } })).status).toBe(200);
  expect(await saved()).toMatchObject([{ id: home, status: 0, linkedId: null }]);
});

it('a leg whose other one is archived of a standing order is named among those that were left', async () => {
  const dates = ['2026-03-02', '2026-03-09'];
  const { body } = await server.call(
    token,
    'addBookings',
    bookingForm(records, { dates, series: { weekdays: [1], until: '2026-03-09' }, return: { ap_time: '14:00' } }),
  );
  const [first = 0, , , lastHome = 0] = body.insertIds;
  await archive(lastHome);
  const answer = await server.call(
    token,
    'updateBooking',
    { status: 3, scope: 'all', alsoLinked: true },
    { path: { id: first } },
  );
  expect(answer.body).toMatchObject({
    affectedRows: 3,
    skipped: [{ id: lastHome, ap_date: '2026-03-09', reason: 'archived' }],
  });
});
