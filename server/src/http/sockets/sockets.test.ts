import { setTimeout as pause } from 'node:timers/promises';
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

/** What a socket hears while something else happens. */
async function heard(socket: Socket, event: string, work: () => Promise<unknown>): Promise<unknown[]> {
  const messages: unknown[] = [];
  socket.on(event, (message: unknown) => messages.push(message));
  await work();
  await pause(150);
  return messages;
}

describe('the socket', () => {
  it.each([
    ['no token', undefined],
    ['a made-up one', 'a.b.c'],
  ])('stays closed with %s', async (_, token) => {
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
    const second = await connected('super');
    const isBoth = (presence: unknown) => JSON.stringify(presence).includes(`"id":${second.id}`);
    let presence = await next(first.socket, 'presence');
    while (!isBoth(presence)) presence = await next(first.socket, 'presence');
    second.socket.disconnect();
    while (isBoth(presence)) presence = await next(first.socket, 'presence');
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

  it('closes after a renewal is answered, so that nobody is asked to sign in who has a new session already', async () => {
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

  it('is not opened by one member of staff any number of times', async () => {
    const { token, socket: first } = await connected('dispatch');
    for (let count = 1; count < 50; count += 1) await next(open(token), 'connect');
    expect(await next(open(token), 'connect_error')).toMatchObject({ message: 'rateLimited' });
    expect(first.connected).toBe(true);
    expect((await connected('dispatch')).socket.connected).toBe(true);
  });

  it('passes on no more than anybody types', async () => {
    const [speaker, listener] = [await connected('dispatch'), await connected('dispatch')];
    const flood = async () => {
      for (let count = 0; count < 200; count += 1) speaker.socket.emit('say', { to: listener.id, count });
      await next(listener.socket, 'say');
    };
    const received = await heard(listener.socket, 'say', flood);
    expect(received.length).toBeGreaterThan(50);
    expect(received.length).toBeLessThan(150);
  });

  it('passes words on with the true sender', async () => {
    const speaker = await connected('dispatch');
    const listener = await connected('dispatch');
    const received = next(listener.socket, 'say');
    speaker.socket.emit('say', { to: listener.id, from: 1, info: { platform: 'web' } });
    expect(await received).toEqual({ to: listener.id, from: speaker.id, info: { platform: 'web' } });
  });

  it('passes on no more than 64 kB', async () => {
    const [speaker, listener] = [await connected('dispatch'), await connected('dispatch')];
    const say = (text: string) =>
      heard(listener.socket, 'say', async () => speaker.socket.emit('say', { to: listener.id, text }));
    expect(await say('x'.repeat(64 * 1024))).toEqual([]);
    expect(await say('x'.repeat(60 * 1024))).toHaveLength(1);
  });

  it('takes commands only from those who hold the page of the connected apps', async () => {
    const target = await connected('dispatch');
    const [dispatcher, admin] = [await connected('dispatch'), await connected('super')];
    const command = { to: target.id, action: 'reloadApp', data: null };
    expect(await heard(target.socket, 'action', async () => dispatcher.socket.emit('action', command))).toEqual([]);
    expect(await heard(target.socket, 'action', async () => admin.socket.emit('action', command))).toEqual([
      { ...command, from: admin.id },
    ]);
  });

  it.each([
    ['nothing', () => null],
    ['a text', () => 'text'],
    ['bytes', () => Buffer.from('bytes')],
    ['a message to nobody', () => ({})],
    ['a name as the number of a user', () => ({ to: 'nobody' })],
    ['a negative number of a user', () => ({ to: -1 })],
    ['a number that can not be made of what is there', () => ({ to: { toString: 1, valueOf: 1 } })],
    ['a file', () => ({ to: 'all', info: Buffer.alloc(1_000_000) })],
  ])('is not disturbed by %s, nor passes it on', async (_, message) => {
    const [{ socket, token }, listener] = [await connected('super'), await connected('dispatch')];
    const send = async () => {
      for (const event of ['say', 'action', 'forceDisconnect', 'unknown']) socket.emit(event, message());
    };
    expect(await heard(listener.socket, 'say', send)).toEqual([]);
    expect(socket.connected).toBe(true);
    expect((await server.call(token, 'getSession')).status).toBe(200);
  });

  it('is not disturbed by lists in lists in lists, which no honest client can send', async () => {
    const [{ socket }, listener] = [await connected('super'), await connected('dispatch')];
    const depth = 30_000;
    const send = async () =>
      void socket.io.engine.write(`2["say",{"to":"all","info":${'['.repeat(depth)}${']'.repeat(depth)}}]`);
    expect(await heard(listener.socket, 'say', send)).toEqual([]);
    expect(socket.connected).toBe(true);
  });
});
