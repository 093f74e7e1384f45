import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
const database = await createTestDatabase();
afterAll(() => database.drop());

async function person(table: 'driver' | 'client'): Promise<number> {
  const { id } = await database.db
    .insertInto(table)
    .values({ firstname: 'Zoé', lastname: 'Œuvrard', fullAddress: 'Rue Hôtel 1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function bookingOn(ap_date: string): Promise<{ id: number; clientId: number }> {
  const { db } = database;
  const [driverId, clientId] = [await person('driver'), await person('client')];
  const { id: destinationId } = await db
    .insertInto('destination')
    .values({ name: 'Clinique' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const booking = {
    driverId,
    clientId,
    destinationId,
    type: 'to' as const,
    ap_date,
    ap_time: '10:00',
    pick_address: 'Rue 1',
  };
  const { id } = await db.insertInto('booking').values(booking).returning('id').executeTakeFirstOrThrow();
  return { id, clientId };
}

async function versionOf(day: string): Promise<number> {
  const row = await database.db
    .selectFrom('booking_day')
    .select('version')
    .where('ap_date', '=', day)
    .executeTakeFirst();
  return row?.version ?? 0;
}

describe('the schema', () => {
  it('finds names without their accents', async () => {
    await person('client');
    const found = await database.db
      .selectFrom('client')
      .select('lastname')
      .where('search', 'like', '%oeuvrard zoe%')
      .execute();
    expect(found[0]?.lastname).toBe('Œuvrard');
  });

  it('refuses to delete a client who has a booking', async () => {
    const { clientId } = await bookingOn('2026-02-01');
    await expect(database.db.deleteFrom('client').where('id', '=', clientId).execute()).rejects.toMatchObject({
      code: '23503',
    });
  });

  it('increases the version of a day when a booking is added, changed, moved or removed', async () => {
    const { id } = await bookingOn('2026-03-01');
    const created = await versionOf('2026-03-01');
    await database.db.updateTable('booking').set({ status: 1 }).where('id', '=', id).execute();
    const changed = await versionOf('2026-03-01');
    await database.db.updateTable('booking').set({ ap_date: '2026-03-02' }).where('id', '=', id).execute();
    const [left, arrived] = [await versionOf('2026-03-01'), await versionOf('2026-03-02')];
    await database.db.deleteFrom('booking').where('id', '=', id).execute();
    expect([
      created > 0,
      changed > created,
      left > changed,
      arrived > 0,
      (await versionOf('2026-03-02')) > arrived,
    ]).toEqual(Array(5).fill(true));
  });

  it('raises the version of the days on which a renamed client appears, and of no other', async () => {
    const { clientId } = await bookingOn('2026-04-01');
    await bookingOn('2026-04-02');
    const before = [await versionOf('2026-04-01'), await versionOf('2026-04-02')];
    await database.db.updateTable('client').set({ lastname: 'Dupont' }).where('id', '=', clientId).execute();
    const after = [await versionOf('2026-04-01'), await versionOf('2026-04-02')];
    expect(after[0]).toBeGreaterThan(before[0] ?? 0);
    expect(after[1]).toBe(before[1]);
  });
});
