import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { findDriverAccount } from '../auth/account-queries.ts';
import { isPassword } from '../auth/password.ts';
import { createFolderFiles } from '../ports/files/folder-files.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { isEmptyDatabase, seedDemo, type SeedProgress } from './seed.ts';
import { DEMO_PASSWORD } from './users.ts';
import { seedBookings } from './seed-bookings.ts';
const steps: Parameters<SeedProgress>[] = [];
const database = await createTestDatabase();
expect(await isEmptyDatabase(database.db)).toBe(true);
const folder = await mkdtemp(join(tmpdir(), 'navette-demo-'));
await seedDemo(database.db, {
  files: createFolderFiles(folder),
  now: new Date('2026-03-10T09:30:00Z'),
  onProgress: (...step) => steps.push(step),
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    database.db,
  );
  return rows[0]?.count ?? 0;
}

describe('filling the database with the demo', () => {
  it('reports the progress of filling the database', () => {
    expect(steps.map(([step]) => step)).toEqual(['people', 'bookings', 'invoices', 'statistics', 'done']);
  });

  it('fills every table that the screens read', async () => {
    expect(await count('booking')).toBeGreaterThanOrEqual(20_000);
    expect(await count('booking_history')).toBeGreaterThan(1000);
    const empty: string[] = [];
    for (const table of [
      'client_invoice',
      'insurance_invoice',
      'driver_invoice',
      'client_invoice_line',
      'invoice_payment',
      'invoice_reminder',
      'bank_transaction',
      'daily_report',
      'log',
      'availability',
      'setting',
      'mcode',
      'insurance',
      'carecenter',
      'booking_series',
      'booking_stats',
      'expense',
      'driver_handover',
      'inserts',
    ]) {
      if ((await count(table)) <= 10) empty.push(table);
    }
    expect(empty).toEqual([]);
    expect(await isEmptyDatabase(database.db)).toBe(false);
  });

  it('fills the inbox with mails of the last days, none from later than now, some unread', async () => {
    const mails = await database.db
      .selectFrom('mail')
      .select(['date', 'unread', 'subject', 'html', 'deliveredTo'])
      .orderBy('date', 'desc')
      .execute();
    expect(mails.length).toBeGreaterThan(5);
    expect(mails[0]?.date.getTime()).toBeLessThanOrEqual(Date.parse('2026-03-10T09:30:00Z'));
    expect(mails.filter(({ unread }) => unread)).toHaveLength(4);
    expect(mails.some(({ html }) => html?.includes('<script>'))).toBe(true);
    expect(Math.max(...mails.map(({ subject }) => subject.length))).toBeGreaterThan(200);
  });

  it('fills every column of the task board with tasks of assignable users', async () => {
    const tasks = await database.db.selectFrom('task').select(['id', 'status', 'authorId']).orderBy('id').execute();
    expect(new Set(tasks.map(({ status }) => status))).toEqual(
      new Set(['on-hold', 'in-progress', 'needs-review', 'done']),
    );
    expect(tasks[0]?.status).toBe('done');
    const asked = await database.db
      .selectFrom('task_user')
      .innerJoin('app_user', 'app_user.id', 'userId')
      .select('role')
      .distinct()
      .execute();
    expect(asked.map(({ role }) => role).toSorted()).toEqual(['admin', 'dispatch']);
  });

  it('attaches files to some mails', async () => {
    const files = await database.db.selectFrom('mail_attachment').select(['name', 'content']).execute();
    expect(files.length).toBeGreaterThan(1);
    for (const { name, content } of files)
      expect([
        name.endsWith('.pdf'),
        content.toString('latin1').startsWith('%PDF-1.4'),
        content.toString('latin1').endsWith('%%EOF\n'),
      ]).toEqual([true, true, true]);
  });

  it('adds a receipt of the right amount to most parkings of the last weeks, storing each photo once', async () => {
    const parkings = await database.db
      .selectFrom('booking')
      .leftJoin('ticket', 'ticket.bookingId', 'booking.id')
      .select(['ticket_price', 'ap_date', 'date', 'fileKey', 'contentType'])
      .where('ap_date', '>=', '2026-02-01')
      .where('ap_date', '<', '2026-03-10')
      .where('status', '=', 1)
      .where('ticket_price', '>', 0)
      .execute();
    const receipts = parkings.filter(({ fileKey }) => fileKey !== null);
    expect(receipts.length / parkings.length).toBeGreaterThan(0.6);
    expect(receipts.every(({ date, ap_date, contentType }) => date === ap_date && contentType === 'image/jpeg')).toBe(
      true,
    );
    const amounts = new Set(receipts.map(({ ticket_price, fileKey }) => `${ticket_price} ${fileKey}`));
    expect(amounts.size).toBe(3);
    expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.jpg'))).toHaveLength(3);
  });

  it('stores distances as JSON text of legs and totals', async () => {
    const booking = await database.db
      .selectFrom('booking')
      .select(['distance'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(booking.distance ?? '')).toMatchObject({
      to: [{ trip: {} }, { trip: {} }],
      totals: { total: {} },
      estimated: true,
    });
  });

  it('seeds standing orders and linked legs', async () => {
    const { rows } = await sql<{ orders: number; pairs: number }>`
      select count(distinct booking."seriesId")::int as orders, count(*)::int as pairs
      from booking join booking home on home.id = booking."linkedId" and home."linkedId" = booking.id and home.ap_date = booking.ap_date
      where booking.type = 'to' and booking."seriesId" is not distinct from home."seriesId"`.execute(database.db);
    expect(rows[0]?.orders).toBeGreaterThan(40);
    expect(rows[0]?.pairs).toBeGreaterThan(2500);
  });

  it('leaves the sequences ready for records added by a form', async () => {
    const { id } = await database.db
      .insertInto('destination')
      .values({ name: 'Nouvelle clinique' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBeGreaterThan(200);
  });

  it('seeds an account for each staff role with the demo password', async () => {
    const users = await database.db
      .selectFrom('app_user')
      .select(['email', 'role', 'passwordHash'])
      .where('id', '<=', 8)
      .orderBy('id')
      .execute();
    expect(users.map(({ email }) => email)).toEqual(
      ['dispatch', 'account', 'invoice', 'admin', 'lead', 'super', 'accountant', 'office'].map(
        (role) => `${role}@navette.example`,
      ),
    );
    expect(users.every(({ passwordHash }) => passwordHash?.startsWith('$argon2id$'))).toBe(true);
  });

  it('lets the app of every active driver sign in with the demo password', async () => {
    const drivers = await database.db.selectFrom('driver').select(['id', 'email']).where('active', '=', true).execute();
    const accounts = await Promise.all(drivers.map(({ email }) => findDriverAccount(database.db, email ?? '')));
    expect(accounts.map((account) => account?.driverId)).toEqual(drivers.map(({ id }) => id));
    expect(await isPassword(DEMO_PASSWORD, accounts[0]?.passwordHash)).toBe(true);
  });

  it('adds as many old bookings as a benchmark requests', async () => {
    const before = await count('booking');
    const year = '2025-03-10';
    const { rows: days } = await sql`select from booking where ap_date > ${year}::date`.execute(database.db);
    await seedBookings(database.db, { count: 3000, today: '2026-03-10' });
    expect(await count('booking')).toBe(before + 3000);
    expect((await sql`select from booking where ap_date > ${year}::date`.execute(database.db)).rows).toHaveLength(
      days.length,
    );
  });
});
