import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { createRecords, insertBooking } from '../../testing/records.ts';
import { createTestApp } from '../../testing/test-app.ts';
const [brussels, erasme, namur] = [
  { latitude: 50.8467, longitude: 4.3525 },
  { latitude: 50.8137, longitude: 4.2654 },
  { latitude: 50.4669, longitude: 4.8675 },
];

const server = await createTestApp();
const token = await server.signedIn('dispatch');
const records = await createRecords(server.db);
await server.db.updateTable('client').set(brussels).execute();
await server.db.updateTable('destination').set(erasme).execute();
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['booking', 'availability'] as const) await server.db.deleteFrom(table).execute();
  await server.db
    .updateTable('driver')
    .set({ active: true, ...brussels })
    .execute();
  await server.db.updateTable('driver').set(namur).where('id', '=', records.driverId).execute();
});

type Asked = BodyOf<'suggestDrivers'>;
const asked = (more: Partial<Asked> = {}): Asked => {
  const { clientId, destinationId } = records;
  return { clientId, destinationId, type: 'to', ap_date: '2026-03-03', ap_time: '10:00', pick_time: '09:20', ...more };
};
const suggest = async (more: Partial<Asked> = {}) => (await server.call(token, 'suggestDrivers', asked(more))).body;
const given = (more: Parameters<typeof insertBooking>[2] = {}) =>
  insertBooking(server.db, records, { pick_time: '09:30', accepted: 2, ...more });
async function questionsOf(work: () => Promise<unknown>): Promise<number> {
  const { db } = server.services;
  let questions = 0;
  server.services.db = db.withPlugin({
    transformQuery: ({ node }) => {
      questions += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work();
  server.services.db = db;
  return questions;
}
const kinds = (list: readonly { kind: string }[] | undefined) => list?.map(({ kind }) => kind);

describe('suggested drivers', () => {
  it('suggested drivers rank last, with the reason, when their documents expire before the trip', async () => {
    const [best] = await suggest();
    const expire = (medicalUntil: string | null) =>
      server.db
        .updateTable('driver')
        .set({ medicalUntil })
        .where('id', '=', best?.driverId ?? 0)
        .execute();
    await expire('2026-03-02');
    const after = await suggest();
    expect(after.at(-1)).toMatchObject({
      driverId: best?.driverId,
      conflicts: [{ kind: 'papers', date: '2026-03-03' }],
    });
    await expire('2026-03-03');
    expect((await suggest())[0]).toMatchObject({ driverId: best?.driverId, conflicts: [] });
    await expire(null);
  });

  it('uses the stored distance of a saved booking unless it is given one', async () => {
    const leg = (duration: number) => ({ trip: { price: 1, distance: 1, duration } });
    const distance = JSON.stringify({ totals: {}, to: [leg(0), leg(7200)] });
    const id = await given({ distance, driverId: records.otherDriverId });
    await given({ ap_time: '08:40', pick_time: '08:20', driverId: records.otherDriverId });
    const conflictsOf = async (more: Partial<Asked>) =>
      kinds(
        (await suggest({ id, pick_time: null, ...more })).find((one) => one.driverId === records.otherDriverId)
          ?.conflicts,
      );
    expect(await conflictsOf({ distance: null })).not.toContain('overlap');
    expect(await conflictsOf({})).toContain('overlap');
    expect(await conflictsOf({})).toEqual(await conflictsOf({ distance }));
  });

  it('suggested drivers are active ones, the nearest first, with names and kilometres', async () => {
    const [first, second, ...others] = await suggest();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      driverId: records.otherDriverId,
      firstname: 'Els',
      lastname: 'Peeters',
      estimated: true,
      trips: 0,
      conflicts: [],
    });
    expect(second).toMatchObject({ driverId: records.driverId });
    expect(first?.extraKm).toBeLessThan(30);
    expect(second?.extraKm).toBeGreaterThan(100);
    await server.db.updateTable('driver').set({ active: false }).where('id', '=', records.otherDriverId).execute();
    expect(kinds((await suggest()).map(({ lastname }) => ({ kind: lastname ?? '' })))).toEqual(['Benali']);
  });

  it('suggested drivers with conflicts rank after those without, however near they are', async () => {
    await server.db
      .insertInto('availability')
      .values({ driverId: records.otherDriverId, date: '2026-03-03', slots: [1] })
      .execute();
    const busy = await given({ driverId: records.otherDriverId });
    const found = await suggest();
    expect(found.map(({ driverId }) => driverId)).toEqual([records.driverId, records.otherDriverId]);
    expect(found[1]?.conflicts).toEqual([
      { kind: 'unavailable', date: '2026-03-03', bookingId: null, slot: 1, minutes: null },
      { kind: 'overlap', date: '2026-03-03', bookingId: busy, slot: null, minutes: 21 },
    ]);
  });

  it('answers suggested drivers with their reasons', async () => {
    const before = await given({ ap_date: '2026-02-02', status: 1 });
    const there = await given({ driverId: records.otherDriverId });
    const home = await given({
      driverId: records.otherDriverId,
      type: 'back',
      ap_time: '11:00',
      pick_time: '11:00',
      linkedId: there,
    });
    await server.db.updateTable('booking').set({ linkedId: home }).where('id', '=', there).execute();
    const found = await suggest({ id: there });
    expect(before).toBeGreaterThan(0);
    expect(found.map(({ driverId, reasons }) => [driverId, kinds(reasons)])).toEqual([
      [records.otherDriverId, ['linkedLeg', 'onTheWay', 'nearHome']],
      [records.driverId, ['knowsClient', 'freeAllDay']],
    ]);
    expect(found[0]?.reasons.slice(0, 2)).toEqual([
      { kind: 'linkedLeg', bookingId: home, minutes: null },
      { kind: 'onTheWay', bookingId: home, minutes: 69 },
    ]);
  });

  it('suggested drivers do not know the client from a canceled or future trip', async () => {
    await given({ ap_date: '2026-02-02', status: 3 });
    await given({ ap_date: '2026-04-02' });
    expect((await suggest()).flatMap(({ reasons }) => kinds(reasons))).not.toContain('knowsClient');
  });

  it('suggested drivers rank last when they refused the trip, with the time, whoever was asked since', async () => {
    const { driverId, otherDriverId } = records;
    const id = await given({ driverId: otherDriverId, accepted: 1, ap_time: '10:00' });
    const update = (form: BodyOf<'updateBooking'>) => server.call(token, 'updateBooking', form, { path: { id } });
    await update({ accepted: 3 });
    const order = async () => (await suggest({ id })).map((driver) => [driver.driverId, kinds(driver.conflicts)]);
    const refusedBy = [
      [driverId, []],
      [otherDriverId, ['refused']],
    ];
    expect(await order()).toEqual(refusedBy);
    await update({ driverId, assignAnyway: false });
    expect(await order()).toEqual(refusedBy);
    const asked = (await suggest({ id })).at(-1)?.conflicts[0];
    expect(Math.abs(Date.parse(asked?.at ?? '') - server.services.now().getTime())).toBeLessThan(60_000);
    const back = await update({ driverId: otherDriverId, assignAnyway: false });
    expect(back.problem.params?.conflicts).toContain('"kind":"refused"');
    expect((await update({ driverId: otherDriverId, assignAnyway: true })).status).toBe(200);
    expect((await update({ comment: 'x', ap_time: '10:05', assignAnyway: false })).status).toBe(200);
    await update({ accepted: 2 });
    expect((await suggest({ id })).flatMap(({ conflicts }) => kinds(conflicts))).toEqual([]);
  });

  it('names the refusal of a trip beside its driver in the form', async () => {
    const id = await given({ accepted: 3 });
    const { clientId, destinationId, driverId } = records;
    const { body } = await server.call(token, 'findBookingConflicts', {
      id,
      driverId,
      clientId,
      destinationId,
      type: 'to',
      ap_time: '10:00',
      dates: ['2026-03-03'],
    });
    expect(body).toEqual([{ kind: 'refused', date: '2026-03-03', bookingId: null, slot: null, minutes: null }]);
  });

  it('drivers for a series are ranked by all of its dates, not the first', async () => {
    await given({ driverId: records.otherDriverId, ap_date: '2026-03-10' });
    const dates = ['2026-03-03', '2026-03-10', '2026-03-17'];
    expect((await suggest())[0]?.driverId).toBe(records.otherDriverId);
    const found = await suggest({ dates });
    expect(found.map(({ driverId, trips }) => [driverId, trips])).toEqual([
      [records.driverId, 0],
      [records.otherDriverId, 1],
    ]);
    expect(found[1]?.conflicts.map(({ kind, date }) => [kind, date])).toEqual([['overlap', '2026-03-10']]);
  });

  it('suggested drivers have unknown kilometres when a place is unknown', async () => {
    await server.db
      .updateTable('driver')
      .set({ latitude: null, longitude: null })
      .where('id', '=', records.driverId)
      .execute();
    expect((await suggest()).map(({ extraKm }) => extraKm)).toEqual([expect.any(Number), null]);
  });

  it('suggested drivers are limited to the requested number', async () => {
    expect(await suggest({ limit: 1 })).toHaveLength(1);
  });

  it('suggested drivers need a constant number of queries, regardless of their number', async () => {
    const few = await questionsOf(suggest);
    await server.db
      .insertInto('driver')
      .values(
        Array.from({ length: 120 }, (_, index) => ({ firstname: 'Extra', lastname: `Chauffeur ${index}`, ...erasme })),
      )
      .execute();
    const found = await suggest();
    const many = await questionsOf(suggest);
    await server.db.deleteFrom('driver').where('firstname', '=', 'Extra').execute();
    expect(many).toBe(few);
    expect(found).toHaveLength(122);
    expect(found.map(({ extraKm }) => extraKm ?? 0)).toEqual(
      found.map(({ extraKm }) => extraKm ?? 0).toSorted((one, other) => one - other),
    );
  });
});

describe('asking for drivers', () => {
  it.each([
    ['client', { clientId: 9999 }, 'clientId'],
    ['destination', { destinationId: 9999 }, 'destinationId'],
    ['day', { ap_date: '9999-12-31' }, 'ap_date'],
    ['series of days', { dates: ['2026-03-03', '9999-12-31'] }, 'dates.1'],
  ])('needs a known %s', async (_, more, field) => {
    expect(await server.call(token, 'suggestDrivers', asked(more))).toMatchObject({
      status: 400,
      problem: { fields: [{ field }] },
    });
  });

  it.each([{ limit: 0 }, { limit: 501 }, { type: 'sideways' }, { ap_date: '2026-02-30' }, { id: -1 }, { driverId: 1 }])(
    'asking for drivers is refused with %j',
    async (more) => {
      expect((await server.callWith(token, 'suggestDrivers', { ...asked(), ...more })).status).toBe(400);
    },
  );

  it('treats a deleted booking as a new one', async () => {
    expect(await suggest({ id: 999_999 })).toHaveLength(2);
  });
});
