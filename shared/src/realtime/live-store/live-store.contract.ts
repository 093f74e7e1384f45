import type { components } from '@navette/openapi/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { LAST_TASKS } from './live-order.ts';
import {
  liveKeyOf,
  type Demand,
  type DriverLocation,
  type LiveCollection,
  type LiveRecords,
  type ParkingTicket,
} from './live-records.ts';
import type { LiveState, LiveStore, LiveWatch } from './live-store.ts';

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
  /** What drivers and their apps write; the store gives each demand and receipt a key that grows. Answer the key. */
  readonly demand: (demand: Omit<Demand, 'key'>) => Promise<string>;
  readonly ticket: (ticket: Omit<ParkingTicket, 'ticketId'>) => Promise<string>;
  readonly location: (location: DriverLocation) => Promise<void>;
  /** Keeps anybody from reading and writing, until `heal`. */
  readonly fail: () => void;
  readonly heal: () => void;
  /** Breaks the connection of both stores; what happens until `reconnect` is told to nobody. */
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

/** What every live store does. Each adapter's test calls it. */
export function describeLiveStore(name: string, open: () => Promise<LiveStage>): void {
  describe(`the live store: ${name}`, () => {
    let stage: LiveStage;
    const watches: LiveWatch[] = [];
    beforeEach(async () => {
      stage = await open();
    });
    afterEach(async () => {
      for (const watch of watches.splice(0)) watch.stop();
      await stage.close();
    });

    /** Watches, and remembers everything that was told. */
    function watched<Name extends LiveCollection>(collection: Name, store = stage.store) {
      const told: LiveState<LiveRecords[Name]>[] = [];
      const watch = store.watch(collection, (state) => told.push(state));
      watches.push(watch);
      return {
        told,
        watch,
        last: () => told.at(-1),
        keys: () => (told.at(-1)?.records ?? []).map(liveKeyOf[collection]),
      };
    }
    const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });
    const ready = (seen: { last: () => { status: string } | undefined }) =>
      soon(() => expect(seen.last()?.status).toBe('ready'));

    it('tells at once that it is looking, and then that there is nothing', async () => {
      const tasks = watched('tasks');
      expect(tasks.told).toEqual([{ status: 'loading', records: [] }]);
      await soon(() => expect(tasks.last()).toEqual({ status: 'ready', records: [] }));
    });

    it('shows a new task to both browsers, whole, with its author', async () => {
      const [here, there] = [watched('tasks'), watched('tasks', stage.other)];
      await Promise.all([ready(here), ready(there)]);
      const data = { title: 'Appeler', date: day, time: '09:30', comment: 'Clinique' };
      const id = await stage.store.addTask({ status: 'needs-review', data, user: [stage.colleagueId] });
      const expected = [
        { id, status: 'needs-review', data: { ...data, user: stage.userId }, user: [stage.colleagueId] },
      ];
      for (const seen of [here, there])
        await soon(() => expect(seen.last()).toEqual({ status: 'ready', records: expected }));
    });

    it('changes the status alone, or the words and the users, and leaves the rest', async () => {
      const tasks = watched('tasks');
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

    it('takes a deleted task away from both, and deletes what is gone without a word', async () => {
      const [here, there] = [watched('tasks'), watched('tasks', stage.other)];
      const key = await stage.store.addTask(task('Appeler'));
      for (const seen of [here, there]) await soon(() => expect(seen.keys()).toEqual([key]));
      await stage.other.remove('tasks', key);
      for (const seen of [here, there]) await soon(() => expect(seen.keys()).toEqual([]));
      await stage.store.remove('tasks', key);
    });

    it('shows the last 25 tasks, the latest first, and the one before when one goes', async () => {
      const keys: string[] = [];
      for (let count = 0; count <= LAST_TASKS; count += 1) keys.push(await stage.store.addTask(task(`${count}`)));
      expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : 1)));
      const tasks = watched('tasks');
      await soon(() => expect(tasks.keys()).toEqual(keys.slice(1).toReversed()));
      await stage.store.remove('tasks', keys.at(-1) ?? '');
      await soon(() => expect(tasks.keys()).toEqual(keys.slice(0, -1).toReversed()));
    });

    it('shows demands by their end, until it comes or they are refused', async () => {
      const demands = watched('demands');
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
      const tickets = watched('tickets');
      const receipt = { driver: 'Benali Karim', imageUrl: 'https://files.example/photo.jpg' };
      const first = await stage.ticket({ ...receipt, bookingId: 1, date: '2026-03-03' });
      const second = await stage.ticket({ ...receipt, bookingId: 2, date: '2026-03-04' });
      const third = await stage.ticket({ ...receipt, bookingId: 3, date: '2026-03-03' });
      await soon(() => expect(tickets.keys()).toEqual([second, third, first]));
      expect(tickets.last()?.records[2]).toEqual({ ...receipt, bookingId: 1, date: '2026-03-03', ticketId: first });
      await stage.store.remove('tickets', second);
      await soon(() => expect(tickets.keys()).toEqual([third, first]));
    });

    it('shows where drivers are, each once, as they move', async () => {
      const locations = watched('locations');
      await stage.location(place(7, 50.1));
      await stage.location(place(8, 50.2));
      await stage.location(place(7, 50.3));
      await soon(() =>
        expect(
          [...(locations.last()?.records ?? [])].toSorted((one, other) => one.data.driverId - other.data.driverId),
        ).toEqual([place(7, 50.3), place(8, 50.2)]),
      );
    });

    it('tells who comes later at once what is known, and who left nothing', async () => {
      const first = watched('tasks');
      const key = await stage.store.addTask(task('Appeler'));
      await soon(() => expect(first.keys()).toEqual([key]));
      const second = watched('tasks');
      await soon(() => expect(second.keys()).toEqual([key]));
      first.watch.stop();
      const before = first.told.length;
      await stage.store.addTask(task('Rappeler'));
      await soon(() => expect(second.keys()).toHaveLength(2));
      expect(first.told).toHaveLength(before);
    });

    it('says why it can not be read, and is there again after a retry', async () => {
      stage.fail();
      const tasks = watched('tasks');
      await soon(() =>
        expect(tasks.last()).toMatchObject({ status: 'failed', records: [], problem: expect.any(ApiProblem) }),
      );
      stage.heal();
      tasks.watch.retry();
      await ready(tasks);
    });

    it('comes back by itself after a failure', async () => {
      stage.fail();
      const tasks = watched('tasks');
      await soon(() => expect(tasks.last()?.status).toBe('failed'));
      stage.heal();
      await ready(tasks);
    });

    it('rejects a write that is not kept', async () => {
      stage.fail();
      await expect(stage.store.addTask(task('Appeler'))).rejects.toBeInstanceOf(ApiProblem);
      await expect(stage.store.changeTask('-N', { status: 'done' })).rejects.toBeInstanceOf(ApiProblem);
      await expect(stage.store.remove('demands', '-N')).rejects.toBeInstanceOf(ApiProblem);
    });

    it('catches up with what happened while the connection was gone', async () => {
      const [tasks, locations] = [watched('tasks'), watched('locations')];
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
