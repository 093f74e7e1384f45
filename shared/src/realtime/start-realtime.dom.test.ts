import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearEarly, takeEarly } from '../early/index.ts';
import { currentSession, clearSession, keepSession, sessionStatusAtom } from '../session/session-state.ts';
import { fakeSocket, type FakeSocket } from '../testing/fake-socket.ts';
import { testUser } from '../testing/test-user.ts';
import { onBookingUpdate, onResync, onServerEvent } from './live-events.ts';
import { pauseBefore } from './connection.ts';
import {
  announcedReleaseAtom,
  presenceAtom,
  reconnect,
  sendAppCommand,
  sendToStaff,
  answerAppCommand,
  socketStatusAtom,
  startRealtime,
} from './start-realtime.ts';

const store = getDefaultStore();
const status = () => store.get(socketStatusAtom);
const signedIn = (token = 'first', user = testUser()) =>
  keepSession({ token, user, expiresAt: Date.now() + 3_600_000 });
/** Lets promises settle while the clock stands still. */
const settle = () => vi.advanceTimersByTimeAsync(0);

let socket: FakeSocket;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  socket = fakeSocket();
});
afterEach(() => {
  stop();
  clearSession();
  vi.useRealTimers();
});

const start = async () => {
  stop = startRealtime(socket.open);
  await settle();
};

describe('the socket', () => {
  it('connects the socket with the token at sign-in and closes it at sign-out', async () => {
    await start();
    expect([status(), socket.attempts]).toEqual(['down', []]);
    signedIn();
    await settle();
    expect([status(), socket.attempts]).toEqual(['connecting', ['first']]);
    socket.accept();
    expect(status()).toBe('connected');
    clearSession();
    expect([status(), socket.isClosed()]).toEqual(['down', true]);
  });

  it('reconnects the socket with backoff, and at once when the user asks', async () => {
    signedIn();
    await start();
    socket.accept();
    socket.drop();
    expect(status()).toBe('down');
    await vi.advanceTimersByTimeAsync(pauseBefore(0, 0));
    expect(socket.attempts).toHaveLength(2);
    socket.refuse('websocket error');
    await vi.advanceTimersByTimeAsync(pauseBefore(0, 0) - 1);
    expect([status(), socket.attempts.length]).toEqual(['down', 2]);
    await vi.advanceTimersByTimeAsync(pauseBefore(1, 0));
    expect(socket.attempts).toHaveLength(3);
    socket.refuse('internal');
    reconnect();
    expect([status(), socket.attempts.length]).toEqual(['connecting', 4]);
    socket.accept();
    reconnect();
    expect([status(), socket.attempts.length]).toEqual(['connected', 4]);
  });

  it('reconnects the socket at once when the network is back', async () => {
    signedIn();
    await start();
    socket.refuse('websocket error');
    dispatchEvent(new Event('online'));
    expect(socket.attempts).toHaveLength(2);
  });

  it('resyncs when the server may have missed changes', async () => {
    const resync = vi.fn<() => void>();
    const stopHearing = onResync(resync);
    signedIn();
    await start();
    socket.accept();
    socket.emit('live_gap', {});
    expect(resync).toHaveBeenCalledOnce();
    stopHearing();
    socket.emit('live_gap', {});
    expect(resync).toHaveBeenCalledOnce();
  });

  it('resyncs after a reconnect, not after the first connection', async () => {
    const resync = vi.fn<() => void>();
    const stopHearing = onResync(resync);
    signedIn();
    await start();
    socket.accept();
    expect(resync).not.toHaveBeenCalled();
    socket.drop();
    await vi.advanceTimersByTimeAsync(pauseBefore(0, 0));
    socket.accept();
    expect(resync).toHaveBeenCalledOnce();
    stopHearing();
  });

  it('resyncs after the first connection, once the page has the data that was sent for before it', async () => {
    const resync = vi.fn<() => void>();
    const stopHearing = onResync(resync);
    signedIn();
    const early = { answer: Promise.resolve(new Response()), abort: () => undefined };
    globalThis.navetteEarly = new Map([['GET /api/driver ', { token: 'first', at: Date.now(), early }]]);
    await start();
    socket.accept();
    await vi.advanceTimersByTimeAsync(2000);
    expect(resync).not.toHaveBeenCalled();
    takeEarly({ method: 'GET', path: '/api/driver' }, 'first');
    await vi.advanceTimersByTimeAsync(1000);
    expect(resync).toHaveBeenCalledOnce();
    stopHearing();
    clearEarly();
  });

  it('resyncs once the page has data that was sent for before a change, but not for the position of a driver', async () => {
    const resync = vi.fn<() => void>();
    const stopHearing = onResync(resync);
    signedIn();
    await start();
    socket.accept();
    const after = async (happens: () => void) => {
      const early = { answer: Promise.resolve(new Response()), abort: () => undefined };
      globalThis.navetteEarly = new Map([['GET /api/driver ', { token: 'first', at: Date.now(), early }]]);
      happens();
      await vi.advanceTimersByTimeAsync(1500);
      takeEarly({ method: 'GET', path: '/api/driver' }, 'first');
      await vi.advanceTimersByTimeAsync(1000);
      return resync.mock.calls.length;
    };
    expect(await after(() => socket.emit('driver_moves', { moves: [] }))).toBe(0);
    expect(await after(() => socket.emit('booking_update', { ids: [1], dates: ['2026-11-28'], version: 1 }))).toBe(1);
    stopHearing();
    clearEarly();
  });

  it('reconnects with a renewed token and ignores the socket of the former one', async () => {
    const heard = vi.fn<(update: object) => void>();
    const stopHearing = onBookingUpdate(heard);
    signedIn();
    await start();
    socket.accept();
    signedIn('second');
    await settle();
    expect(socket.attempts).toEqual(['first', 'second']);
    socket.accept();
    socket.emitStale('disconnect');
    socket.emitStale('connect_error', new Error('unauthorized'));
    socket.emitStale('booking_update', { ids: [1], dates: [], version: 1 });
    expect([status(), heard.mock.calls, currentSession()?.token]).toEqual(['connected', [], 'second']);
    stopHearing();
  });

  it.each([
    ['its handshake is refused', () => socket.refuse('unauthorized')],
    ['the server ends it', () => socket.endSession()],
  ])('lets the session expire when %s, and waits for the next token', async (_how, end) => {
    signedIn();
    await start();
    end();
    expect([store.get(sessionStatusAtom), status()]).toEqual(['expired', 'down']);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(socket.attempts).toEqual(['first']);
    signedIn('second');
    await settle();
    expect(socket.attempts).toEqual(['first', 'second']);
  });
});

describe('events of the server', () => {
  const update = { ids: [3], dates: ['2026-05-03'], version: 7 };

  it('delivers events to subscribers until they unsubscribe', async () => {
    const heard = vi.fn<(update: object) => void>();
    const stopHearing = onBookingUpdate(heard);
    signedIn();
    await start();
    socket.accept();
    socket.emit('booking_update', update);
    for (const broken of [undefined, 'x', {}, { ...update, ids: ['3'] }, { ...update, version: '7' }])
      socket.emitRaw('booking_update', broken);
    stopHearing();
    socket.emit('booking_update', update);
    expect(heard.mock.calls).toEqual([[update]]);
  });

  it('lists the connected users, and nobody after sign-out', async () => {
    const users = [
      {
        socketId: 'a',
        user: { id: 1, firstname: 'Camille', lastname: 'Peeters', role: 'dispatch' as const, active: true },
      },
    ];
    signedIn();
    await start();
    socket.accept();
    socket.emit('presence', { users });
    socket.emitRaw('presence', { users: [{ ...users[0], user: { id: 1, role: 'client' } }] });
    expect(store.get(presenceAtom)).toEqual(users);
    clearSession();
    expect(store.get(presenceAtom)).toEqual([]);
  });
});

describe('the announced release', () => {
  it('notifies each announcement of a release, and none after sign-out', async () => {
    const heard = vi.fn<() => void>();
    signedIn();
    await start();
    socket.accept();
    expect(store.get(announcedReleaseAtom)).toBeNull();
    const stopHearing = store.sub(announcedReleaseAtom, heard);
    socket.emit('release', { set: '2026-05-03-1', channel: 'stable' });
    socket.emit('release', { set: '2026-05-03-1', channel: 'stable' });
    for (const broken of [{}, { set: 'x' }, { set: 3, channel: 'stable' }, { set: 'x', channel: 'beta' }])
      socket.emitRaw('release', broken);
    expect([store.get(announcedReleaseAtom), heard.mock.calls.length]).toEqual([
      { set: '2026-05-03-1', channel: 'stable' },
      2,
    ]);
    clearSession();
    expect(store.get(announcedReleaseAtom)).toBeNull();
    stopHearing();
  });
});

describe('commands to connected apps', () => {
  it('commands to connected apps are sent only while connected', async () => {
    signedIn();
    await start();
    expect(await sendAppCommand('say', { to: 'all', text: 'Bonjour' })).toEqual({ ok: false, code: 'offline' });
    socket.accept();
    const reply = sendAppCommand('say', { to: 'all', text: 'Bonjour' });
    expect(socket.sent).toEqual([{ event: 'say', payload: { to: 'all', text: 'Bonjour' } }]);
    socket.reply({ ok: true, id: 7 });
    expect(await reply).toEqual({ ok: true, id: 7 });
  });

  it('commands to connected apps are sent without waiting by clients of the earlier contract', async () => {
    signedIn();
    await start();
    expect(sendToStaff('test', { to: 'all' })).toBe(false);
    socket.accept();
    expect(sendToStaff('test', { to: 'all' })).toBe(true);
    expect(socket.sent).toEqual([{ event: 'test', payload: { to: 'all' } }]);
  });

  it.each([
    [{ ok: false, code: 'forbidden' }, 'forbidden'],
    [{ nonsense: true }, 'internal'],
    [null, 'internal'],
  ])('answer the refusal %o as %s', async (given, code) => {
    signedIn();
    await start();
    socket.accept();
    const reply = sendAppCommand('test', { to: 3 });
    socket.reply(given);
    expect(await reply).toEqual({ ok: false, code });
  });

  it('commands to connected apps are acknowledged when they arrive, and answered by their id', async () => {
    signedIn();
    await start();
    socket.accept();
    const heard = vi.fn<(message: object) => void>();
    const stop = onServerEvent('action', heard);
    const command = { id: 'x', to: 1, from: 2, by: 'Ada', action: 'getInfo', data: null } as const;
    const before = socket.acknowledged();
    socket.emit('action', command);
    for (const broken of [{ action: 'formatDisk' }, { id: 3 }, { by: undefined }])
      socket.emitRaw('action', { ...command, ...broken });
    expect([heard.mock.calls, socket.acknowledged() - before]).toEqual([[[command]], 4]);
    expect(answerAppCommand('x', { done: true, reason: null, info: null })).toBe(true);
    expect(socket.sent).toEqual([{ event: 'answered', payload: { id: 'x', done: true, reason: null, info: null } }]);
    stop();
  });
});

it('doubles the backoff up to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map((attempt) => pauseBefore(attempt, 0))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(pauseBefore(0, 1)).toBe(750);
});
