import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { driversStage, next, ok, refused, say } from '../../testing/drivers-stage.ts';
import { insertBooking } from '../../testing/records.ts';

const stage = await driversStage();

const booking = async (id: number) =>
  stage.server.db
    .selectFrom('booking')
    .select(['accepted', 'status', 'charged'])
    .where('id', '=', id)
    .executeTakeFirst();

describe('a driver', () => {
  it('answers the driver’s own bookings of a day', async () => {
    const id = await insertBooking(stage.server.db, stage.records);
    await insertBooking(stage.server.db, { ...stage.records, driverId: stage.records.otherDriverId });
    await insertBooking(stage.server.db, stage.records, { ap_date: '2026-03-04' });
    const answer = await say(await stage.connected(), 'bookings', { date: '2026-03-03' });
    expect(answer).toMatchObject(
      ok([
        {
          id,
          driverId: stage.records.driverId,
          client_lastname: 'Œuvrard',
          destination_fullAddress: expect.any(String),
        },
      ]),
    );
  });

  it('sends a driver the tasks and amounts to collect, without the amounts that patient, insurer and office settle', async () => {
    await insertBooking(stage.server.db, stage.records, {
      motive: 6,
      mutualPatientID: 'T1',
      mutualComment: 'x',
      creditReason: 'y',
      mutualPatientAmount: 4,
      comment: 'Deuxième étage',
    });
    const answer = await say(await stage.connected(), 'bookings', { date: '2026-03-03' });
    expect(answer).toMatchObject(
      ok([{ mutualPatientAmount: 4, comment: 'Deuxième étage', client_lastname: 'Œuvrard' }]),
    );
    expect(JSON.stringify(answer)).not.toMatch(
      /motive|insurance|mutualPatientID|mutualComment|credit|commission|ssn|birthday/u,
    );
  });

  it('lets a driver accept, board and end a trip, and records the driver in the history', async () => {
    const id = await insertBooking(stage.server.db, stage.records, { accepted: 1 });
    const socket = await stage.connected();
    expect(await say(socket, 'answer', { bookingId: id, accepted: 2 })).toMatchObject(ok());
    expect(await say(socket, 'charged', { bookingId: id, charged: true })).toMatchObject(ok());
    expect(await booking(id)).toEqual({ accepted: 2, status: 0, charged: true });
    expect(await say(socket, 'finish', { bookingId: id, status: 1 })).toMatchObject(ok());
    expect(await say(socket, 'finish', { bookingId: id, status: 1 })).toMatchObject(ok());
    expect(await booking(id)).toMatchObject({ accepted: 2, status: 1 });
    const { body } = await stage.server.call(await stage.server.signedIn('dispatch'), 'listBookingHistory', undefined, {
      path: { id },
    });
    expect(body).toHaveLength(3);
    expect(body[2]).toMatchObject({
      action: 'update',
      user: { name: 'Karim Driver' },
      changes: [{ field: 'accepted', old: 1, new: 2 }],
    });
  });

  it('refuses changes to bookings of others and to closed or archived ones', async () => {
    const [others, closed, archived] = [
      await insertBooking(stage.server.db, { ...stage.records, driverId: stage.records.otherDriverId }),
      await insertBooking(stage.server.db, stage.records, { status: 3 }),
      await insertBooking(stage.server.db, stage.records, { archivedAt: new Date() }),
    ];
    const socket = await stage.connected();
    for (const [event, rest] of [
      ['answer', { accepted: 3 }],
      ['charged', { charged: true }],
      ['finish', { status: 2 }],
    ] as const) {
      expect(await say(socket, event, { bookingId: others, ...rest })).toEqual(refused('forbidden'));
      expect(await say(socket, event, { bookingId: closed, ...rest })).toEqual(refused('booking.closed'));
      expect(await say(socket, event, { bookingId: archived, ...rest })).toEqual(refused('forbidden'));
      expect(await say(socket, event, { bookingId: 2_000_000_000, ...rest })).toEqual(refused('notFound'));
    }
    expect(await stage.server.db.selectFrom('booking_history').select('id').execute()).toEqual([]);
  });

  it('notifies every app of a driver of changed, assigned and unassigned bookings', async () => {
    const [here, there, other] = [
      await stage.connected(),
      await stage.connected(),
      await stage.connected(await stage.tokenOf('Els')),
    ];
    const id = await insertBooking(stage.server.db, stage.records);
    const staff = await stage.server.signedIn('dispatch');
    const updates = [here, there, other].map((socket) => next(socket, 'booking_update'));
    await stage.server.call(
      staff,
      'updateBooking',
      { driverId: stage.records.otherDriverId, assignAnyway: true },
      { path: { id } },
    );
    expect(await Promise.all(updates)).toEqual(updates.map(() => ({ ids: [id], dates: ['2026-03-03'] })));
    const heard = vi.fn<(update: unknown) => void>();
    here.on('booking_update', heard);
    const update = next(other, 'booking_update');
    await stage.server.call(staff, 'updateBooking', { comment: 'x' }, { path: { id } });
    await update;
    await pause(100);
    expect(heard).not.toHaveBeenCalled();
  });
});
