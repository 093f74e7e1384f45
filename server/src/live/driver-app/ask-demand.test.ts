import { describe, expect, it } from 'vitest';
import { driversStage, ok, refused, say } from '../../testing/drivers-stage.ts';
import { insertBooking } from '../../testing/records.ts';

const stage = await driversStage();

describe('a driver', () => {
  it('shows staff the demand of a driver for a booking with its return', async () => {
    const theirs = { ...stage.records, driverId: stage.records.otherDriverId };
    const back = await insertBooking(stage.server.db, theirs, { type: 'back', ap_time: '12:00' });
    const id = await insertBooking(stage.server.db, theirs, { linkedId: back, pick_time: '09:15' });
    const demand = { bookingId: id, price: 24.5, endtime: new Date(Date.now() + 600_000).toISOString(), both: true };
    const socket = await stage.connected();
    const first = await say(socket, 'demand', { ...demand, price: 20 });
    const answer = await say(socket, 'demand', demand);
    expect(answer).toEqual(first);
    const { body } = await stage.server.call(await stage.server.signedIn('dispatch'), 'listDemands');
    const [home, clinic] = ['Rue Neuve 3, 1000 Bruxelles', 'Boulevard du Jardin botanique 32, 1000 Bruxelles'];
    expect(answer).toEqual(ok(body[0]?.key));
    expect(body).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{20}$/),
        id,
        driverId: stage.records.driverId,
        endtime: demand.endtime,
        price: 24.5,
        bookings: [
          { date: '2026-03-03', picktime: '09:15', trip: { origin: home, destination: clinic } },
          { date: '2026-03-03', picktime: '12:00', trip: { origin: clinic, destination: home } },
        ],
      },
    ]);
  });

  it('refuses a demand for an own, closed or deleted booking, without expiry, or with an unrelated return', async () => {
    const theirs = { ...stage.records, driverId: stage.records.otherDriverId };
    const [own, closed, alone] = [
      await insertBooking(stage.server.db, stage.records),
      await insertBooking(stage.server.db, theirs, { status: 1 }),
      await insertBooking(stage.server.db, theirs, { ap_date: '2026-03-09' }),
    ];
    const demand = (bookingId: number, more = {}) => ({
      bookingId,
      price: null,
      endtime: new Date(Date.now() + 600_000).toISOString(),
      both: false,
      ...more,
    });
    const socket = await stage.connected();
    expect(await say(socket, 'demand', demand(own))).toEqual(refused('conflict'));
    expect(await say(socket, 'demand', demand(closed))).toEqual(refused('booking.closed'));
    expect(await say(socket, 'demand', demand(2_000_000_000))).toEqual(refused('notFound'));
    expect(await say(socket, 'demand', demand(alone, { both: true }))).toEqual(refused('demand.noReturn'));
    expect(await say(socket, 'demand', demand(alone, { endtime: '2020-01-01T00:00:00Z' }))).toEqual(
      refused('validation'),
    );
    expect(await say(socket, 'demand', demand(alone, { endtime: '2999-01-01T00:00:00Z' }))).toEqual(
      refused('validation'),
    );
    expect(await say(socket, 'demand', demand(alone, { endtime: '2016-12-31T23:59:60Z' }))).toEqual(
      refused('validation'),
    );
  });
});
