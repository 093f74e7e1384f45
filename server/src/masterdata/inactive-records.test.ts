import { describe, expect, it } from 'vitest';
import { hashPassword } from '../auth/public.ts';
import { bookingStage } from '../testing/booking-stage.ts';

const { server, records, add, update, given } = await bookingStage();
const token = await server.signedIn('super');

const refused = (fields: readonly string[]) => fields.map((field) => ({ field, messageKey: 'validation.inactive' }));

type Bulk = 'updateClients' | 'updateDestinations' | 'updateInsurances' | 'updateUsers';

/** Deactivates a record, or reactivates it; the refusal, or null. */
async function setActive(operation: Bulk, id: number, active: boolean, as = token) {
  const change = { id, changes: { active }, seen: { active: !active } };
  const { body } = await server.call(as, operation, { records: [change] });
  return body[0]?.problem?.code ?? null;
}

describe('inactive clients and destinations', () => {
  it('lists them only when asked, finds them by name, and refuses them for new trips, not for those that have them', async () => {
    const { clientId, destinationId } = records;
    const booking = await given();
    for (const active of [false, true]) {
      await setActive('updateClients', clientId, active);
      await setActive('updateDestinations', destinationId, active);
      for (const [query, isListed] of [
        [{}, active],
        [{ inactive: 'true' }, true],
      ] as const) {
        const { body } = await server.call(token, 'listClients', undefined, { query });
        expect(body.some(({ id }) => id === clientId)).toBe(isListed);
      }
      const [client] = (await server.call(token, 'getClient', undefined, { path: { id: clientId } })).body;
      const q = client?.lastname ?? '';
      const picked = await server.call(token, 'listClients', undefined, { query: { q, limit: 20 } });
      expect(picked.body.some(({ id }) => id === clientId)).toBe(active);
      const found = await server.call(token, 'searchAll', { q, index: 'places' });
      const hits = found.body.hits.hits.map(({ _source }) => _source);
      expect(hits.find(({ route, id }) => route === 'client' && id === clientId)?.inactive).toBe(!active);
      const series = { weekdays: [1], until: '2099-01-01' };
      const { status, problem } = await add({ confirmDuplicates: true, series });
      expect([status, problem.fields ?? []]).toEqual(
        active ? [200, []] : [400, refused(['clientId', 'destinationId'])],
      );
      expect((await update(booking, { info: active ? 'Ascenseur' : 'Sonnette' })).status).toBe(200);
    }
  });
});

describe('records that are to be deactivated', () => {
  it('tells the open work that names them, to who may change them', async () => {
    const { id: seriesId } = await server.db
      .insertInto('booking_series')
      .values({ weekdays: [1], until: '2099-03-09' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const more of [
      { ap_date: '2099-03-02', seriesId },
      { ap_date: '2099-03-09', seriesId },
      { ap_date: '2099-03-16', status: 3 as const },
      { ap_date: '2020-03-16' },
    ])
      await given(more);
    const { clientId, destinationId, driverId } = records;
    const left = { trips: 2, from: '2099-03-02', to: '2099-03-09', standingOrders: 1, tasks: 0, requests: 0 };
    for (const [kind, id] of [
      ['client', clientId],
      ['destination', destinationId],
      ['driver', driverId],
    ] as const)
      expect((await server.call(token, 'listLeftBehind', { kind, ids: [id] })).body).toEqual([{ id, ...left }]);
    const me = (await server.call(token, 'getSession')).body.user.id;
    const task = { id: '-left', title: 'Rappeler', date: '2099-03-02', authorId: me };
    await server.db.insertInto('task').values(task).execute();
    await server.db.insertInto('task_user').values({ taskId: '-left', userId: me }).execute();
    const ask = { kind: 'user' as const, ids: [me] };
    const { body } = await server.call(token, 'listLeftBehind', ask);
    expect(body).toEqual([{ id: me, ...left, trips: 0, from: null, to: null, standingOrders: 0, tasks: 1 }]);
    const dispatch = await server.signedIn('dispatch');
    expect((await server.call(dispatch, 'listLeftBehind', ask)).status).toBe(403);
    for (const kind of ['carecenter', 'insurance'] as const)
      expect((await server.call(token, 'listLeftBehind', { kind, ids: [1] })).body).toEqual([]);
  });
});

describe('inactive users', () => {
  it('ends the session of one at once, lets nobody in, and keeps oneself and the last super user', async () => {
    const colleague = (await server.call(await server.signedIn('dispatch'), 'renewSession')).body.token;
    const own = await server.call(colleague, 'getSession');
    const { id } = own.body.user;
    const read = async () => (await server.call(token, 'getUser', undefined, { path: { id } })).body[0];
    const user = await read();
    expect(user?.lastSignInAt).toBeNull();
    const passwordHash = await hashPassword('navette-test');
    await server.db.updateTable('app_user').set({ passwordHash }).where('id', '=', id).execute();
    const password = { email: user?.email ?? '', password: 'navette-test' };
    expect((await server.call(undefined, 'signIn', password)).body).toMatchObject({ auth: true });
    expect((await read())?.lastSignInAt).toMatch(/^20\d\d-/u);
    expect(await setActive('updateUsers', id, false)).toBeNull();
    expect((await server.call(colleague, 'getSession')).status).toBe(401);
    expect((await server.call(undefined, 'signIn', password)).body).toMatchObject({ auth: false });
    const me = (await server.call(token, 'getSession')).body.user.id;
    expect(await setActive('updateUsers', me, false)).toBe('user.selfInactive');
    await server.db.updateTable('app_user').set({ active: false }).where('id', '<>', me).execute();
    const records = [{ id: me, changes: { role: 'admin' as const }, seen: { role: 'super' as const } }];
    const { body } = await server.call(token, 'updateUsers', { records });
    expect(body[0]?.problem?.code).toBe('user.lastSuper');
  });
});
