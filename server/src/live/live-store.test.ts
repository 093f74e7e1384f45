import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../kernel/operation.ts';
import { createRecords, insertBooking } from '../testing/records.ts';
import { createTestApp } from '../testing/test-app.ts';
import { keepDemand } from './demands.ts';
let now = new Date('2026-03-03T10:00:00Z');
const server = await createTestApp({ now: () => now });
const records = await createRecords(server.db);
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-03-03T10:00:00Z');
  await server.db.deleteFrom('task').execute();
  await server.db.deleteFrom('demand').execute();
});

interface Member {
  token: string;
  id: number;
}
async function member(role: 'dispatch' | 'admin' | 'invoice' | 'account' = 'dispatch'): Promise<Member> {
  const token = await server.signedIn(role);
  return { token, id: (await server.call(token, 'getSession')).body.user.id };
}
const task = (title: string, more: Partial<BodyOf<'createTask'>> = {}): BodyOf<'createTask'> => ({
  data: { title, date: '2026-03-04' },
  ...more,
});
const add = async ({ token }: Member, body: BodyOf<'createTask'>) =>
  (await server.call(token, 'createTask', body)).body.id;
const titles = async ({ token }: Member) => (await server.call(token, 'listTasks')).body.map(({ data }) => data.title);

describe('tasks', () => {
  it('stores a task as written, with its author', async () => {
    const [author, other] = [await member(), await member('admin')];
    const data = { title: ' Appeler ', date: '2026-03-04', time: '09:30', comment: 'Clinique', user: other.id };
    const id = await add(author, { status: 'in-progress', data, user: [other.id] });
    const expected = {
      id,
      status: 'in-progress',
      data: { ...data, title: 'Appeler', user: author.id },
      user: [other.id],
    };
    expect((await server.call(author.token, 'listTasks')).body).toEqual([expected]);
    expect((await server.call(other.token, 'listTasks')).body).toEqual([expected]);
  });

  it('lists the last 25 tasks of a user, latest first', async () => {
    const [author, other] = [await member(), await member()];
    for (let count = 1; count <= 26; count += 1) await add(author, task(`${count}`));
    await add(other, task('of another'));
    expect(await titles(author)).toEqual(Array.from({ length: 25 }, (_, index) => `${26 - index}`));
  });

  it('updates a whole task or its status alone, also by assignees, and keeps its author', async () => {
    const [author, assigned, third] = [await member(), await member(), await member()];
    const key = await add(author, task('Appeler', { user: [assigned.id] }));
    expect((await server.call(assigned.token, 'updateTask', { status: 'done' }, { path: { key } })).body).toEqual({
      affectedRows: 1,
    });
    await server.call(
      author.token,
      'updateTask',
      { data: { title: 'Rappeler', date: '2026-03-05' }, user: [third.id] },
      { path: { key } },
    );
    expect((await server.call(third.token, 'listTasks')).body).toEqual([
      {
        id: key,
        status: 'done',
        data: { title: 'Rappeler', date: '2026-03-05', time: null, comment: null, user: author.id },
        user: [third.id],
      },
    ]);
    expect(await titles(assigned)).toEqual([]);
  });

  it('refuses to change or delete tasks of others', async () => {
    const [author, stranger] = [await member(), await member('admin')];
    const key = await add(author, task('Appeler'));
    expect((await server.call(stranger.token, 'updateTask', { status: 'done' }, { path: { key } })).status).toBe(404);
    expect((await server.call(stranger.token, 'deleteTask', undefined, { path: { key } })).status).toBe(404);
    expect((await server.call(author.token, 'deleteTask', undefined, { path: { key } })).body).toEqual({
      affectedRows: 1,
    });
    expect((await server.call(author.token, 'deleteTask', undefined, { path: { key } })).status).toBe(404);
  });

  it.each([
    ['without a title', { data: { title: '  ', date: '2026-03-04' } }, 'data.title'],
    ['without a day', { data: { title: 'x' } }, 'data.date'],
    ['at a time that the clock skips', { data: { title: 'x', date: '2026-03-29', time: '02:30' } }, 'data.time'],
    ['for somebody unknown', { ...task('x'), user: [999_999] }, 'user'],
  ])('are refused %s', async (_, body, field) => {
    const { status, problem } = await server.callWith((await member()).token, 'createTask', body);
    expect({ status, fields: problem.fields.map((refused) => refused.field) }).toEqual({
      status: 400,
      fields: [field],
    });
  });

  it('assigns tasks to users of the roles admin and dispatch only', async () => {
    const [author, accountant] = [await member(), await member('account')];
    const { status, problem } = await server.call(author.token, 'createTask', task('x', { user: [accountant.id] }));
    expect({ status, fields: problem.fields }).toEqual({
      status: 400,
      fields: [{ field: 'user', messageKey: 'validation.oneOf' }],
    });
    expect(await titles(author)).toEqual([]);
  });
});

describe('demands of drivers', () => {
  const bookings = [
    { date: '2026-03-04', picktime: '09:15', trip: { origin: 'Rue Neuve 3', destination: 'Route de Lennik 808' } },
  ];
  const demand = async (driverId: number, minutes: number, price: number | null = 24.5, bookingId?: number) => {
    const endtime = new Date(now.getTime() + minutes * 60_000);
    const row = {
      key: server.services.liveKey(),
      bookingId: bookingId ?? (await insertBooking(server.db, records)),
      driverId,
      endtime,
      price,
      bookings: JSON.stringify(bookings),
    };
    return { key: await keepDemand(server.db, row, now), bookingId: row.bookingId };
  };

  it('lists demands by expiry until they expire', async () => {
    const { token } = await member();
    const [late, soon] = [await demand(records.driverId, 30), await demand(records.otherDriverId, 10)];
    const list = async () => (await server.call(token, 'listDemands')).body;
    expect((await list()).map(({ key }) => key)).toEqual([soon.key, late.key]);
    expect((await list())[1]).toEqual({
      key: late.key,
      id: late.bookingId,
      driverId: records.driverId,
      endtime: '2026-03-03T10:30:00.000Z',
      price: 24.5,
      bookings,
    });
    now = new Date(now.getTime() + 600_000);
    expect((await list()).map(({ key }) => key)).toEqual([late.key]);
  });

  it('replaces an earlier demand of the same driver for the same booking', async () => {
    const { token } = await member();
    const first = await demand(records.driverId, 10);
    const second = await demand(records.driverId, 20, 30, first.bookingId);
    expect(second.key).toBe(first.key);
    expect((await server.call(token, 'listDemands')).body).toMatchObject([
      { price: 30, endtime: '2026-03-03T10:20:00.000Z' },
    ]);
  });

  it('deletes a refused demand, and answers not found the second time', async () => {
    const { token } = await member();
    const { key } = await demand(records.driverId, 10);
    expect((await server.call(token, 'deleteDemand', undefined, { path: { key } })).body).toEqual({ affectedRows: 1 });
    expect((await server.call(token, 'deleteDemand', undefined, { path: { key } })).status).toBe(404);
  });
});

describe('receipts and positions', () => {
  it('lists receipts by latest day, and deletes a receipt', async () => {
    const { token } = await member('invoice');
    const bookingId = await insertBooking(server.db, records);
    const photo = {
      bookingId,
      driverId: records.driverId,
      fileKey: `${'0'.repeat(64)}.jpg`,
      contentType: 'image/jpeg',
    };
    await server.db
      .insertInto('ticket')
      .values([
        { ...photo, id: 'P1', date: '2026-03-01' },
        { ...photo, id: '-N2', date: '2026-03-03' },
        { ...photo, id: 'P3', date: null },
      ])
      .execute();
    const list = async () => (await server.call(token, 'listTickets')).body;
    expect((await list()).map(({ ticketId }) => ticketId)).toEqual(['-N2', 'P1', 'P3']);
    expect((await list())[0]).toMatchObject({
      bookingId,
      driver: 'Benali Karim',
      imageUrl: expect.stringContaining('/files/'),
    });
    await server.call(token, 'deleteTicket', undefined, { path: { key: '-N2' } });
    expect(await list()).toHaveLength(2);
  });

  it('keys positions by driver', async () => {
    const { token } = await member();
    const position = {
      coords: { speed: 12.5 },
      activity: { type: 'in_vehicle' },
      battery: { level: 0.8, is_charging: true },
    };
    const { driverId } = records;
    await server.db
      .insertInto('driver_location')
      .values({
        driverId,
        latitude: 50.85,
        longitude: 4.35,
        time: now,
        charged: true,
        position: JSON.stringify(position),
      })
      .execute();
    expect((await server.call(token, 'listLocations')).body).toEqual([
      {
        key: String(driverId),
        l: [50.85, 4.35],
        data: { driverId, time: '2026-03-03T10:00:00.000Z', charged: true, position },
      },
    ]);
  });

  it('answers this server as the live store', async () => {
    expect((await server.call((await member()).token, 'getLiveConfig')).body).toEqual({
      service: 'server',
      firebase: null,
    });
  });
});
