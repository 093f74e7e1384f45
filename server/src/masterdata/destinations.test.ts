import { afterAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '../kernel/operation.ts';
import { createRecords } from '../testing/records.ts';
import { createTestApp } from '../testing/test-app.ts';
const server = await createTestApp();
const token = await server.signedIn('dispatch');
afterAll(() => server.close());

const form: BodyOf<'createDestination'> = {
  name: 'Clinique du Retour',
  address: 'rue Haute 322',
  zip: '1000',
  city: 'Bruxelles',
  tel: '02/512 34 56',
};
const create = async () => (await server.call(token, 'createDestination', form)).body.insertId;
const read = (id: number) => server.call(token, 'getDestination', undefined, { path: { id } });
const remove = (id: number) => server.call(token, 'deleteDestination', undefined, { path: { id } });
const restore = (id: number) => server.call(token, 'restoreDestination', { id });

describe('a deleted destination', () => {
  it('restores a deleted destination with its number, once', async () => {
    const id = await create();
    const before = (await read(id)).body;
    expect((await remove(id)).body).toEqual({ affectedRows: 1 });
    expect((await read(id)).status).toBe(404);
    expect((await restore(id)).body).toEqual({ affectedRows: 1 });
    expect((await read(id)).body).toEqual(before);
    expect((await server.call(token, 'listDestinations', undefined, { query: { q: 'retour' } })).body).toMatchObject([
      { id },
    ]);
    expect((await restore(id)).status).toBe(404);
  });

  it('deletes a restored destination again', async () => {
    const id = await create();
    for (let round = 0; round < 2; round += 1) {
      expect((await remove(id)).status).toBe(200);
      expect((await restore(id)).status).toBe(200);
    }
    expect((await remove(id)).status).toBe(200);
  });

  it('refuses to restore a destination after a day', async () => {
    const [old, other] = [await create(), await create()];
    await remove(old);
    await server.db
      .updateTable('deleted_destination')
      .set({ deletedAt: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', old)
      .execute();
    await remove(other);
    expect((await restore(old)).status).toBe(404);
    expect((await restore(other)).status).toBe(200);
  });

  it('answers 404 for restoring an unknown destination', async () => {
    const id = await create();
    expect((await restore(id)).status).toBe(404);
    expect((await restore(999_999)).status).toBe(404);
  });
});

describe('a destination that trips go to', () => {
  it('refuses to delete a destination with trips, and counts them', async () => {
    const { destinationId, clientId, driverId } = await createRecords(server.db);
    const trip = {
      driverId,
      clientId,
      destinationId,
      type: 'to' as const,
      ap_date: '2026-01-05',
      ap_time: '10:00',
      pick_address: 'x',
    };
    await server.db
      .insertInto('booking')
      .values([trip, { ...trip, ap_time: '11:00' }])
      .execute();
    expect((await remove(destinationId)).problem).toMatchObject({
      status: 409,
      code: 'referenced',
      params: { count: 2 },
    });
    expect((await read(destinationId)).status).toBe(200);
  });
});
