import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { isEmptyDatabase, seedDemo, type SeedProgress } from './seed.ts';
import { seedBookings } from './seed-bookings.ts';

let database: TestDatabase;
let took: number;
const steps: Parameters<SeedProgress>[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  expect(await isEmptyDatabase(database.db)).toBe(true);
  const start = performance.now();
  await seedDemo(database.db, { now: new Date('2026-03-10T09:30:00Z'), onProgress: (...step) => steps.push(step) });
  took = performance.now() - start;
}, 60_000);
afterAll(() => database.drop());

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.db);
  return rows[0]?.count ?? 0;
}

describe('filling the database with the demo', () => {
  it('takes well under twenty seconds and says how far it is', () => {
    expect(took).toBeLessThan(20_000);
    expect(steps.map(([step]) => step)).toEqual(['people', 'bookings', 'invoices', 'statistics', 'done']);
  });

  it('writes every table the screens read', async () => {
    expect(await count('booking')).toBeGreaterThanOrEqual(20_000);
    expect(await count('booking_history')).toBeGreaterThan(1000);
    const empty: string[] = [];
    for (const table of ['client_invoice', 'insurance_invoice', 'driver_invoice', 'client_invoice_line', 'daily_report', 'log', 'availability', 'setting', 'mcode', 'insurance', 'carecenter']) {
      if ((await count(table)) <= 10) empty.push(table);
    }
    expect(empty).toEqual([]);
    expect(await isEmptyDatabase(database.db)).toBe(false);
  });

  it('keeps the distance as JSON text of legs and totals', async () => {
    const booking = await database.db.selectFrom('booking').select(['distance']).where('id', '=', 1).executeTakeFirstOrThrow();
    expect(JSON.parse(booking.distance ?? '')).toMatchObject({ to: [{ trip: {} }, { trip: {} }], totals: { total: {} }, estimated: true });
  });

  it('lets a form add a record after those of the demo', async () => {
    const { id } = await database.db.insertInto('destination').values({ name: 'Nouvelle clinique' }).returning('id').executeTakeFirstOrThrow();
    expect(id).toBeGreaterThan(200);
  });

  it('has an account of each role of staff with the demo password', async () => {
    const users = await database.db.selectFrom('app_user').select(['email', 'role', 'passwordHash']).where('id', '<=', 6).orderBy('id').execute();
    expect(users.map(({ email }) => email)).toEqual(['dispatch', 'account', 'invoice', 'admin', 'lead', 'super'].map((role) => `${role}@navette.example`));
    expect(users.every(({ passwordHash }) => passwordHash?.startsWith('$argon2id$'))).toBe(true);
  });

  it('adds as many old bookings as a benchmark asks for', async () => {
    const before = await count('booking');
    const year = '2025-03-10';
    const { rows: days } = await sql`select from booking where ap_date > ${year}::date`.execute(database.db);
    await seedBookings(database.db, { count: 3000, today: '2026-03-10' });
    expect(await count('booking')).toBe(before + 3000);
    expect((await sql`select from booking where ap_date > ${year}::date`.execute(database.db)).rows).toHaveLength(days.length);
  });
});
