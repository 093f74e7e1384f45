import { describe, expect, it, vi } from 'vitest';
import { configureApi, resetApi } from '../../../api/suite-api.ts';
import { clearSession, keepSession } from '../../../session/session-state.ts';
import { fakeLiveServer } from '../../../testing/fake-live-server.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { testUser } from '../../../testing/test-user.ts';
import { reconnect, startRealtime } from '../../start-realtime.ts';
import { describeLiveStore } from '../live-store.contract.ts';
import { createServerLiveStore } from './server-live-store.ts';

const USER = 1;

async function open() {
  const socket = fakeSocket();
  keepSession({ token: 'first', user: testUser('dispatch', { id: USER }), expiresAt: Date.now() + 3_600_000 });
  configureApi({ getToken: () => 'first' });
  const stopRealtime = startRealtime(socket.open);
  await Promise.resolve();
  await Promise.resolve();
  socket.accept();
  const fake = fakeLiveServer(USER);
  let connected = true;
  fake.through({
    ...socket,
    emitRaw: (event, payload) => (connected ? socket.emitRaw(event, payload) : undefined),
  });
  const [store, other] = [createServerLiveStore(), createServerLiveStore()];
  return {
    fake,
    socket,
    store,
    other,
    userId: USER,
    colleagueId: 2,
    demand: async (demand: Omit<Parameters<typeof fake.put<'demands'>>[1], 'key'>) => {
      const key = fake.key();
      fake.put('demands', { key, ...demand });
      return key;
    },
    ticket: async (ticket: Omit<Parameters<typeof fake.put<'tickets'>>[1], 'ticketId'>) => {
      const ticketId = fake.key();
      fake.put('tickets', { ticketId, ...ticket });
      return ticketId;
    },
    location: async (location: Parameters<typeof fake.put<'locations'>>[1]) => fake.put('locations', location),
    fail: () => {
      fake.failing = true;
    },
    recover: () => {
      fake.failing = false;
    },
    cut: () => {
      connected = false;
      socket.drop();
    },
    reconnect: () => {
      connected = true;
      reconnect();
      socket.accept();
    },
    close: async () => {
      store.close();
      other.close();
      stopRealtime();
      clearSession();
      resetApi();
    },
  };
}

describeLiveStore('own server', open);

describe('the live store of the own server', () => {
  it('reads a collection once for all subscribers, and none without a subscriber', async () => {
    const stage = await open();
    const subscriptions = [stage.store.subscribe('tasks', () => {}), stage.store.subscribe('tasks', () => {})];
    await vi.waitFor(() => expect(stage.fake.calls).toEqual(['tasks']));
    for (const subscription of subscriptions) subscription.stop();
    await stage.close();
  });

  it('subscribes to positions while they are shown, and again after a reconnection', async () => {
    const stage = await open();
    const told = () => stage.socket.sent.filter(({ event }) => event === 'watch').map(({ payload }) => payload);
    const [shown, hidden] = [{ collections: ['locations'] }, { collections: [] }];
    const tasks = stage.store.subscribe('tasks', () => {});
    expect(told()).toEqual([]);
    const subscriptions = [stage.store.subscribe('locations', () => {}), stage.other.subscribe('locations', () => {})];
    expect(told()).toEqual([shown]);
    stage.cut();
    stage.reconnect();
    expect(told()).toEqual([shown, shown]);
    subscriptions[0]?.stop();
    expect(told()).toHaveLength(2);
    subscriptions[1]?.stop();
    expect(told()).toEqual([shown, shown, hidden]);
    tasks.stop();
    await stage.close();
  });

  it('applies moves of drivers to the loaded positions, and requests full ones that a move does not fit', async () => {
    const stage = await open();
    const time = Date.UTC(2026, 2, 4, 8);
    const place = (driverId: number) =>
      ({
        key: String(driverId),
        l: [50.85, 4.35] as [number, number],
        data: {
          driverId,
          time: new Date(time).toISOString(),
          charged: false,
          position: {
            coords: { speed: 8 },
            activity: { type: 'in_vehicle' },
            battery: { level: 0.5, is_charging: false },
          },
        },
      }) as const;
    await stage.location(place(3));
    const latitudes: number[][] = [];
    const subscription = stage.store.subscribe('locations', ({ records }) =>
      latitudes.push(records.map(({ l }) => l[0])),
    );
    const move = { since: time, after: 15_000, charged: false, l: [50.9, 4.4] as [number, number] };
    // Before the list is there, a move waits for it.
    stage.socket.emit('driver_moves', { moves: [{ ...move, key: '3' }] });
    await vi.waitFor(() => expect(latitudes.at(-1)).toEqual([50.9]));
    const asked = () => stage.socket.sent.filter(({ event }) => event === 'resend').map(({ payload }) => payload);
    expect(asked()).toEqual([]);
    stage.socket.emit('driver_moves', {
      moves: [
        { ...move, key: '3', since: time + 20_000, l: [51, 4.4] },
        { ...move, key: '5' },
      ],
    });
    expect(asked()).toEqual([{ keys: ['3', '5'] }]);
    expect(latitudes.at(-1)).toEqual([50.9]);
    stage.socket.emitRaw('driver_moves', { moves: [{ key: '3', l: 'there' }] });
    expect(asked()).toHaveLength(1);
    subscription.stop();
    await stage.close();
  });

  it('shows the user’s own new task while the socket is down', async () => {
    const stage = await open();
    const titles: string[][] = [];
    const subscription = stage.store.subscribe('tasks', ({ records }) =>
      titles.push(records.map(({ data }) => data.title)),
    );
    await vi.waitFor(() => expect(titles).toHaveLength(2));
    stage.cut();
    await stage.store.addTask({ data: { title: 'Appeler', date: '2026-03-04' } });
    await vi.waitFor(() => expect(titles.at(-1)).toEqual(['Appeler']));
    subscription.stop();
    await stage.close();
  });

  it('reads again when the server missed changes, and drops events outside of the contract', async () => {
    const stage = await open();
    const subscription = stage.store.subscribe('tasks', () => {});
    await vi.waitFor(() => expect(stage.fake.calls).toEqual(['tasks']));
    for (const payload of [
      null,
      {},
      { collection: 'tasks', records: [{ id: 1 }], gone: [] },
      { collection: 'constructor', records: [], gone: [] },
    ])
      stage.socket.emitRaw('live_change', payload);
    stage.socket.emit('live_gap', {});
    await vi.waitFor(() => expect(stage.fake.calls).toEqual(['tasks', 'tasks']));
    subscription.stop();
    await stage.close();
  });
});
