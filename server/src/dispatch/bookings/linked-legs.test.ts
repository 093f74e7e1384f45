import { beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { bookingStage } from '../../testing/booking-stage.ts';
import { bookingForm, insertBooking } from '../../testing/records.ts';

const { server, token, records, updates } = await bookingStage();
let there: number;
let home: number;
beforeEach(async () => {
  const { body } = await server.call(
    token,
    'addBookings',
    bookingForm(records, { return: { ap_time: '14:00', driverId: records.otherDriverId } }),
  );
  [there = 0, home = 0] = body.insertIds;
  updates.length = 0;
});

const update = (id: number, form: BodyOf<'updateBooking'>) =>
  server.call(token, 'updateBooking', form, { path: { id } });
const remove = (id: number, query: Record<string, string> = {}) =>
  server.call(token, 'deleteBooking', undefined, { path: { id }, query });
const saved = () =>
  server.db.selectFrom('booking').select(['id', 'status', 'comment', 'linkedId']).orderBy('id').execute();
const lastOf = async (id: number) =>
  (await server.call(token, 'listBookingHistory', undefined, { path: { id } })).body[0];

async function invoice(bookingId: number): Promise<void> {
  await server.db
    .insertInto('driver_invoice')
    .values({ id: 1, date: '2026-03-31', driverId: records.otherDriverId, amount: 28 })
    .execute();
  await server.db
    .insertInto('driver_invoice_line')
    .values({ invoiceId: 1, position: 1, bookingId, amount: 25, snapshot: '{}' })
    .execute();
}

describe('a return before its outbound trip', () => {
  it.each([
    ['the way home to before the appointment', 'home', '09:30', [400, 'validation.booking.returnFirst']],
    ['the appointment to after the way home', 'there', '14:30', [400, 'validation.booking.returnFirst']],
    ['the way home to later', 'home', '15:00', [200, undefined]],
  ] as const)('a move of %s answers as it should', async (_, leg, ap_time, expected) => {
    const { status, problem } = await update(leg === 'home' ? home : there, { ap_time });
    expect([status, problem?.fields?.[0]?.messageKey]).toEqual(expected);
  });
});

describe('the status of a leg', () => {
  it('the status of a leg goes to the other one when asked, from either side, and nothing else does', async () => {
    expect((await update(there, { status: 3, comment: 'Client malade', alsoLinked: true })).body).toMatchObject({
      affectedRows: 2,
    });
    expect(await saved()).toMatchObject([
      { status: 3, comment: 'Client malade' },
      { status: 3, comment: null },
    ]);
    expect(await lastOf(home)).toMatchObject({ action: 'update', changes: [{ field: 'status', old: 0, new: 3 }] });
    expect(updates).toEqual([{ ids: [there, home], dates: ['2026-03-03'] }]);
    await update(home, { status: 0, alsoLinked: true });
    expect(await saved()).toMatchObject([{ status: 0 }, { status: 0 }]);
  });

  it('the status of a leg goes to the other one also when this one has it already', async () => {
    await update(there, { status: 3 });
    expect((await update(there, { status: 3, alsoLinked: true })).body).toMatchObject({ affectedRows: 2 });
    expect(await saved()).toMatchObject([{ status: 3 }, { status: 3 }]);
  });

  it('the status of a leg stays its own when nobody asks, and other fields always do', async () => {
    await update(there, { status: 1 });
    await update(there, { comment: 'x', alsoLinked: true });
    expect(await saved()).toMatchObject([
      { status: 1, comment: 'x' },
      { status: 0, comment: null },
    ]);
  });

  it('the status of a leg of one that stands alone is its own', async () => {
    const id = await insertBooking(server.db, records, { ap_date: '2026-03-09' });
    expect((await update(id, { status: 3, alsoLinked: true })).body).toMatchObject({ affectedRows: 1 });
  });

  it('changes on both legs or on none', async () => {
    await invoice(there);
    expect((await update(there, { status: 3, price_driver: 7, alsoLinked: true })).status).toBe(409);
    expect(await saved()).toMatchObject([{ status: 0 }, { status: 0 }]);
  });

  it('the status of a leg is changed by many at once, from both sides, and nobody fails', async () => {
    const calls = Array.from({ length: 12 }, (_, turn) =>
      update(turn % 2 ? there : home, { status: turn % 3 ? 3 : 0, alsoLinked: true }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    const [one, other] = await saved();
    expect(one?.status).toBe(other?.status);
  });

  it('the status of a leg of all following legs goes home too, but not where it is closed', async () => {
    const series = { weekdays: [1], until: '2026-04-30' };
    const { body } = await server.call(
      token,
      'addBookings',
      bookingForm(records, { dates: ['2026-04-06', '2026-04-13', '2026-04-20'], series, return: { ap_time: '14:00' } }),
    );
    const [first = 0, , , , , lastHome = 0] = body.insertIds;
    await update(lastHome, { status: 1 });
    expect((await update(first, { status: 3, alsoLinked: true, scope: 'following' })).body).toMatchObject({
      affectedRows: 5,
      skipped: [{ id: lastHome, ap_date: '2026-04-20', reason: 'closed' }],
    });
    expect((await saved()).slice(2).map(({ status }) => status)).toEqual([3, 3, 3, 3, 3, 1]);
  });
});

it('a trip whose way home is linked does not cover the way home besides', async () => {
  expect(await update(there, { back: true })).toMatchObject({
    status: 400,
    problem: { fields: [{ field: 'back', messageKey: 'validation.booking.returnLinked' }] },
  });
  await remove(home);
  expect((await update(there, { back: true })).status).toBe(200);
});

describe('deleting a leg', () => {
  it.each(['there', 'home'])('leaves the other standing alone: %s', async (which) => {
    const [gone, left] = which === 'there' ? [there, home] : [home, there];
    expect((await remove(gone)).body).toEqual({ affectedRows: 1 });
    expect(await saved()).toMatchObject([{ id: left, linkedId: null }]);
    expect(await lastOf(left)).toMatchObject({
      action: 'update',
      changes: [{ field: 'linkedId', old: gone, new: null }],
    });
    expect(updates).toEqual([{ ids: [gone, left], dates: ['2026-03-03'] }]);
  });

  it('takes the other with it when asked', async () => {
    expect((await remove(home, { alsoLinked: 'true' })).body).toEqual({ affectedRows: 2 });
    expect(await saved()).toEqual([]);
    for (const id of [there, home]) expect(await lastOf(id)).toMatchObject({ action: 'delete' });
    expect(updates.map(({ ids }) => ids.toSorted((one, other) => one - other))).toEqual([[there, home]]);
  });

  it('takes none when the other stands on an invoice, and says that it is the other', async () => {
    await invoice(home);
    expect(await remove(there, { alsoLinked: 'true' })).toMatchObject({
      status: 409,
      problem: { code: 'booking.invoiced', fields: [{ field: 'alsoLinked' }] },
    });
    expect(await saved()).toHaveLength(2);
    expect((await remove(there)).status).toBe(200);
  });

  it('deleting a leg by two people who each take a leg and both at the same moment does not fail', async () => {
    const answers = await Promise.all([
      remove(there, { alsoLinked: 'true' }),
      remove(home, { alsoLinked: 'true' }),
      remove(there),
      remove(home),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
    expect(await saved()).toEqual([]);
  });

  it('deleting a leg is refused with what is neither yes nor no', async () => {
    expect((await remove(there, { alsoLinked: 'perhaps' })).status).toBe(400);
    expect((await remove(there, { scope: 'everything' })).status).toBe(400);
    expect(await saved()).toHaveLength(2);
  });
});

const find = async (more: Partial<BodyOf<'findReturnBooking'>> = {}) => {
  const { clientId, destinationId } = records;
  const { body } = await server.call(token, 'findReturnBooking', {
    ap_date: '2026-03-03',
    clientId,
    destinationId,
    type: 'to',
    ...more,
  });
  return body.map(({ id }) => id);
};

it('the return trip that is looked for is the linked leg first, then those that belong to nobody', async () => {
  const loose = await insertBooking(server.db, records, { type: 'back', ap_time: '12:00' });
  expect(await find()).toEqual([home, loose]);
  expect(await find({ id: there })).toEqual([home, loose]);
  expect(await find({ type: 'back', id: home })).toEqual([there]);
});

it('the return trip that is looked for is the linked leg whoever drives it and on whatever day', async () => {
  await update(home, { ap_date: '2026-03-04' });
  expect(await find({ id: there, driverId: records.driverId })).toEqual([home]);
});

it('the return trip that is looked for is not the leg of another trip', async () => {
  const other = await insertBooking(server.db, records, { ap_time: '15:00' });
  expect(await find({ id: other })).toEqual([]);
});
