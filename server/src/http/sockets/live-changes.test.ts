import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '@navette/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDemand } from '../../live/demands.ts';
import { listeningServer } from '../../testing/listening-server.ts';
import { createRecords, insertBooking } from '../../testing/records.ts';
import type { LiveChange } from './events.ts';

const { server, open } = await listeningServer({ changes: true });
const records = await createRecords(server.db);
beforeEach(() => server.db.deleteFrom('task').execute());

async function connected(role: Role) {
  const token = await server.signedIn(role);
  const socket = open(token);
  const received: LiveChange[] = [];
  socket.on('live_change', (change: LiveChange) => received.push(change));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  return { token, socket, received, id: (await server.call(token, 'getSession')).body.user.id };
}
const soon = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 10 });
const data = { title: 'Appeler', date: '2026-03-04' };

describe('a task', () => {
  it('sends a changed task to its author and assignees, and to nobody else', async () => {
    const [author, assigned, stranger] = [
      await connected('dispatch'),
      await connected('admin'),
      await connected('super'),
    ];
    const { body } = await server.call(author.token, 'createTask', { data, user: [assigned.id] });
    const whole = {
      id: body.id,
      status: 'on-hold',
      data: { ...data, time: null, comment: null, user: author.id },
      user: [assigned.id],
    };
    for (const { received } of [author, assigned])
      await soon(() => expect(received).toEqual([{ collection: 'tasks', records: [whole], gone: [] }]));
    expect(stranger.received).toEqual([]);
  });

  it('a reassigned task is removed for its former assignee, and a deleted one for everybody', async () => {
    const [author, former, next] = [
      await connected('dispatch'),
      await connected('dispatch'),
      await connected('dispatch'),
    ];
    const { body } = await server.call(author.token, 'createTask', { data, user: [former.id] });
    await soon(() => expect(former.received).toHaveLength(1));
    await server.call(author.token, 'updateTask', { user: [next.id] }, { path: { key: body.id } });
    await soon(() => expect(former.received.at(-1)).toEqual({ collection: 'tasks', records: [], gone: [body.id] }));
    await soon(() => expect(next.received.at(-1)).toMatchObject({ records: [{ id: body.id, user: [next.id] }] }));
    await server.call(next.token, 'deleteTask', undefined, { path: { key: body.id } });
    for (const { received } of [author, next])
      await soon(() => expect(received.at(-1)).toEqual({ collection: 'tasks', records: [], gone: [body.id] }));
  });
});

it('tells those who may list bank transactions of what is imported or booked, nobody else', async () => {
  const [{ socket: accountant }, { socket: dispatcher }] = [await connected('super'), await connected('dispatch')];
  const [told, others] = [vi.fn<() => void>(), vi.fn<() => void>()];
  accountant.on('bank_update', told);
  dispatcher.on('bank_update', others);
  const line = { date: '2026-05-04', amount: 5, detail: '', source: 'mai.csv', raw: '', print: 'p1' };
  await server.db.insertInto('bank_transaction').values(line).execute();
  await soon(() => expect(told).toHaveBeenCalledOnce());
  expect(others).not.toHaveBeenCalled();
});

it('sends demands and receipts to those who may list them, and their removal with their booking', async () => {
  const [dispatcher, invoicer] = [await connected('dispatch'), await connected('invoice')];
  const bookingId = await insertBooking(server.db, records);
  const bookings = JSON.stringify([{ date: '2026-03-04', picktime: null, trip: { origin: 'A', destination: 'B' } }]);
  const now = new Date();
  const demand = {
    key: server.services.liveKey(),
    bookingId,
    driverId: records.driverId,
    endtime: new Date(now.getTime() + 60_000),
    price: null,
    bookings,
  };
  await keepDemand(server.db, demand, now);
  await server.db
    .insertInto('ticket')
    .values({ id: 'P1', bookingId, fileKey: `${'0'.repeat(64)}.jpg`, contentType: 'image/jpeg' })
    .execute();
  await soon(() =>
    expect(dispatcher.received).toMatchObject([
      { collection: 'demands', records: [{ key: demand.key, id: bookingId }], gone: [] },
    ]),
  );
  await soon(() =>
    expect(invoicer.received).toMatchObject([{ collection: 'tickets', records: [{ ticketId: 'P1' }], gone: [] }]),
  );
  await server.db.deleteFrom('booking').where('id', '=', bookingId).execute();
  await soon(() =>
    expect(dispatcher.received.slice(1)).toEqual([{ collection: 'demands', records: [], gone: [demand.key] }]),
  );
  await soon(() => expect(invoicer.received.slice(1)).toEqual([{ collection: 'tickets', records: [], gone: ['P1'] }]));
});

it('positions of many drivers are sent together, each once, with their latest value', async () => {
  const { received } = await connected('dispatch');
  const position = JSON.stringify({
    coords: { speed: null },
    activity: { type: null },
    battery: { level: null, is_charging: false },
  });
  const move = async (driverId: number, latitude: number) => {
    const row = { driverId, latitude, longitude: 4.35, time: new Date(), charged: false, position };
    await server.db
      .insertInto('driver_location')
      .values(row)
      .onConflict((on) => on.column('driverId').doUpdateSet({ latitude }))
      .execute();
  };
  for (const latitude of [50.1, 50.2, 50.3])
    for (const driverId of [records.driverId, records.otherDriverId]) await move(driverId, latitude);
  await soon(() => expect(received).toHaveLength(1));
  expect(received[0]).toMatchObject({
    collection: 'locations',
    gone: [],
    records: [{ l: [50.3, 4.35] }, { l: [50.3, 4.35] }],
  });
});

it('a gap in the change feed makes every client refetch', async () => {
  const { socket } = await connected('dispatch');
  const gap = new Promise((resolve) => socket.once('live_gap', resolve));
  await server.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'navette changes' and datname = current_database()",
  );
  await gap;
  await pause(10);
  const again = await connected('dispatch');
  await server.call(again.token, 'createTask', { data });
  await soon(() => expect(again.received).toHaveLength(1));
});
