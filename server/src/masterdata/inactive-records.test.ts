import { describe, expect, it } from 'vitest';
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
      expect(found.body.hits.hits.some(({ _source }) => _source.route === 'client' && _source.id === clientId)).toBe(
        true,
      );
      const { status, problem } = await add({ confirmDuplicates: true });
      expect([status, problem.fields ?? []]).toEqual(
        active ? [200, []] : [400, refused(['clientId', 'destinationId'])],
      );
      expect((await update(booking, { info: active ? 'Ascenseur' : 'Sonnette' })).status).toBe(200);
    }
  });
});

describe('inactive users', () => {
  it('ends the session of one at once, lets nobody in, and keeps oneself and the last super user', async () => {
    const colleague = (await server.call(await server.signedIn('dispatch'), 'renewSession')).body.token;
    const own = await server.call(colleague, 'getSession');
    const { id } = own.body.user;
    const [user] = (await server.call(token, 'getUser', undefined, { path: { id } })).body;
    expect(user?.lastSignInAt).toMatch(/^20\d\d-/u);
    expect(await setActive('updateUsers', id, false)).toBeNull();
    expect((await server.call(colleague, 'getSession')).status).toBe(401);
    const password = { email: user?.email ?? '', password: 'navette-test' };
    expect((await server.call(undefined, 'signIn', password)).body).toMatchObject({ auth: false });
    const me = (await server.call(token, 'getSession')).body.user.id;
    expect(await setActive('updateUsers', me, false)).toBe('user.selfInactive');
    await server.db.updateTable('app_user').set({ active: false }).where('id', '<>', me).execute();
    const records = [{ id: me, changes: { role: 'admin' as const }, seen: { role: 'super' as const } }];
    const { body } = await server.call(token, 'updateUsers', { records });
    expect(body[0]?.problem?.code).toBe('user.lastSuper');
  });
});
