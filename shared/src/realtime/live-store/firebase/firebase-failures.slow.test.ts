import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLogLevel } from 'firebase/app';
import type { LiveCollection, LiveRecords } from '../live-records.ts';
import type { LiveState } from '../live-store.ts';
import { ApiProblem, transportProblem } from '../../../api/problem.ts';
import type { FirebaseLiveStore } from './firebase-live-store.ts';
import { startFirebase, tokenOf, USER } from './firebase-stage.ts';

setLogLevel('silent');

let firebase: Awaited<ReturnType<typeof startFirebase>>;
const stores: FirebaseLiveStore[] = [];
beforeEach(async () => {
  firebase = await startFirebase();
});
afterEach(async () => {
  for (const store of stores.splice(0)) store.close();
  await firebase.close();
});

const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });
async function opened(options: Parameters<typeof firebase.open>[0] = {}): Promise<FirebaseLiveStore> {
  const store = await firebase.open(options);
  stores.push(store);
  return store;
}
const as = (userId: number, pages?: object) =>
  opened({ userId, config: { ...firebase.config, token: tokenOf(userId, pages) } });
function subscribed<Name extends LiveCollection>(store: FirebaseLiveStore, collection: Name) {
  const states: LiveState<LiveRecords[Name]>[] = [];
  const { retry, stop } = store.subscribe(collection, (state) => states.push(state));
  return { states, last: () => states.at(-1), retry, stop };
}
const form = (title: string, user: number[] = []) => ({ data: { title, date: '2026-03-04' }, user });

describe('tasks in Firebase', () => {
  it('shows a task to its assignees, who may change it, and to nobody else', async () => {
    const [author, colleague, stranger] = [await opened(), await as(2), await as(3)];
    const [theirs, others] = [subscribed(colleague, 'tasks'), subscribed(stranger, 'tasks')];
    const key = await author.addTask(form('Appeler', [2]));
    await soon(() =>
      expect(theirs.last()).toMatchObject({
        status: 'ready',
        records: [{ id: key, data: { title: 'Appeler', user: USER } }],
      }),
    );
    const own = subscribed(author, 'tasks');
    await colleague.changeTask(key, { status: 'done' });
    await soon(() => expect(own.last()?.records).toMatchObject([{ id: key, status: 'done' }]));
    await soon(() => expect(others.last()).toEqual({ status: 'ready', records: [] }));
    await expect(stranger.changeTask(key, { status: 'on-hold' })).rejects.toMatchObject({
      status: 404,
      code: 'notFound',
    });
  });

  it('removes a task from a former assignee, and from all when it is deleted', async () => {
    const [author, colleague] = [await opened(), await as(2)];
    const [own, theirs] = [subscribed(author, 'tasks'), subscribed(colleague, 'tasks')];
    const key = await author.addTask(form('Appeler', [2]));
    await soon(() => expect(theirs.last()?.records).toHaveLength(1));
    await author.changeTask(key, { user: [] });
    await soon(() => expect(theirs.last()?.records).toEqual([]));
    await author.changeTask(key, { user: [2] });
    await soon(() => expect(theirs.last()?.records).toHaveLength(1));
    await colleague.remove('tasks', key);
    for (const seen of [own, theirs]) await soon(() => expect(seen.last()?.records).toEqual([]));
  });

  it('refuses a task without a title', async () => {
    await expect((await opened()).addTask(form('  '))).rejects.toMatchObject({
      code: 'validation',
      fields: [{ field: 'data.title' }],
    });
  });
});

describe('records in Firebase', () => {
  it('leaves out and counts broken and foreign records', async () => {
    const store = await opened();
    const demand = {
      id: 1,
      driverId: 7,
      endtime: new Date(Date.now() + 60_000).toISOString(),
      bookings: [{ date: '2026-03-04', trip: { origin: 'A', destination: 'B' } }],
    };
    await firebase.seed('bookings/demands', {
      good: demand,
      text: 'x',
      noTrip: { ...demand, bookings: [] },
      noMoment: { ...demand, endtime: 'tomorrow' },
      three: { ...demand, bookings: [1, 2, 3] },
    });
    await firebase.seed('tasks/1', {
      lost: { status: 'done' },
      odd: { status: 'asleep', data: { title: 'x', date: '2026-03-04', user: 1 } },
    });
    await firebase.seed('locations', {
      'Benali Karim': { g: 'u151', l: [50.8, 4.3], data: { driverId: 7, time: '2026-03-04T08:00:00.000Z' } },
      far: { l: [500, 4], data: { driverId: 8, time: '2026-03-04T08:00:00.000Z' } },
    });
    const [demands, tasks, locations] = [
      subscribed(store, 'demands'),
      subscribed(store, 'tasks'),
      subscribed(store, 'locations'),
    ];
    await soon(() =>
      expect(demands.last()).toEqual({
        status: 'ready',
        records: [{ key: 'good', ...demand, price: null, bookings: [{ ...demand.bookings[0], picktime: null }] }],
      }),
    );
    await soon(() => expect(tasks.last()).toEqual({ status: 'ready', records: [] }));
    const nothing = { coords: { speed: null }, activity: { type: null }, battery: { level: null, is_charging: false } };
    await soon(() =>
      expect(locations.last()?.records).toEqual([
        {
          key: 'Benali Karim',
          l: [50.8, 4.3],
          data: { driverId: 7, time: '2026-03-04T08:00:00.000Z', charged: false, position: nothing },
        },
      ]),
    );
    expect(
      ['demands', 'tasks', 'locations'].map((name) =>
        store.skipped(name === 'demands' || name === 'tasks' ? name : 'locations'),
      ),
    ).toEqual([3, 2, 1]);
  });

  it('shows photos stored in Storage, or that there is none', async () => {
    const store = await opened();
    firebase.fake.storage.files.set('tickets/7/photo.jpg', {
      content: Buffer.from('photo'),
      contentType: 'image/jpeg',
      cacheControl: undefined,
      token: 'secret',
    });
    await firebase.seed('tickets', {
      a: { bookingId: 1, imageUrl: 'tickets/7/photo.jpg' },
      b: { bookingId: 2, imageUrl: 'tickets/7/gone.jpg' },
      c: { bookingId: 3, imageUrl: 'javascript:alert(1)' },
    });
    const tickets = subscribed(store, 'tickets');
    await soon(() => expect(tickets.last()?.status).toBe('ready'));
    const address = `${firebase.fake.url}/v0/b/demo-navette.appspot.com/o/tickets%2F7%2Fphoto.jpg?alt=media&token=secret`;
    expect(tickets.last()?.records.map(({ ticketId, imageUrl }) => [ticketId, imageUrl])).toEqual([
      ['c', null],
      ['b', null],
      ['a', address],
    ]);
  });

  it('shows the newest receipts before the photos of all are resolved', async () => {
    const store = await opened();
    const names = Array.from({ length: 50 }, (_, index) => String(index).padStart(2, '0'));
    for (const name of names)
      firebase.fake.storage.files.set(`tickets/7/${name}.jpg`, {
        content: Buffer.from(name),
        contentType: 'image/jpeg',
        cacheControl: undefined,
        token: name,
      });
    await firebase.seed(
      'tickets',
      Object.fromEntries(names.map((name) => [`-N${name}`, { bookingId: 1, imageUrl: `tickets/7/${name}.jpg` }])),
    );
    const tickets = subscribed(store, 'tickets');
    await soon(() => expect(tickets.last()?.records.filter(({ imageUrl }) => imageUrl !== null)).toHaveLength(50));
    const [first] = tickets.states.filter(({ status }) => status === 'ready');
    expect(first?.records.map(({ imageUrl }) => imageUrl !== null)).toEqual(names.map((_, index) => index < 20));
  });

  it('refuses a collection to a user without its page', async () => {
    const store = await as(4, { home: true });
    const demands = subscribed(store, 'demands');
    await soon(() =>
      expect(demands.last()).toMatchObject({ status: 'failed', problem: { status: 403, code: 'forbidden' } }),
    );
    await expect(store.remove('tickets', 'a')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a connection to Firebase', () => {
  it('fails with the records read last while the connection is lost, and recovers by itself', async () => {
    const store = await opened({ gracePeriod: 200 });
    const key = await store.addTask(form('Appeler'));
    const tasks = subscribed(store, 'tasks');
    await soon(() => expect(tasks.last()).toMatchObject({ status: 'ready', records: [{ id: key }] }));
    firebase.gate.cut();
    await soon(() =>
      expect(tasks.last()).toMatchObject({ status: 'failed', records: [{ id: key }], problem: { code: 'network' } }),
    );
    await expect(store.addTask(form('Trop tard'))).rejects.toMatchObject({ code: 'network' });
    firebase.gate.restore();
    tasks.retry();
    await soon(() => expect(tasks.last()).toMatchObject({ status: 'ready', records: [{ id: key }] }));
    await store.addTask(form('Rappeler'));
    await soon(() => expect(tasks.last()?.records.map(({ data }) => data.title)).toEqual(['Rappeler', 'Appeler']));
  });

  it('refuses to connect with a token that sign-in refuses', async () => {
    await expect(opened({ config: { ...firebase.config, token: 'nonsense' } })).rejects.toMatchObject({
      name: 'ApiProblem',
      code: 'forbidden',
    });
  });

  it('fails to connect when sign-in can not be reached', async () => {
    firebase.fake.outage = 'disconnect';
    await expect(opened()).rejects.toMatchObject({ name: 'ApiProblem', code: 'network' });
  });

  it('refreshes the permissions of the user, and ends with the session', async () => {
    const renewals = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(transportProblem('network'))
      .mockResolvedValueOnce(tokenOf(USER))
      .mockRejectedValue(
        new ApiProblem({
          status: 401,
          code: 'unauthorized',
          messageKey: 'problem.unauthorized',
          fields: [],
          incidentId: '',
        }),
      );
    const store = await opened({ renew: renewals, renewAfter: 150 });
    const tasks = subscribed(store, 'tasks');
    await soon(() => expect(tasks.last()?.status).toBe('ready'));
    await soon(() => expect(tasks.last()).toMatchObject({ status: 'failed', problem: { code: 'forbidden' } }));
    expect(renewals.mock.calls.length).toBeGreaterThanOrEqual(3);
  });

  it('notifies nobody once the store is closed', async () => {
    const store = await opened();
    const tasks = subscribed(store, 'tasks');
    await soon(() => expect(tasks.last()?.status).toBe('ready'));
    store.close();
    const before = tasks.states.length;
    await firebase.seed('tasks/1/-N1', { status: 'done', data: { title: 'x', date: '2026-03-04', user: 1 } });
    await (await as(USER)).addTask(form('Appeler'));
    expect(tasks.states).toHaveLength(before);
  });
});
