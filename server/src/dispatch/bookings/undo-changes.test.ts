import { describe, expect, it } from 'vitest';
import { bookingStage } from '../../testing/booking-stage.ts';
import type { insertBooking } from '../../testing/records.ts';

const stage = await bookingStage({ role: 'lead' });
const { server, token, records, updates, saved } = stage;

const insert = (more: Parameters<typeof insertBooking>[2] = {}) =>
  stage.given({ price: 25, price_driver: 20, accepted: 2, commission: 30, ...more });
const update = async (...change: Parameters<typeof stage.update>) => (await stage.update(...change)).body;
const undo = (changes: number[] | undefined, by = token) => server.call(by, 'undoChanges', { changes: changes ?? [] });

describe('undo of a change', () => {
  it('restores the booking to its former values, to the cent', async () => {
    const id = await insert({ comment: 'Chaise roulante', nonReimbursed: JSON.stringify({ perDay: 3.5 }) });
    const before = await saved();
    const { changes } = await update(id, {
      driverId: records.otherDriverId,
      price: 40,
      ap_date: '2026-03-09',
      ap_waittime: '01:00',
      comment: null,
      nonReimbursed: null,
      pick_address: 'Avenue Louise 100, 1050 Ixelles',
    });
    updates.length = 0;
    const { body } = await undo(changes);
    expect(body).toEqual([{ id, result: 'changed', problem: null, change: expect.any(Number) }]);
    expect(await saved()).toEqual(before);
    expect(updates).toEqual([{ ids: [id], dates: ['2026-03-03', '2026-03-09'] }]);
  });

  it('undo gives a former driver back with the agreed commission, not the usual one', async () => {
    const id = await insert();
    const { changes } = await update(id, { driverId: records.otherDriverId });
    expect((await saved())[0]).toMatchObject({ commission: 12.5, price_driver: null, accepted: 1 });
    await undo(changes);
    expect((await saved())[0]).toMatchObject({
      driverId: records.driverId,
      commission: 30,
      price_driver: 20,
      accepted: 2,
    });
  });

  it('undo of a change restores the own values of each booking of a standing order', async () => {
    const { body } = await stage.add({
      dates: ['2026-03-02', '2026-03-09', '2026-03-16'],
      series: { weekdays: [1], until: '2026-03-16' },
    });
    const [, second = 0, third = 0] = body.insertIds;
    await update(second, { driverId: records.otherDriverId });
    await update(third, { ap_time: '15:00' });
    const before = await saved();
    const { changes } = await update(body.insertId, {
      driverId: records.otherDriverId,
      ap_time: '12:00',
      scope: 'all',
    });
    expect(changes).toHaveLength(3);
    expect((await undo(changes)).body.map(({ result }) => result)).toEqual(['changed', 'changed', 'changed']);
    expect(await saved()).toEqual(before);
  });

  it('an undo is a line of the history and can itself be undone', async () => {
    const id = await insert();
    const { changes } = await update(id, { price: 30 });
    const { body } = await undo(changes);
    expect((await stage.historyOf(id))[0]).toMatchObject({
      action: 'update',
      user: { name: 'Ada lead' },
      changes: [{ field: 'price', old: 30, new: 25 }],
    });
    await undo(body.flatMap(({ change }) => change ?? []));
    expect((await saved())[0]?.price).toBe(30);
  });

  it('undoes a change that was made in spite of conflicts', async () => {
    await insert({ driverId: records.otherDriverId });
    const id = await insert({ ap_time: '10:15' });
    const { changes } = await update(id, { driverId: records.otherDriverId, assignAnyway: true });
    expect((await undo(changes)).body[0]?.result).toBe('changed');
    expect((await saved())[1]?.driverId).toBe(records.driverId);
  });

  it('undoes the changes of a bulk change by their numbers', async () => {
    const ids = [await insert(), await insert({ ap_date: '2026-03-04', driverId: records.otherDriverId })];
    const { body } = await server.call(token, 'changeBookings', { ids, change: { driverId: records.otherDriverId } });
    expect(body.map(({ result, change }) => [result, change === null])).toEqual([
      ['changed', false],
      ['unchanged', true],
    ]);
    await undo(body.flatMap(({ change }) => change ?? []));
    expect(await saved()).toMatchObject([
      { driverId: records.driverId, commission: 30 },
      { driverId: records.otherDriverId },
    ]);
  });
});

describe('refused undo', () => {
  const codes = async (changes: number[] | undefined, by = token) =>
    (await undo(changes, by)).body.map(({ problem }) => problem?.code ?? null);

  it('refuses to undo when the same fields were changed again, not when others were', async () => {
    const [id, other] = [await insert(), await insert({ ap_date: '2026-03-04' })];
    const [one, two] = [await update(id, { price: 30 }), await update(other, { price: 30 })];
    await update(id, { price: 31 });
    await update(other, { comment: 'x' });
    expect(await codes([...(one.changes ?? []), ...(two.changes ?? [])])).toEqual(['booking.changedSince', null]);
    expect(await saved()).toMatchObject([{ price: 31 }, { price: 25, comment: 'x' }]);
  });

  it('refuses to undo figures that have been invoiced since', async () => {
    const id = await insert({ status: 1 });
    const { changes } = await update(id, { price: 30 });
    await stage.invoice(id);
    expect(await codes(changes)).toEqual(['booking.invoiced']);
    expect((await saved())[0]?.price).toBe(30);
  });

  it('refuses to undo a change of a booking that is archived or deleted', async () => {
    const [id, other] = [await insert(), await insert({ ap_date: '2026-03-04' })];
    const [one, two] = [await update(id, { price: 30 }), await update(other, { price: 30 })];
    await stage.archive(id);
    await stage.remove(other);
    expect(await codes([...(one.changes ?? []), ...(two.changes ?? [])])).toEqual(['booking.archived', 'notFound']);
  });

  it('refuses to undo the change of a colleague, an unknown one, a creation and a removed link', async () => {
    const { body } = await stage.add({ return: { ap_time: '14:00' } });
    const [there = 0, home = 0] = body.insertIds;
    const { changes } = await update(there, { price: 30 }, await server.signedIn('dispatch'));
    await stage.remove(home);
    const cut = await stage.historyOf(there);
    const [parting, , creation] = cut.map(({ id }) => id);
    expect(await codes([...(changes ?? []), 999_999, creation ?? 0, parting ?? 0])).toEqual([
      'notFound',
      'notFound',
      'notFound',
      'booking.changedSince',
    ]);
    expect(await saved()).toMatchObject([{ price: 30, linkedId: null }]);
  });

  it('undoes a change once in concurrent requests', async () => {
    const id = await insert();
    const { changes } = await update(id, { price: 30 });
    const answers = await Promise.all([codes(changes), codes(changes), codes(changes)]);
    expect(answers.flat().filter((code) => code === null)).toHaveLength(1);
  });

  it.each([[{}], [{ changes: [] }], [{ changes: [1, 1] }], [{ changes: ['1'] }], [{ changes: [1], all: true }]])(
    'refuses the malformed undo request %j',
    async (body) => {
      expect((await server.callWith(token, 'undoChanges', body)).status).toBe(400);
    },
  );
});
