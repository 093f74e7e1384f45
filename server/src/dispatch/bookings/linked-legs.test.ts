import { beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { bookingStage } from '../../testing/booking-stage.ts';

const { server, token, records, updates, given, add, update, remove, archive, saved, historyOf, invoice } =
  await bookingStage();
let there: number;
let home: number;
beforeEach(async () => {
  const { body } = await add({ return: { ap_time: '14:00', driverId: records.otherDriverId } });
  [there = 0, home = 0] = body.insertIds;
  updates.length = 0;
});

const lastOf = async (id: number) => (await historyOf(id))[0];

describe('a return before its outbound trip', () => {
  it.each([
    ['the way home to before the appointment', 'home', '09:30', [400, 'validation.booking.returnFirst']],
    ['the appointment to after the way home', 'there', '14:30', [400, 'validation.booking.returnFirst']],
    ['the way home to later', 'home', '15:00', [200, undefined]],
  ] as const)('checks the order of the legs for a move of %s', async (_, leg, ap_time, expected) => {
    const { status, problem } = await update(leg === 'home' ? home : there, { ap_time });
    expect([status, problem?.fields?.[0]?.messageKey]).toEqual(expected);
  });
});

describe('the status of a leg', () => {
  it('copies the status to the linked leg on request, from either side, and no other field', async () => {
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

  it('copies the status to the linked leg also when this leg already has it', async () => {
    await update(there, { status: 3 });
    expect((await update(there, { status: 3, alsoLinked: true })).body).toMatchObject({ affectedRows: 2 });
    expect(await saved()).toMatchObject([{ status: 3 }, { status: 3 }]);
  });

  it('keeps the status of the linked leg without the request, and other fields always', async () => {
    await update(there, { status: 1 });
    await update(there, { comment: 'x', alsoLinked: true });
    expect(await saved()).toMatchObject([
      { status: 1, comment: 'x' },
      { status: 0, comment: null },
    ]);
  });

  it('changes only its own status when a leg is not linked', async () => {
    const id = await given({ ap_date: '2026-03-09' });
    expect((await update(id, { status: 3, alsoLinked: true })).body).toMatchObject({ affectedRows: 1 });
  });

  it('changes on both legs or on none', async () => {
    await invoice(there, 'driver');
    expect((await update(there, { status: 3, price_driver: 7, alsoLinked: true })).status).toBe(409);
    expect(await saved()).toMatchObject([{ status: 0 }, { status: 0 }]);
  });

  it('survives concurrent status changes of both legs from both sides', async () => {
    const calls = Array.from({ length: 12 }, (_, turn) =>
      update(turn % 2 ? there : home, { status: turn % 3 ? 3 : 0, alsoLinked: true }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    const [one, other] = await saved();
    expect(one?.status).toBe(other?.status);
  });

  it('copies the status to the returns of all following legs, except closed ones', async () => {
    const series = { weekdays: [1], until: '2026-04-30' };
    const { body } = await add({
      dates: ['2026-04-06', '2026-04-13', '2026-04-20'],
      series,
      return: { ap_time: '14:00' },
    });
    const [first = 0, , , , , lastHome = 0] = body.insertIds;
    await update(lastHome, { status: 1 });
    expect((await update(first, { status: 3, alsoLinked: true, scope: 'following' })).body).toMatchObject({
      affectedRows: 5,
      skipped: [{ id: lastHome, ap_date: '2026-04-20', reason: 'closed' }],
    });
    expect((await saved()).slice(2).map(({ status }) => status)).toEqual([3, 3, 3, 3, 3, 1]);
  });
});

it('an outbound trip with a linked return does not cover the return itself', async () => {
  expect(await update(there, { back: true })).toMatchObject({
    status: 400,
    problem: { fields: [{ field: 'back', messageKey: 'validation.booking.returnLinked' }] },
  });
  await remove(home);
  expect((await update(there, { back: true })).status).toBe(200);
});

describe('deleting a leg', () => {
  it.each(['there', 'home'])('leaves the other leg unlinked: %s', async (which) => {
    const [gone, left] = which === 'there' ? [there, home] : [home, there];
    expect((await remove(gone)).body).toEqual({ affectedRows: 1 });
    expect(await saved()).toMatchObject([{ id: left, linkedId: null }]);
    expect(await lastOf(left)).toMatchObject({
      action: 'update',
      changes: [{ field: 'linkedId', old: gone, new: null }],
    });
    expect(updates).toEqual([{ ids: [gone, left], dates: ['2026-03-03'] }]);
  });

  it('deletes the other leg as well on request', async () => {
    expect((await remove(home, { alsoLinked: 'true' })).body).toEqual({ affectedRows: 2 });
    expect(await saved()).toEqual([]);
    for (const id of [there, home]) expect(await lastOf(id)).toMatchObject({ action: 'delete' });
    expect(updates.map(({ ids }) => ids.toSorted((one, other) => one - other))).toEqual([[there, home]]);
  });

  it('deletes neither leg when the other one is invoiced, and names that one', async () => {
    await invoice(home, 'driver');
    expect(await remove(there, { alsoLinked: 'true' })).toMatchObject({
      status: 409,
      problem: { code: 'booking.invoiced', fields: [{ field: 'alsoLinked' }] },
    });
    expect(await saved()).toHaveLength(2);
    expect((await remove(there)).status).toBe(200);
  });

  it('deleting a leg survives two users who each delete both legs from a different side', async () => {
    const answers = await Promise.all([
      remove(there, { alsoLinked: 'true' }),
      remove(home, { alsoLinked: 'true' }),
      remove(there),
      remove(home),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
    expect(await saved()).toEqual([]);
  });

  it('deleting a leg refuses a parameter other than true or false', async () => {
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

it('the matching return is the linked leg first, then unlinked trips', async () => {
  const loose = await given({ type: 'back', ap_time: '12:00' });
  expect(await find()).toEqual([home, loose]);
  expect(await find({ id: there })).toEqual([home, loose]);
  expect(await find({ type: 'back', id: home })).toEqual([there]);
});

it('the matching return is the linked leg, whatever its driver and day', async () => {
  await update(home, { ap_date: '2026-03-04' });
  expect(await find({ id: there, driverId: records.driverId })).toEqual([home]);
});

it('the matching return is never a leg of another trip', async () => {
  const other = await given({ ap_time: '15:00' });
  expect(await find({ id: other })).toEqual([]);
});

const archived = async () => {
  const id = await given({ type: 'back', willCall: true, ap_time: '16:00' });
  await archive(id);
  updates.length = 0;
  return id;
};

describe('an archived booking', () => {
  it('an archived booking is marked as archived when it is read, and others are not', async () => {
    const [one, other] = [await archived(), await given({ ap_date: '2026-03-04' })];
    expect((await server.call(token, 'getBooking', undefined, { path: { id: one } })).body).toMatchObject([
      { id: one, archived: true },
    ]);
    expect((await server.call(token, 'getBooking', undefined, { path: { id: other } })).body).toMatchObject([
      { archived: false },
    ]);
  });

  it.each(['status', 'comment', 'driverId'] as const)('an archived booking refuses a change of %s', async (field) => {
    const id = await archived();
    const before = await saved();
    const form = { status: 1 as const, comment: 'x', driverId: records.otherDriverId };
    expect(await update(id, { [field]: form[field] })).toMatchObject({
      status: 409,
      problem: { code: 'booking.archived' },
    });
    expect(await saved()).toEqual(before);
    expect(updates).toEqual([]);
  });

  it('an archived booking cannot be set ready now, cannot be deleted, and is refused in a bulk change', async () => {
    const id = await archived();
    expect(await server.call(token, 'setReadyNow', { id })).toMatchObject({
      status: 409,
      problem: { code: 'booking.archived' },
    });
    expect(await remove(id)).toMatchObject({
      status: 409,
      problem: { code: 'booking.archived' },
    });
    const { body } = await server.call(token, 'changeBookings', { ids: [id], change: { status: 1 } });
    expect(body).toMatchObject([{ id, result: 'refused', problem: { code: 'booking.archived' } }]);
    expect((await saved()).at(-1)).toMatchObject({ id, status: 0, willCall: true });
  });
});

describe('an archived booking that is restored', () => {
  it('names the overlapping trips of its client, unless it is canceled', async () => {
    const id = await given({ ap_date: '2026-03-06', ap_time: '10:00' });
    await archive(id);
    const beside = await given({ ap_date: '2026-03-06', ap_time: '10:30' });
    const back = () => server.call(token, 'unarchiveBooking', undefined, { path: { id } });
    expect((await back()).body).toEqual({ affectedRows: 1, doubles: [expect.objectContaining({ id: beside })] });
    expect((await back()).body).toEqual({ affectedRows: 1 });
    await archive(id);
    await server.db.updateTable('booking').set({ status: 3 }).where('id', '=', id).execute();
    expect((await back()).body).toEqual({ affectedRows: 1 });
  });
});

it('a leg with an archived other leg is canceled and deleted alone, not together with it', async () => {
  await archive(home);
  const both = await update(there, { status: 3, alsoLinked: true });
  expect(both).toMatchObject({
    status: 409,
    problem: { code: 'booking.archived', fields: [{ field: 'alsoLinked' }] },
  });
  expect((await remove(there, { alsoLinked: 'true' })).problem.code).toBe('booking.archived');
  expect((await update(there, { status: 3 })).status).toBe(200);
  expect((await remove(there)).status).toBe(200);
  expect(await saved()).toMatchObject([{ id: home, status: 0, linkedId: null }]);
});

it('a leg with an archived other leg of a standing order is listed among the skipped ones', async () => {
  const dates = ['2026-03-02', '2026-03-09'];
  const { body } = await add({ dates, series: { weekdays: [1], until: '2026-03-09' }, return: { ap_time: '14:00' } });
  const [first = 0, , , lastHome = 0] = body.insertIds;
  await archive(lastHome);
  const answer = await update(first, { status: 3, scope: 'all', alsoLinked: true });
  expect(answer.body).toMatchObject({
    affectedRows: 3,
    skipped: [{ id: lastHome, ap_date: '2026-03-09', reason: 'archived' }],
  });
});
