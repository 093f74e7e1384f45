import { describe, expect, it, vi } from 'vitest';
import { driversStage, refused, say } from '../../testing/drivers-stage.ts';
import { insertBooking } from '../../testing/records.ts';

const stage = await driversStage();

const booking = async (id: number) =>
  stage.server.db
    .selectFrom('booking')
    .select(['accepted', 'status', 'charged'])
    .where('id', '=', id)
    .executeTakeFirst();
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 5000, interval: 10 });

describe('messages outside the protocol', () => {
  let turn = 0;
  const events = ['position', 'bookings', 'answer', 'charged', 'finish', 'demand', 'ticket', 'read'];
  it.each([
    [null],
    [undefined],
    ['text'],
    [[]],
    [{}],
    [{ bookingId: '1' }],
    [{ bookingId: 0.5, date: '2026-02-30', accepted: 7 }],
    [{ bookingId: 1, date: '2026-03-03', photo: 'text' }],
    [Buffer.from('refuses a message outside the protocol: %j')],
  ])('messages outside the protocol are refused: %j', async (message) => {
    // Messages of a driver share one rate limit.
    turn += 1;
    const socket = await stage.connected(await stage.tokenOf(turn % 2 === 0 ? 'Karim' : 'Els'));
    for (const event of events)
      expect({ event, answer: await say(socket, event, message) }).toEqual({ event, answer: refused('validation') });
    expect(socket.connected).toBe(true);
  });

  it('refuses a message with an unknown property, and survives calls without acknowledgement', async () => {
    const id = await insertBooking(stage.server.db, stage.records);
    const socket = await stage.connected();
    expect(await say(socket, 'answer', { bookingId: id, accepted: 2, driverId: stage.records.otherDriverId })).toEqual(
      refused('validation'),
    );
    for (const event of [...events, 'unknown']) socket.emit(event, { bookingId: id, accepted: 2 });
    await soon(async () => expect(await booking(id)).toMatchObject({ accepted: 2 }));
    expect(socket.connected).toBe(true);
  });
});
