import { beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../kernel/operation.ts';
import { bookingStage } from '../testing/booking-stage.ts';
import { insertBooking } from '../testing/records.ts';

const { server, token, records, updates } = await bookingStage();
let id: number;
beforeEach(async () => {
  id = await given();
  updates.length = 0;
});

const given = (more: Parameters<typeof insertBooking>[2] = {}) =>
  insertBooking(server.db, records, { accepted: 1, price_driver: 20, commission: 20, ...more });
const grant = (more: Partial<BodyOf<'grantDemand'>> = {}, headers: Record<string, string> = {}) =>
  server.call(token, 'grantDemand', { id, driverId: records.otherDriverId, price: 32.5, ...more }, { headers });
const booking = (which = id) =>
  server.db.selectFrom('booking').selectAll().where('id', '=', which).executeTakeFirstOrThrow();
const history = async (which = id) =>
  (await server.call(token, 'listBookingHistory', undefined, { path: { id: which } })).body;

async function linkedPair(): Promise<number> {
  const home = await given({ type: 'back', ap_time: '14:00', linkedId: id });
  await server.db.updateTable('booking').set({ linkedId: home }).where('id', '=', id).execute();
  return home;
}

describe('a granted demand', () => {
  it('gives the driver the booking as accepted, at the demanded price with his commission', async () => {
    expect((await grant()).body).toMatchObject({ affectedRows: 1 });
    expect(await booking()).toMatchObject({
      driverId: records.otherDriverId,
      price_driver: 32.5,
      accepted: 2,
      commission: 12.5,
    });
    expect(updates).toEqual([{ ids: [id], dates: ['2026-03-03'] }]);
  });

  it('is undone by the numbers of its changes, and tells of none when it is granted again', async () => {
    const before = await booking();
    const { changes = [] } = (await grant()).body;
    expect(changes).toHaveLength(1);
    expect((await grant()).body.changes).toEqual([]);
    const undone = await server.call(token, 'undoChanges', { changes });
    expect(undone.body).toMatchObject([{ id, result: 'changed' }]);
    const { driverId, accepted, price_driver } = before;
    expect(await booking()).toMatchObject({ driverId, accepted, price_driver });
  });

  it('reports that the driver refused the trip before', async () => {
    await server.db.updateTable('booking').set({ driverId: records.otherDriverId }).where('id', '=', id).execute();
    await server.call(token, 'updateBooking', { accepted: 3 }, { path: { id } });
    const { problem } = await grant({ assignAnyway: false });
    expect(problem.params?.conflicts).toContain('"kind":"refused"');
  });

  it('records in the history who granted the demand', async () => {
    await grant();
    const [line, ...more] = await history();
    expect(more).toEqual([]);
    expect(line).toMatchObject({ action: 'update', user: { name: 'Ada dispatch' } });
    expect(line?.changes.map(({ field }) => field).sort()).toEqual([
      'accepted',
      'commission',
      'driverId',
      'price_driver',
    ]);
  });

  it('changes nothing and notifies nobody when a demand is granted again', async () => {
    await grant();
    const before = await booking();
    expect((await grant()).body).toMatchObject({ affectedRows: 1 });
    expect(await booking()).toEqual(before);
    expect([await history(), updates]).toMatchObject([[{}], [{}]]);
  });

  it('grants a demand once when two people grant it at the same moment', async () => {
    const answers = await Promise.all([grant(), grant(), grant()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await history()).toHaveLength(1);
  });

  it('deletes the granted demand and leaves those of other drivers', async () => {
    const asked = { bookingId: id, endtime: new Date('2100-01-01'), price: 30, bookings: '[]' };
    await server.db
      .insertInto('demand')
      .values([
        { ...asked, key: '-Na', driverId: records.otherDriverId },
        { ...asked, key: '-Nb', driverId: records.driverId },
      ])
      .execute();
    await grant();
    expect(await server.db.selectFrom('demand').select('key').execute()).toEqual([{ key: '-Nb' }]);
    await server.db.deleteFrom('demand').execute();
  });

  it('refuses to grant a demand when a colleague has just assigned another driver', async () => {
    const third = await server.db
      .insertInto('driver')
      .values({ firstname: 'An', lastname: 'Maes', active: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const read = await server.call(token, 'getBooking', undefined, { path: { id } });
    const meant = { 'if-match': String(read.raw.headers.etag) };
    const answers = await Promise.all([grant({}, meant), grant({ driverId: third.id }, meant)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('record.changed');
    const { driverId } = await booking();
    expect((await grant({ driverId }, meant)).status).toBe(200);
    expect(await history()).toHaveLength(1);
  });

  it('refuses a driver who is on another trip at that time unless forced, which the history records', async () => {
    await given({ driverId: records.otherDriverId, accepted: 2 });
    const { status, problem } = await grant({ assignAnyway: false });
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'booking.conflicts' });
    expect(await booking()).toMatchObject({ driverId: records.driverId, accepted: 1 });
    expect((await grant({ assignAnyway: true })).status).toBe(200);
    expect(await booking()).toMatchObject({ driverId: records.otherDriverId, accepted: 2 });
    expect((await history())[0]?.changes.map(({ field }) => field)).toContain('assignedAnyway');
  });

  it.each([undefined, null])(
    'keeps the price of the booking’s own driver and gives another driver none when the demand has price %s',
    async (price) => {
      await server.call(token, 'grantDemand', { id, driverId: records.driverId, ...(price === null && { price }) });
      expect(await booking()).toMatchObject({ price_driver: 20, accepted: 2 });
      await server.call(token, 'grantDemand', {
        id,
        driverId: records.otherDriverId,
        ...(price === null && { price }),
      });
      expect(await booking()).toMatchObject({ price_driver: null, accepted: 2 });
    },
  );

  it('grants a demand with price 0 for nothing', async () => {
    await grant({ price: 0 });
    expect((await booking()).price_driver).toBe(0);
  });
});

describe('a demand for both legs', () => {
  it('grants the linked leg too when the demand is for both legs', async () => {
    const home = await linkedPair();
    const decoy = await given({ type: 'back', ap_time: '13:00' });
    expect((await grant({ both: true })).body).toMatchObject({ affectedRows: 2 });
    for (const leg of [id, home])
      expect(await booking(leg)).toMatchObject({ driverId: records.otherDriverId, price_driver: 32.5, accepted: 2 });
    expect((await booking(decoy)).driverId).toBe(records.driverId);
    expect(updates).toEqual([{ ids: [id, home], dates: ['2026-03-03'] }]);
  });

  it('assigns the opposite trip of the day when no leg is linked, idempotently', async () => {
    await given({ type: 'back', ap_time: '13:00', status: 3 });
    await given({ type: 'back', ap_time: '13:00', ap_date: '2026-03-04' });
    const home = await given({ type: 'back', ap_time: '14:00', driverId: records.otherDriverId });
    for (let time = 0; time < 2; time++) expect((await grant({ both: true })).body).toMatchObject({ affectedRows: 2 });
    expect(await booking(home)).toMatchObject({ price_driver: 32.5, accepted: 2 });
    expect(await history(home)).toHaveLength(1);
  });

  it('finds the outbound trip from the return trip', async () => {
    const home = await given({ type: 'back', ap_time: '14:00' });
    await grant({ id: home, both: true });
    expect(await booking()).toMatchObject({ driverId: records.otherDriverId, accepted: 2 });
  });

  it('grants one leg alone when the demand is for one leg', async () => {
    const home = await linkedPair();
    await grant();
    expect((await booking(home)).driverId).toBe(records.driverId);
  });

  it.each([
    ['there is no other leg', async () => {}, 'demand.noReturn'],
    ['the other leg is closed', async () => setStatus(await linkedPair(), 1), 'booking.closed'],
    ['the other leg is canceled', async () => setStatus(await linkedPair(), 3), 'booking.closed'],
  ])('refuses a demand for both legs as a whole when %s', async (_, prepare, code) => {
    await prepare();
    expect((await grant({ both: true })).problem).toMatchObject({ status: 409, code });
    expect(await booking()).toMatchObject({ driverId: records.driverId, accepted: 1 });
    expect(updates).toEqual([]);
  });
});

const setStatus = (which: number, status: 1 | 2 | 3) =>
  server.db.updateTable('booking').set({ status }).where('id', '=', which).execute();

describe('a demand that can not be granted', () => {
  it.each([1, 2, 3] as const)('refuses a demand for a booking with status %d', async (status) => {
    await setStatus(id, status);
    expect((await grant()).problem).toMatchObject({ status: 409, code: 'booking.closed' });
  });

  it('refuses a demand for a booking on a live invoice', async () => {
    await server.db
      .insertInto('client_invoice')
      .values({ id: 1, date: '2026-03-31', clientId: records.clientId, amount: 28 })
      .execute();
    await server.db
      .insertInto('client_invoice_line')
      .values({ invoiceId: 1, position: 1, bookingId: id, amount: 25, snapshot: '{}' })
      .execute();
    expect((await grant()).problem).toMatchObject({ status: 409, code: 'booking.invoiced' });
    expect(await booking()).toMatchObject({ driverId: records.driverId });
  });

  it('refuses the demand of an inactive or unknown driver', async () => {
    expect(await grant({ driverId: 9999 })).toMatchObject({
      status: 400,
      problem: { fields: [{ field: 'driverId' }] },
    });
    await server.db.updateTable('driver').set({ active: false }).where('id', '=', records.otherDriverId).execute();
    expect((await grant()).problem).toMatchObject({ status: 409, code: 'demand.inactiveDriver' });
  });

  it('refuses a demand for a deleted or archived booking', async () => {
    expect((await grant({ id: 999_999 })).status).toBe(404);
    await server.db.updateTable('booking').set({ archivedAt: new Date() }).execute();
    expect((await grant()).status).toBe(404);
  });

  it.each([
    { price: '12' },
    { price: 12.345 },
    { price: 10_000_000 },
    { both: 'yes' },
    { id: 0 },
    { driverId: null },
    { accepted: 2 },
  ])('refuses a demand with the invalid field %j', async (more) => {
    expect((await server.callWith(token, 'grantDemand', { id, driverId: records.otherDriverId, ...more })).status).toBe(
      400,
    );
  });
});
