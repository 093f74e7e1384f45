import type { components } from '@navette/openapi/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import {
  LAST_TASKS,
  liveKeyOf,
  type Demand,
  type DriverLocation,
  type LiveCollection,
  type LiveRecords,
  type ParkingTicket,
} from './live-records.ts';
import type { LiveState, LiveStore, LiveSubscription } from './live-store.ts';

type TaskForm = components['schemas']['TaskForm'];

/** The world around a store under test, as the adapter's own test builds it. */
export interface LiveStage {
  /** Store of the user {@link userId}. */
  readonly store: LiveStore;
  /** Another one of the same user, as in a second browser. */
  readonly other: LiveStore;
  readonly userId: number;
  /** A user tasks may be assigned to. */
  readonly colleagueId: number;
  /** Writes of drivers and their apps; the store assigns each demand and receipt an increasing key. They return the key. */
  readonly demand: (demand: Omit<Demand, 'key'>) => Promise<string>;
  readonly ticket: (ticket: Omit<ParkingTicket, 'ticketId'>) => Promise<string>;
  readonly location: (location: DriverLocation) => Promise<void>;
  /** Keeps anybody from reading and writing, until `recover`. */
  readonly fail: () => void;
  readonly recover: () => void;
  /** Breaks the connection of both stores; neither is notified of changes until `reconnect`. */
  readonly cut: () => void;
  readonly reconnect: () => void;
  readonly close: () => Promise<void>;
}

const day = '2026-03-04';
const task = (title: string, more: Partial<TaskForm> = {}): TaskForm => ({
  data: { title, date: day, time: null, comment: null },
  ...more,
});
const bookings: Demand['bookings'] = [
  { date: day, picktime: '09:15', trip: { origin: 'Rue Neuve 3', destination: 'Route de Lennik 808' } },
];
const place = (driverId: number, latitude: number): DriverLocation => ({
  key: String(driverId),
  l: [latitude, 4.35],
  data: {
    driverId,
    time: '2026-03-04T08:00:00.000Z',
    charged: false,
    position: { coords: { speed: 8 }, activity: { type: 'in_vehicle' }, battery: { level: 0.5, is_charging: false } },
  },
});

/** Contract tests of the live store; called in each adapter's test file. */
export function describeLiveStore(name: string, open: () => Promise<LiveStage>): void {
  describe(`the live store: ${name}`, () => {
    let stage: LiveStage;
    const subscriptions: LiveSubscription[] = [];
    beforeEach(async () => {
      stage = await open();
    });
    afterEach(async () => {
      for (const subscription of subscriptions.splice(0)) subscription.stop();
      await stage.close();
    });

    function subscribed<Name extends LiveCollection>(collection: Name, store = stage.store) {
      const states: LiveState<LiveRecords[Name]>[] = [];
      const subscription = store.subscribe(collection, (state) => states.push(state));
      subscriptions.push(subscription);
      return {
        states,
        subscription,
        last: () => states.at(-1),
        keys: () => (states.at(-1)?.records ?? []).map(liveKeyOf[collection]),
      };
    }
    const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });
    const ready = (seen: { last: () => { status: string } | undefined }) =>
      soon(() => expect(seen.last()?.status).toBe('ready'));

    it('is loading at first, and then ready with no records', async () => {
      const tasks = subscribed('tasks');
      expect(tasks.states).toEqual([{ status: 'loading', records: [] }]);
      await soon(() => expect(tasks.last()).toEqual({ status: 'ready', records: [] }));
    });

    it('shows a new task to both browsers, whole, with its author', async () => {
      const [here, there] = [subscribed('tasks'), subscribed('tasks', stage.other)];
      await Promise.all([ready(here), ready(there)]);
      const data = { title: 'Appeler', date: day, time: '09:30', comment: 'Clinique' };
      const id = await stage.store.addTask({ status: 'needs-review', data, user: [stage.colleagueId] });
      const expected = [
        { id, status: 'needs-review', data: { ...data, user: stage.userId }, user: [stage.colleagueId] },
      ];
      for (const seen of [here, there])
        await soon(() => expect(seen.last()).toEqual({ status: 'ready', records: expected }));
    });

    it('changes the status of a task alone, or its texts and users, and leaves the rest', async () => {
      const tasks = subscribed('tasks');
      const key = await stage.store.addTask(task('Appeler', { user: [stage.colleagueId] }));
      await stage.store.changeTask(key, { status: 'done' });
      await soon(() =>
        expect(tasks.last()?.records).toMatchObject([
          { id: key, status: 'done', data: { title: 'Appeler' }, user: [stage.colleagueId] },
        ]),
      );
      await stage.store.changeTask(key, { data: { title: 'Rappeler', date: day }, user: [] });
      await soon(() =>
        expect(tasks.last()?.records).toMatchObject([
          { status: 'done', data: { title: 'Rappeler', user: stage.userId }, user: [] },
        ]),
      );
    });

    it('removes a deleted task for both users, and deletes a missing one without an error', async () => {
      const [here, there] = [subscribed('tasks'), subscribed('tasks', stage.other)];
      const key = await stage.store.addTask(task('Appeler'));
      for (const seen of [here, there]) await soon(() => expect(seen.keys()).toEqual([key]));
      await stage.other.remove('tasks', key);
      for (const seen of [here, there]) await soon(() => expect(seen.keys()).toEqual([]));
      await stage.store.remove('tasks', key);
    });

    it('shows the last 25 tasks, the latest first, and the 26th once one is deleted', async () => {
      const keys: string[] = [];
      for (let count = 0; count <= LAST_TASKS; count += 1) keys.push(await stage.store.addTask(task(`${count}`)));
      expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : 1)));
      const tasks = subscribed('tasks');
      await soon(() => expect(tasks.keys()).toEqual(keys.slice(1).toReversed()));
      await stage.store.remove('tasks', keys.at(-1) ?? '');
      await soon(() => expect(tasks.keys()).toEqual(keys.slice(0, -1).toReversed()));
    });

    it('shows demands by their end, until they expire or are refused', async () => {
      const demands = subscribed('demands');
      const ends = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
      const late = await stage.demand({ id: 1, driverId: 7, endtime: ends(60_000), price: 24.5, bookings });
      const soonOver = await stage.demand({ id: 2, driverId: 8, endtime: ends(1500), price: null, bookings });
      await soon(() => expect(demands.keys()).toEqual([soonOver, late]));
      await soon(() => expect(demands.keys()).toEqual([late]));
      expect(demands.last()?.records).toMatchObject([{ key: late, id: 1, driverId: 7, price: 24.5, bookings }]);
      await stage.other.remove('demands', late);
      await soon(() => expect(demands.keys()).toEqual([]));
    });

    it('shows receipts, the latest day first', async () => {
      const tickets = subscribed('tickets');
      const receipt = { driver: 'Benali Karim', imageUrl: 'https://files.example/photo.jpg' };
      const first = await stage.ticket({ ...receipt, bookingId: 1, date: '2026-03-03' });
      const second = await stage.ticket({ ...receipt, bookingId: 2, date: '2026-03-04' });
      const third = await stage.ticket({ ...receipt, bookingId: 3, date: '2026-03-03' });
      await soon(() => expect(tickets.keys()).toEqual([second, third, first]));
      expect(tickets.last()?.records[2]).toEqual({ ...receipt, bookingId: 1, date: '2026-03-03', ticketId: first });
      await stage.store.remove('tickets', second);
      await soon(() => expect(tickets.keys()).toEqual([third, first]));
    });

    it('shows the last position of each driver once, as it changes', async () => {
      const locations = subscribed('locations');
      await stage.location(place(7, 50.1));
      await stage.location(place(8, 50.2));
      await stage.location(place(7, 50.3));
      await soon(() =>
        expect(
          [...(locations.last()?.records ?? [])].toSorted((one, other) => one.data.driverId - other.data.driverId),
        ).toEqual([place(7, 50.3), place(8, 50.2)]),
      );
    });

    it('clears the last positions in both browsers, and shows later ones', async () => {
      const [here, there] = [subscribed('locations'), subscribed('locations', stage.other)];
      await stage.location(place(7, 50.1));
      await stage.location(place(8, 50.2));
      for (const seen of [here, there]) await soon(() => expect(seen.keys()).toEqual(['7', '8']));
      await stage.store.clearLocations();
      for (const seen of [here, there]) await soon(() => expect(seen.keys()).toEqual([]));
      await stage.store.clearLocations();
      await stage.location(place(8, 50.3));
      for (const seen of [here, there]) await soon(() => expect(seen.keys()).toEqual(['8']));
    });

    it('gives a late subscriber the cached records at once, and notifies nobody after unsubscribing', async () => {
      const first = subscribed('tasks');
      const key = await stage.store.addTask(task('Appeler'));
      await soon(() => expect(first.keys()).toEqual([key]));
      const second = subscribed('tasks');
      await soon(() => expect(second.keys()).toEqual([key]));
      first.subscription.stop();
      const before = first.states.length;
      await stage.store.addTask(task('Rappeler'));
      await soon(() => expect(second.keys()).toHaveLength(2));
      expect(first.states).toHaveLength(before);
    });

    it('reports why a collection can not be read, and recovers after a retry', async () => {
      stage.fail();
      const tasks = subscribed('tasks');
      await soon(() =>
        expect(tasks.last()).toMatchObject({ status: 'failed', records: [], problem: expect.any(ApiProblem) }),
      );
      stage.recover();
      tasks.subscription.retry();
      await ready(tasks);
    });

    it('recovers by itself after a failure', async () => {
      stage.fail();
      const tasks = subscribed('tasks');
      await soon(() => expect(tasks.last()?.status).toBe('failed'));
      stage.recover();
      await ready(tasks);
    });

    it('rejects a write that the store refuses', async () => {
      stage.fail();
      await expect(stage.store.addTask(task('Appeler'))).rejects.toBeInstanceOf(ApiProblem);
      await expect(stage.store.changeTask('-N', { status: 'done' })).rejects.toBeInstanceOf(ApiProblem);
      await expect(stage.store.remove('demands', '-N')).rejects.toBeInstanceOf(ApiProblem);
      await expect(stage.store.clearLocations()).rejects.toBeInstanceOf(ApiProblem);
    });

    it('catches up with the changes made while the connection was lost', async () => {
      const [tasks, locations] = [subscribed('tasks'), subscribed('locations')];
      const key = await stage.store.addTask(task('Appeler'));
      await soon(() => expect(tasks.keys()).toEqual([key]));
      stage.cut();
      await stage.location(place(7, 50.1));
      stage.reconnect();
      await soon(() => expect(locations.keys()).toEqual(['7']));
      await soon(() => expect(tasks.last()).toMatchObject({ status: 'ready', records: [{ id: key }] }));
    });
  });
}
