import {
  amountToCollect,
  BookingStatus,
  type Cents,
  cashBook,
  type DateRange,
  fromCents,
  personName,
  storedPrice,
  toCents,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { byName } from '../../db/name-column.ts';
import type { AnswerOf } from '../../kernel/operation.ts';

type Line = AnswerOf<'listDriverCashLines'>[number];

/** Sums of a stored distance, for bookings without a price: the legs are long. */
const sumsOfDistance = sql<string | null>`case when booking.price is null and booking.price_driver is null
  then '{"totals":' || (booking.distance -> 'totals')::text || '}' end`;

const AMOUNTS = ['type', 'back', 'price', 'price_driver', 'waitprice', 'mutualAmount', 'mutualPatientAmount'] as const;

/** Closed bookings that are not by invoice; an archived one only while a settlement deducts its cash. */
const cashTrips = (db: Db, driverId: number | undefined) =>
  db
    .selectFrom('booking')
    .where('booking.status', '=', BookingStatus.closed)
    .where(sql<boolean>`not booking.factuur and not booking."factuurDriver"`)
    .where(
      sql<boolean>`(booking."archivedAt" is null or exists (
        select from driver_invoice_line line where line."bookingId" = booking.id and line.live))`,
    )
    .$if(driverId !== undefined, (query) => query.where('booking.driverId', '=', driverId ?? 0));

/** Amount of a trip that the driver collected, in cents. */
const collectedOf = (trip: Parameters<typeof amountToCollect>[0] & Parameters<typeof storedPrice>[0]): Cents =>
  toCents(amountToCollect({ ...trip, status: BookingStatus.closed, computed: trip.distance && storedPrice(trip) }));

/** Cash that a settlement deducts: that of its lines without those that a credit note freed. */
const deducted = sql<number>`coalesce((invoice.totals ->> 'cash')::numeric, 0) - coalesce((
  select sum((line.snapshot ->> 'price_cash')::numeric) from driver_invoice_line line
  where line."invoiceId" = invoice.id and not line.live), 0)`;

/** Sums of a driver in cents, before a period and in it. */
interface Sums {
  opening: Cents;
  collected: Cents;
  settled: Cents;
  handedOver: Cents;
}

/** Sums of drivers until the end of a period; of one, or all. */
async function cashSums(db: Db, { start, end }: DateRange, driverId?: number): Promise<ReadonlyMap<number, Sums>> {
  const sums = new Map<number, Sums>();
  const add = (of: number, before: boolean, kind: Exclude<keyof Sums, 'opening'>, cents: Cents) => {
    const sum = sums.get(of) ?? { opening: 0, collected: 0, settled: 0, handedOver: 0 };
    sums.set(of, sum);
    if (!before) sum[kind] += cents;
    else sum.opening += kind === 'collected' ? cents : -cents;
  };
  const trips = await cashTrips(db, driverId)
    .where('booking.ap_date', '<=', end)
    .where('booking.driverId', 'is not', null)
    .select(AMOUNTS)
    .select(['booking.driverId', 'booking.insuranceId', sumsOfDistance.as('distance')])
    .select([sql<boolean>`booking.ap_date < ${start}`.as('before'), sql<number>`count(*)`.as('count')])
    .groupBy([...AMOUNTS, 'booking.driverId', 'booking.insuranceId', sumsOfDistance, sql`before`])
    .execute();
  for (const trip of trips) add(trip.driverId ?? 0, trip.before, 'collected', trip.count * collectedOf(trip));
  const { rows } = await sql<{ of: number; kind: 'settled' | 'handedOver'; before: boolean; amount: number }>`
    select "driverId" as of, kind, date < ${start}::date as before, sum(amount) as amount from (
      select invoice."driverId", 'settled' as kind, invoice.date, ${deducted} as amount
        from driver_invoice invoice where invoice."cancelledAt" is null
      union all select "driverId", 'handedOver', date, amount from driver_handover where "deletedAt" is null) entry
    where date <= ${end}::date ${driverId === undefined ? sql`` : sql`and "driverId" = ${driverId}`}
    group by 1, 2, 3`.execute(db);
  for (const { of, before, kind, amount } of rows) add(of, before, kind, toCents(amount));
  return sums;
}

const NOTHING: Sums = { opening: 0, collected: 0, settled: 0, handedOver: 0 };

const balanceOf = ({ opening, collected, settled, handedOver }: Sums) => opening + collected - settled - handedOver;

/** Cash of drivers in a period, by name: of active ones, and of those with a balance or a line. */
export async function driverCash(db: Db, range: DateRange): Promise<AnswerOf<'listDriverCash'>> {
  const sums = await cashSums(db, range);
  const drivers = await db
    .selectFrom('driver')
    .select(['id', 'lastname', 'firstname', 'active'])
    .orderBy(byName(sql.ref('lastname')))
    .orderBy(byName(sql.ref('firstname')))
    .orderBy('id')
    .execute();
  return drivers.flatMap(({ active, ...driver }) => {
    const sum = sums.get(driver.id) ?? NOTHING;
    if (!active && Object.values(sum).every((cents) => cents === 0)) return [];
    const { opening, collected, settled, handedOver } = sum;
    return {
      ...driver,
      opening: fromCents(opening),
      collected: fromCents(collected),
      settled: fromCents(settled),
      handedOver: fromCents(handedOver),
      balance: fromCents(balanceOf(sum)),
    };
  });
}

/** The cash book of a driver in a period (specification/wallets.md#cash-of-drivers). */
export async function driverCashLines(db: Db, driverId: number, range: DateRange): Promise<Line[]> {
  const { start, end } = range;
  const opening = fromCents((await cashSums(db, range, driverId)).get(driverId)?.opening ?? 0);
  const trips = await cashTrips(db, driverId)
    .innerJoin('client', 'client.id', 'booking.clientId')
    .where('booking.ap_date', '>=', start)
    .where('booking.ap_date', '<=', end)
    .select(AMOUNTS.map((name) => `booking.${name}` as const))
    .select(['booking.id', 'booking.ap_date', 'booking.ap_time', 'booking.insuranceId', sumsOfDistance.as('distance')])
    .select(['client.lastname', 'client.firstname'])
    .orderBy('booking.id')
    .execute();
  const { rows } = await sql<Omit<Line, 'balance'> & { readonly type: 'settlement' | 'handover' }>`
    select * from (
      select 'settlement' as type, invoice.id, invoice.date, null as time, null as name, null as remark, -(${deducted}) as amount
        from driver_invoice invoice where invoice."cancelledAt" is null and invoice."driverId" = ${driverId}
      union all select 'handover', id, date, null, "receivedBy", remark, -amount
        from driver_handover where "deletedAt" is null and "driverId" = ${driverId}) entry
    where date between ${start}::date and ${end}::date and amount <> 0 order by id`.execute(db);
  const collected = trips.flatMap((trip) => {
    const cents = collectedOf(trip);
    const { id, ap_date: date, ap_time: time } = trip;
    const entry = { type: 'trip' as const, id, date, time, name: personName(trip, 'list'), remark: null };
    return cents === 0 ? [] : { ...entry, amount: fromCents(cents) };
  });
  const blank = { id: null, time: null, name: null, remark: null, amount: 0 };
  return [
    { ...blank, type: 'opening', date: start, balance: opening },
    ...cashBook<Omit<Line, 'balance' | 'type'> & { type: 'trip' | 'settlement' | 'handover' }>(opening, [
      ...collected,
      ...rows,
    ]),
  ];
}
