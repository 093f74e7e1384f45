import { createMatcher } from '@navette/shared/bank';
import { sumMoney, subtractMoney, tariffDays, tariffsByDay, toCents } from '@navette/shared/domain';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { linesToMatch, payableInvoices } from '../invoicing/matching/matching-queries.ts';
import { clientMoney, driverMoney, insuranceMoney } from '../invoicing/wallets/wallet-queries.ts';
import { clientTotals, driverTotals, insuranceTotals } from '../invoicing/wallets/wallet-totals.ts';
import { readTariffs } from '../db/tariffs.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { seedDemo } from './seed.ts';
const database = await createTestDatabase();
await seedDemo(database.db, { now: new Date('2026-03-10T09:30:00Z') });
afterAll(() => database.drop());

const sumOf = async (db: Db, query: ReturnType<typeof sql<{ sum: number }>>) =>
  (await query.execute(db)).rows[0]?.sum ?? 0;

/** The wallets of a kind in cents, on the whole demo. */
const WALLETS = {
  client: async (db: Db) => {
    const totals = clientTotals(await clientMoney(db, {}), tariffsByDay(await readTariffs(db)));
    const invoiced = totals.filter(({ factuur }) => factuur);
    return toCents(
      sumMoney(invoiced.flatMap(({ price, waitprice, ticket_price }) => [price, waitprice, ticket_price])),
    );
  },
  insurance: async (db: Db) => {
    const book = await readTariffs(db);
    const totals = insuranceTotals(await insuranceMoney(db, {}, tariffDays(book)), tariffsByDay(book));
    return toCents(sumMoney(totals.map(({ amount, patientAmount }) => subtractMoney(amount, patientAmount))));
  },
  driver: async (db: Db) => {
    const totals = driverTotals(await driverMoney(db, {}));
    return toCents(sumMoney(totals.map(({ amount, commission }) => subtractMoney(amount, commission))));
  },
};

/** Total of a document in cents, as the wallets count it: without the fee and the deducted share of clients, with the cash of drivers. */
const INVOICED = {
  client: (db: Db) =>
    sumOf(
      db,
      sql`select round(100 * (
        (select sum(amount - (totals ->> 'adminPrice')::numeric) from client_invoice)
        - (select sum(amount) from credit_note where kind = 'client')
        + (select coalesce(sum(booking."mutualPatientAmount" * case when booking.back and booking.type <> 'simple' then 2 else 1 end), 0)
          from client_invoice_line line join booking on booking.id = line."bookingId"
          where booking."insuranceId" is not null and booking."noMutIntervention"))) as sum`,
    ),
  insurance: (db: Db) =>
    sumOf(
      db,
      sql`select round(100 * (sum(amount)
        - (select coalesce(sum(amount), 0) from credit_note where kind = 'insurance'))) as sum from insurance_invoice`,
    ),
  driver: (db: Db) =>
    sumOf(db, sql`select round(100 * sum((totals ->> 'wallet')::numeric)) as sum from driver_invoice`),
};

it.each(['client', 'insurance', 'driver'] as const)(
  'makes the %s invoices equal to the amounts removed from the wallets, to the cent',
  async (kind) => {
    const left = await WALLETS[kind](database.db);
    const trx = await database.db.startTransaction().execute();
    try {
      await sql`update ${sql.table(`${kind}_invoice_line`)} set live = false`.execute(trx);
      expect((await WALLETS[kind](trx)) - left).toBe(await INVOICED[kind](trx));
      expect(await INVOICED[kind](trx)).toBeGreaterThan(1_000_000);
    } finally {
      await trx.rollback().execute();
    }
  },
);

it.each(['client', 'insurance', 'driver'] as const)(
  'lets no money of a month that was invoiced stay in the %s wallets but of trips closed late',
  async (kind) => {
    const query = { range: { start: '2025-04-10', end: '2026-01-31' } };
    const book = await readTariffs(database.db);
    const on = tariffsByDay(book);
    const money =
      kind === 'client'
        ? clientTotals(await clientMoney(database.db, query), on)
            .filter(({ factuur }) => factuur)
            .map(({ price }) => price)
        : kind === 'insurance'
          ? insuranceTotals(await insuranceMoney(database.db, query, tariffDays(book)), on).map(({ amount }) => amount)
          : driverTotals(await driverMoney(database.db, query)).map(({ amount }) => amount);
    expect(sumMoney(money)).toBe(0);
  },
);

it.each(['client', 'insurance', 'driver'] as const)(
  'stores recipient, organisation and sums with every %s invoice',
  async (kind) => {
    const { rows } = await sql<{ kept: number; all: number }>`select count(*)::int as all,
      count(*) filter (where payer ->> 'name' > '' and company ->> 'companyName' = 'Navette' and totals is not null
        and "issuedAt" is not null and "issuedBy" is not null)::int as kept from ${sql.table(`${kind}_invoice`)}`.execute(
      database.db,
    );
    expect(rows[0]?.all).toBeGreaterThan(50);
    expect(rows[0]?.kept).toBe(rows[0]?.all);
  },
);

it('pays closed invoices to the cent, and leaves something to pay on every other', async () => {
  const { rows } = await sql<{ closed: number; wrong: number; open: number; partly: number }>`
    with side as (select status, amount, amount
        - (select coalesce(sum(amount), 0) from invoice_payment where kind = 'client' and "invoiceId" = invoice.id)
        - (select coalesce(sum(amount), 0) from credit_note where kind = 'client' and "invoiceId" = invoice.id) as rest
      from client_invoice invoice)
    select count(*) filter (where status = 1)::int as closed, count(*) filter (where status = 1 and rest <> 0 or status <> 1 and rest <= 0)::int as wrong,
      count(*) filter (where status <> 1)::int as open, count(*) filter (where status <> 1 and rest < amount)::int as partly from side`.execute(
    database.db,
  );
  expect(rows[0]).toMatchObject({ wrong: 0 });
  expect(Math.min(rows[0]?.closed ?? 0, rows[0]?.open ?? 0)).toBeGreaterThan(20);
  expect(rows[0]?.partly).toBeGreaterThan(3);
});

it('the demo has unmatched bank transactions: certain, proposed and without invoice', async () => {
  const match = createMatcher(await payableInvoices(database.db, {}));
  const found = (await linesToMatch(database.db, {})).map((line) => match(line)[0]);
  const rules = new Set(found.map((best) => (best?.certain ? 'certain' : best?.rule)));
  expect([...rules].map(String).toSorted()).toEqual(['account', 'certain', 'number', 'ogm', 'reference', 'undefined']);
});

it('reminds late invoices of every level, none before its day', async () => {
  const { rows } = await sql<{ recall: number; count: number }>`
    select recall, count(*)::int as count from client_invoice where status = 2 group by recall order by recall`.execute(
    database.db,
  );
  expect(rows.map(({ recall }) => recall)).toEqual([1, 2, 3]);
  const { rows: early } = await sql`select from invoice_reminder second join invoice_reminder first
    on first."invoiceId" = second."invoiceId" and first.level = 1 and second.level = 2 where second.date < first.date + 15`.execute(
    database.db,
  );
  expect(early).toEqual([]);
});
