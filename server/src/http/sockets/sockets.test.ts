import type { Socket } from 'socket.io-client';
import type { Role } from '@navette/shared/domain';
import { describe, expect, it, vi } from 'vitest';
import { listeningServer } from '../../testing/listening-server.ts';
import { bookingForm, createRecords } from '../../testing/records.ts';

const { server, open, connected: connect } = await listeningServer();
const records = await createRecords(server.db);

async function connected(role: Role): Promise<{ socket: Socket; token: string; id: number }> {
  const token = await server.signedIn(role);
  return { socket: await connect(token), token, id: (await server.call(token, 'getSession')).body.user.id };
}

const next = (socket: Socket, event: string): Promise<unknown> => new Promise((resolve) => socket.once(event, resolve));

describe('the socket', () => {
  it.each([
    ['no token', undefined],
    ['a made-up one', 'a.b.c'],
  ])('the socket is refused with %s', async (_, token) => {
    const error = await next(open(token), 'connect_error');
    expect(error).toMatchObject({ message: 'unauthorized' });
  });

  it('notifies those who may list bookings of a change, after the commit', async () => {
    const { socket, token } = await connected('dispatch');
    const update = next(socket, 'booking_update');
    const { body } = await server.call(
      token,
      'addBookings',
      bookingForm(records, { dates: ['2026-05-04', '2026-05-05'] }),
    );
    expect(await update).toEqual({
      ids: body.insertIds,
      dates: ['2026-05-04', '2026-05-05'],
      version: expect.any(Number),
    });
  });

  it('sends the presence list when a user connects and leaves', async () => {
    const first = await connected('dispatch');
    // Heard from before the second comes: two lists in a row would be one too few for who waits for the next.
    let presence: unknown;
    first.socket.on('presence', (list: unknown) => (presence = list));
    const second = await connected('super');
    const isBoth = () => JSON.stringify(presence ?? null).includes(`"id":${second.id}`);
    await vi.waitFor(() => expect(isBoth()).toBe(true), { timeout: 10_000 });
    second.socket.disconnect();
    await vi.waitFor(() => expect(isBoth()).toBe(false), { timeout: 10_000 });
    expect(presence).toMatchObject({ users: [{ user: { id: first.id, role: 'dispatch', active: true } }] });
  });

  it('closes when the session ends', async () => {
    const { socket, token } = await connected('dispatch');
    const received = next(socket, 'session_ended');
    const closed = next(socket, 'disconnect');
    await server.call(token, 'signOut');
    await received;
    await closed;
    expect(socket.connected).toBe(false);
  });

  it('closes only after a renewal is answered, so that no user with a new session is asked to sign in', async () => {
    const { socket, token } = await connected('dispatch');
    const ends = vi.fn<() => void>();
    socket.on('session_ended', ends);
    const closed = next(socket, 'disconnect');
    const { status, body } = await server.call(token, 'renewSession');
    expect([status, ends.mock.calls.length]).toEqual([200, 0]);
    await closed;
    expect(ends).toHaveBeenCalledOnce();
    expect((await server.call(body.token, 'getSession')).status).toBe(200);
  });

  it('limits the number of sockets per member of staff', async () => {
    const { token, socket: first } = await connected('dispatch');
    for (let count = 1; count < 50; count += 1) await next(open(token), 'connect');
    expect(await next(open(token), 'connect_error')).toMatchObject({ message: 'rateLimited' });
    expect(first.connected).toBe(true);
    expect((await connected('dispatch')).socket.connected).toBe(true);
  });
});
