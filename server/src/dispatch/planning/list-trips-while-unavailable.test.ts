import { describe, expect, it } from 'vitest';
import { bookingStage } from '../../testing/booking-stage.ts';

const stage = await bookingStage({ now: () => new Date('2026-03-02T09:00:00Z') });
const { server, token, records } = stage;
const { driverId } = records;

const given = (more: Parameters<typeof stage.given>[0] = {}) =>
  stage.given({
    ap_date: '2026-03-03',
    ap_time: '10:00',
    pick_time: '09:30',
    accepted: 2,
    ...more,
  });
const mark = (date: string, slots: number[]) =>
  server.db.insertInto('availability').values({ driverId, date, slots }).execute();
const list = async (dates?: string[]) =>
  (await server.call(token, 'listTripsWhileUnavailable', { driverId, ...(dates && { dates }) })).body.map(
    ({ id }) => id,
  );

describe('trips of a driver during an absence', () => {
  it('lists the trips that overlap a marked slot, and not those outside it', async () => {
    const inside = await given();
    await given({ ap_time: '16:00', pick_time: '15:30' });
    expect(await list()).toEqual([]);
    await mark('2026-03-03', [1]);
    expect(await list()).toEqual([inside]);
    expect(await list(['2026-03-03'])).toEqual([inside]);
    expect(await list(['2026-03-04'])).toEqual([]);
  });

  it('lists the trips during a leave by day, without closed, unassigned, archived or past ones, or those of other drivers', async () => {
    await server.db
      .insertInto('driver_leave')
      .values({ driverId, startDate: '2026-03-01', endDate: '2026-03-05', reason: null })
      .execute();
    const later = await given({ ap_date: '2026-03-04', accepted: 1 });
    const tomorrow = await given();
    const today = await given({ ap_date: '2026-03-02', ap_time: '15:00', pick_time: '14:30' });
    await given({ ap_date: '2026-03-02', ap_time: '07:30', pick_time: '07:00' });
    await given({ ap_date: '2026-03-01' });
    await given({ ap_date: '2026-03-06' });
    await given({ status: 1 });
    await given({ accepted: 0 });
    await given({ accepted: 3 });
    await given({ archivedAt: new Date() });
    await given({ driverId: records.otherDriverId });
    expect(await list()).toEqual([today, tomorrow, later]);
  });

  it('leaves out a trip whose client has left the car, though the appointment is ahead', async () => {
    const legs = [0, 600].map((duration) => ({ trip: { price: 0, distance: 5, duration } }));
    const distance = JSON.stringify({ to: legs, back: [], simple: [], totals: {} });
    await mark('2026-03-02', [1]);
    await given({ ap_date: '2026-03-02', pick_time: '09:20', ap_time: '10:20', distance });
    const riding = await given({ ap_date: '2026-03-02', pick_time: '09:50', ap_time: '10:20', distance });
    expect(await list()).toEqual([riding]);
  });

  it('unassigns the trips in one change, which keeps the name of the driver, and restores them by its undo', async () => {
    const id = await given({ price_driver: 20 });
    await mark('2026-03-03', [1]);
    const change = () => server.call(token, 'changeBookings', { ids: [id], change: { accepted: 0 } });
    const [result] = (await change()).body;
    expect(result?.result).toBe('changed');
    const saved = () =>
      server.db.selectFrom('booking').select(['driverId', 'accepted', 'price_driver']).where('id', '=', id).execute();
    expect(await saved()).toEqual([{ driverId, accepted: 0, price_driver: 20 }]);
    expect(await list()).toEqual([]);
    await server.call(token, 'undoChanges', { changes: [result?.change ?? 0] });
    expect(await saved()).toEqual([{ driverId, accepted: 2, price_driver: 20 }]);
  });

  it('listing the trips during an absence requires the planning permission and a known driver', async () => {
    const account = await server.signedIn('account');
    expect((await server.call(account, 'listTripsWhileUnavailable', { driverId })).status).toBe(403);
    const { status, body } = await server.call(token, 'listTripsWhileUnavailable', { driverId: 999_999 });
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ field: 'driverId' }] } });
  });
});
