import { BOOKING_FIELDS, CLOSED_FIELDS, namesWith } from '@navette/shared/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKING_MONEY } from '../../db/migrations/0013_closing.ts';
import { createRecords } from '../../testing/records.ts';
import { createTestDatabase, shareTestDatabase } from '../../testing/test-database.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
const { db } = database;
const UNTIL = '2026-03-31';
const records = await createRecords(db);
const { clientId, driverId, destinationId, insuranceId } = records;

const entry = { at: new Date(), userName: 'Ada', source: 'cash' };
const document = { company: '{}', totals: '{}', issuedAt: new Date(), reason: 'Erreur', whole: true };
const trip = { driverId, clientId, destinationId, type: 'to', ap_time: '10:00', pick_address: 'Rue 1', status: 1 };

/** Every table of dated money: its kind, a row of a day, and a change of it. */
const TABLES: Readonly<Record<string, readonly [kind: string, rowOf: (date: string) => object, change: string]>> = {
  client_invoice: ['sales', (date) => ({ id: 2, date, clientId, amount: 20 }), 'amount = 21'],
  insurance_invoice: ['sales', (date) => ({ id: 2, date, insuranceId, amount: 20 }), 'amount = 21'],
  driver_invoice: ['settlements', (date) => ({ id: 2, date, driverId, amount: 20 }), '"cancelledAt" = now()'],
  credit_note: [
    'sales',
    (date) => ({ ...document, id: 2, kind: 'client', invoiceId: 1, date, amount: 20 }),
    `reason = 'Autre'`,
  ],
  invoice_payment: [
    'payments',
    (date) => ({ ...entry, kind: 'client', invoiceId: 1, date, amount: 20 }),
    `source = 'card'`,
  ],
  invoice_write_off: [
    'payments',
    (date) => ({ at: entry.at, userName: 'Ada', kind: 'client', invoiceId: 1, date, amount: 20, reason: 'Perte' }),
    'amount = 21',
  ],
  bank_transaction: [
    'payments',
    (date) => ({ date, amount: 20, detail: '', source: 'mai.csv', raw: '', print: 'p' }),
    'amount = 21',
  ],
  bank_part: [
    'payments',
    (date) => ({ at: entry.at, userName: 'Ada', type: 'aside', date, amount: 20, reason: 'Double' }),
    'amount = 21',
  ],
  driver_handover: ['payments', (date) => ({ driverId, date, amount: 20, receivedBy: 'Ada' }), 'amount = 21'],
  expense: ['registers', (date) => ({ name: 'Pneus', description: 'Deux', price: 20, date }), 'price = 21'],
  inserts: ['registers', (date) => ({ name: 'Don', description: 'Mars', amount: 20, date }), `name = 'Legs'`],
  booking: ['bookings', (date) => ({ ...trip, ap_date: date, price: 20 }), 'price = 21'],
};

/** Lines are dated as their document. */
const LINES: Readonly<Record<string, readonly [kind: string, row: object]>> = {
  client_invoice_line: ['sales', { invoiceId: 1, position: 2, bookingId: 2, amount: 9, live: false, snapshot: '{}' }],
  insurance_invoice_line: [
    'sales',
    { invoiceId: 1, position: 2, bookingId: 2, amount: 9, live: false, snapshot: '{}' },
  ],
  driver_invoice_line: [
    'settlements',
    { invoiceId: 1, position: 2, bookingId: 2, amount: 9, live: false, snapshot: '{}' },
  ],
  credit_note_line: [
    'sales',
    { creditNoteId: 1, position: 2, kind: 'client', invoiceId: 1, bookingId: 2, amount: 9, parking: 0 },
  ],
};

const insert = (table: string, row: object) =>
  sql`
  insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
  values (${sql.join(Object.values(row))})`.execute(db);
/** A promise, and what fulfils it. */
function signal(): readonly [promise: Promise<void>, resolve: () => void] {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return [promise, resolve];
}
const close = (kind: string, until: string | null) =>
  sql`update closing set until = ${until} where kind = ${kind}`.execute(db);
const dayOf = (table: string) => (table === 'booking' ? 'ap_date' : 'date');

beforeAll(async () => {
  for (const [table, [, rowOf]] of Object.entries(TABLES)) {
    const row = { ...rowOf('2026-03-31'), ...(table === 'credit_note' && { invoiceId: 1 }) };
    await insert(table, { ...row, id: 1, ...(table === 'bank_transaction' && { print: 'first' }) });
  }
  await insert('booking', { ...trip, id: 2, ap_date: '2026-04-20' });
  for (const [table, [, row]] of Object.entries(LINES)) await insert(table, { ...row, position: 1, bookingId: 1 });
  // Numbers that the rows of the tests are given by the database follow.
  for (const table of [
    'invoice_payment',
    'invoice_write_off',
    'bank_transaction',
    'bank_part',
    'driver_handover',
    'expense',
    'inserts',
    'booking',
  ])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 10)`.execute(db);
});

const refused = (kind: string) => ({ code: 'NV001', constraint: kind, detail: UNTIL });

describe.each(Object.entries(TABLES))('a closed day of %s', (table, [kind, rowOf, change]) => {
  beforeAll(() => close(kind, UNTIL));
  afterAll(() => close(kind, null));
  const rows = sql.table(table);

  it('takes no new row, up to the lock date itself', async () => {
    await expect(insert(table, rowOf(UNTIL))).rejects.toMatchObject(refused(kind));
  });

  it('keeps a row from being changed, deleted or moved to an open day', async () => {
    const moved = sql`${sql.ref(dayOf(table))} = '2026-04-15'`;
    for (const set of [sql.raw(change), moved])
      await expect(sql`update ${rows} set ${set} where id = 1`.execute(db)).rejects.toMatchObject(refused(kind));
    await expect(sql`delete from ${rows} where id = 1`.execute(db)).rejects.toMatchObject({
      code: expect.stringMatching(/NV001|23503/),
    });
  });

  it('takes rows of the day after, which do not move before it', async () => {
    await insert(table, rowOf('2026-04-01'));
    const row = sql`${rows} where ${sql.ref(dayOf(table))} = '2026-04-01'`;
    await expect(
      sql`update ${rows} set ${sql.ref(dayOf(table))} = ${UNTIL} where ${sql.ref(dayOf(table))} = '2026-04-01'`.execute(
        db,
      ),
    ).rejects.toMatchObject(refused(kind));
    await sql`delete from ${row}`.execute(db);
  });

  it('is open again once the lock date is before it', async () => {
    await close(kind, '2026-03-30');
    const changed = await sql`update ${rows} set ${sql.raw(change)} where id = 1`.execute(db);
    expect(changed.numAffectedRows).toBe(1n);
    await close(kind, UNTIL);
  });
});

describe.each(Object.entries(LINES))('the lines of a closed document, %s', (table, [kind, row]) => {
  it('are neither added, changed nor deleted', async () => {
    await close(kind, UNTIL);
    const rows = sql.table(table);
    await expect(insert(table, row)).rejects.toMatchObject(refused(kind));
    await expect(sql`update ${rows} set amount = 1`.execute(db)).rejects.toMatchObject(refused(kind));
    await expect(sql`delete from ${rows}`.execute(db)).rejects.toMatchObject(refused(kind));
    await close(kind, null);
  });
});

describe('what is no money goes on in a closed month', () => {
  beforeAll(() => sql`update closing set until = ${UNTIL}`.execute(db));
  afterAll(() => sql`update closing set until = null`.execute(db));

  it.each([
    `update client_invoice set "invoiceName" = null, "invoiceAddress" = null, "pdfSha256" = null, payer = null, status = 1, recall = 1`,
    `update client_invoice_line set snapshot = '{}', live = false`,
    `update credit_note set "pdfSha256" = null`,
    `update booking set comment = null, pick_address = '—', distance = null, "mutualPatientID" = null, "creditReason" = null, accepted = 2`,
    `update bank_transaction set detail = '', raw = '', counterparty = null`,
    `update expense set "fileKey" = null`,
    `update invoice_payment set "userName" = '—'`,
  ])('%s', async (statement) => {
    expect((await sql.raw(statement).execute(db)).numAffectedRows).toBeGreaterThan(0n);
  });
});

it('knows every table with a date and an amount, and all money of a booking', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = current_schema()
      and column_name in ('amount', 'price') group by table_name order by 1`.execute(db);
  // Computed from bookings, and what is no entry of the accounts.
  const other = [
    'booking_stats',
    'booking_stats_recomputed',
    'demand',
    'dunning_letter_invoice',
    'money_budget',
    'payment_order',
    'payment_plan_part',
    'rate_bucket',
  ];
  const known = [...Object.keys(TABLES), ...Object.keys(LINES), ...other];
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  // Persons and places may change as records are merged; times and what was not reimbursed change no amount by themselves.
  const people = ['clientId', 'destinationId', 'ap_time', 'ap_waittime', 'nonReimbursed'];
  expect(
    namesWith(BOOKING_FIELDS, 'invoiced')
      .filter((name) => !people.includes(name))
      .toSorted(),
  ).toEqual(BOOKING_MONEY.filter((name) => name !== 'driverId' && name !== 'archivedAt').toSorted());
  // Fields that the form of a closed booking locks; it is neither archived nor deleted.
  expect(BOOKING_MONEY.filter((name) => !CLOSED_FIELDS.has(name))).toEqual(['archivedAt']);
});

describe('two sessions at once', () => {
  const other = shareTestDatabase(database);
  afterAll(() => other.drop());
  const expense = { name: 'Pneus', description: 'Deux', price: 20, date: '2026-02-10' };
  const settled = (work: Promise<unknown>) =>
    Promise.race([
      work.then(
        () => 'done',
        () => 'refused',
      ),
      new Promise((done) => setTimeout(done, 200, 'waiting')),
    ]);

  it('closing waits for a writer that has not committed', async () => {
    const [written, commit] = signal();
    const writer = other.db.transaction().execute(async (trx) => {
      await trx.insertInto('expense').values(expense).execute();
      await written;
    });
    await settled(writer);
    const closing = close('registers', UNTIL);
    expect(await settled(closing)).toBe('waiting');
    commit();
    await writer;
    await closing;
    await close('registers', null);
  });

  it.each(['read committed', 'repeatable read'] as const)(
    'a writer (%s) that began before the date moved is refused',
    async (level) => {
      const [moved, commit] = signal();
      const closing = db.transaction().execute(async (trx) => {
        await sql`lock table closing in exclusive mode`.execute(trx);
        await trx.updateTable('closing').set({ until: UNTIL }).where('kind', '=', 'registers').execute();
        await moved;
      });
      await settled(closing);
      const writer = other.db
        .transaction()
        .setIsolationLevel(level)
        .execute((trx) => trx.insertInto('expense').values(expense).execute());
      expect(await settled(writer)).toBe('waiting');
      commit();
      await closing;
      await expect(writer).rejects.toMatchObject({ code: level === 'read committed' ? 'NV001' : '40001' });
      await close('registers', null);
    },
  );
});
