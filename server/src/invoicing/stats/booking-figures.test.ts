import { bookingFigures, storedPrice, sumMoney } from '@navette/shared/domain';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { NewRow } from '../../db/types.ts';
import { groupBy } from '../../demo/rows.ts';
import { createRandom } from '../../demo/random.ts';
import { bookingStage } from '../../testing/booking-stage.ts';
import { insertBooking } from '../../testing/records.ts';

const { server, records } = await bookingStage();
const { db } = server;
const random = createRandom(20_260_320);

const sometimes = <T>(value: T): T | null => (random.chance(0.3) ? null : value);
const cents = (most: number) => random.between(0, most * 100) / 100;
const leg = () =>
  random.pick([
    { price: cents(60), distance: 4, duration: 60 },
    { price: 12.345, distance: 4, duration: 9 },
    { price: 7 },
    null,
    'x',
  ]);
const distance = () =>
  random.pick<string | null>([
    null,
    '[]',
    '5',
    '{"totals":3}',
    JSON.stringify({ totals: { to: leg(), back: leg(), simple: leg(), total: leg() } }),
    JSON.stringify({ totals: { to: leg(), back: leg(), simple: leg() } }),
  ]);

/** Any booking that the table holds, likely or not. */
function anyBooking(): Partial<NewRow<'booking'>> {
  const type = random.pick(['to', 'back', 'simple'] as const);
  return {
    type,
    back: type === 'to' && random.chance(0.5),
    ap_date: `2026-0${random.between(1, 4)}-0${random.between(1, 4)}`,
    ap_time: `${10 + random.between(0, 3)}:${10 + random.between(0, 40)}`,
    status: random.pick([0, 1, 2, 3] as const),
    price: sometimes(cents(80)),
    price_driver: sometimes(cents(80)),
    waitprice: random.pick([0, 5, 10]),
    commission: sometimes(random.pick([0, 12.5, 20, 33.33, 100])),
    mutualAmount: sometimes(random.pick([0, 3, 22.5])),
    mutualPatientAmount: sometimes(random.pick([0, 2.5, 4, 30])),
    insuranceId: random.chance(0.5) ? records.insuranceId : null,
    factuur: random.chance(0.3),
    factuurDriver: random.chance(0.2),
    noMutIntervention: random.chance(0.2),
    distance: distance(),
    archivedAt: random.chance(0.1) ? '2026-03-04T10:00:00Z' : null,
  };
}

const insertMany = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await insertBooking(db, records, anyBooking()));
  return ids;
};

/** The aggregate, and the same worked out anew by the rule of the domain. */
async function both() {
  const kept = await db.selectFrom('booking_stats').selectAll().where('bookings', '<>', 0).execute();
  const rows = await db.selectFrom('booking').selectAll().where('archivedAt', 'is', null).execute();
  const groups = groupBy(rows, (row) => `${row.ap_date} ${Number(row.ap_time.slice(0, 2))}`);
  const anew = [...groups].map(([key, bookings]) => {
    const figures = bookings.map((row) => bookingFigures({ ...row, computed: storedPrice(row) }));
    const sum = (field: 'amount' | 'profit' | 'cash') => sumMoney(figures.map((one) => one[field]));
    return [key, bookings.length, sum('amount'), sum('profit'), sum('cash')];
  });
  const byKey = (rows: (string | number)[][]) => rows.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
  return {
    kept: byKey(
      kept.map(({ ap_date, hour, ...sums }) => [
        `${ap_date} ${hour}`,
        sums.bookings,
        sums.amount,
        sums.profit,
        sums.cash,
      ]),
    ),
    anew: byKey(anew),
  };
}

const rest = async () =>
  (
    await sql<{ count: number }>`select count(*) as count from booking_stats
  where bookings = 0 and (amount <> 0 or profit <> 0 or cash <> 0)`.execute(db)
  ).rows[0]?.count;

it('the figures that the database keeps are those of the rule of the domain, for every kind of booking', async () => {
  await insertMany(600);
  const { rows } = await sql<{ id: number; amount: number; profit: number; cash: number }>`
      select b.id, f.* from booking b cross join lateral booking_figures(b.status, b.price, b.price_driver, b.waitprice,
        b."mutualAmount", b."mutualPatientAmount", b.type, b.back, b.factuur or b."factuurDriver",
        b."insuranceId" is not null, b.commission, b.distance) f order by b.id`.execute(db);
  const bookings = await db.selectFrom('booking').selectAll().orderBy('id').execute();
  const expected = bookings.map((row) => {
    const { amount, profit, cash } = bookingFigures({ ...row, computed: storedPrice(row) });
    return { id: row.id, amount, profit, cash };
  });
  expect(rows).toEqual(expected);
  expect(new Set(expected.map(({ profit }) => profit)).size).toBeGreaterThan(100);
});

it('the stored figures equal recomputed ones after random changes', async () => {
  const ids = await insertMany(120);
  const few = () => ids.filter(() => random.chance(0.1));
  for (let round = 0; round < 40; round += 1) {
    const { archivedAt, distance: way, ...more } = anyBooking();
    const some = sql<number>`any(${few()}::integer[])`;
    const change = random.pick([
      { ...more },
      { archivedAt },
      { distance: way, price_driver: null },
      { accepted: 2 as const },
    ]);
    if (random.chance(0.15)) await db.deleteFrom('booking').where('id', '=', some).execute();
    else await db.updateTable('booking').set(change).where('id', '=', some).execute();
    if (random.chance(0.2)) ids.push(...(await insertMany(3)));
  }
  const { kept, anew } = await both();
  expect(kept).toEqual(anew);
  expect(kept.length).toBeGreaterThan(5);
  expect(await rest()).toBe(0);
  const view = await sql`select ap_date, hour, bookings, amount, profit, cash from booking_stats where bookings <> 0
      except all select * from booking_stats_recomputed`.execute(db);
  expect(view.rows).toEqual([]);
});

it('the stored figures are rolled back when their change fails', async () => {
  await insertMany(5);
  const before = await both();
  await expect(
    db.transaction().execute(async (trx) => {
      await insertBooking(trx, records, anyBooking());
      throw new Error('lost');
    }),
  ).rejects.toThrow('lost');
  expect(await both()).toEqual(before);
});

it('the figures that the database keeps count every booking of concurrent changes of one day', async () => {
  await Promise.all(Array.from({ length: 20 }, () => insertBooking(db, records, { price: 10, status: 1 })));
  expect((await both()).kept).toEqual([['2026-03-03 10', 20, 200, 0, 200]]);
});
