import {
  BookingStatus,
  type BookingStatus as Status,
  type DateRange,
  type InvoiceKind,
  type Money,
  storedPrice,
} from '@navette/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type Place, preparedQuery } from '../../db/prepared-query.ts';
import { bookingRows, stillToInvoice } from '../../dispatch/public.ts';
import { payerColumn } from '../kinds.ts';

const forfaitAmounts = [
  'booking.mutualAmount',
  'booking.mutualDistance',
  'booking.mutualPatientAmount',
  'booking.min10km',
  'booking.plus10km',
] as const;

/** Columns that the amount of an insurer depends on. */
const forfaitColumns = ['booking.type', 'booking.back', ...forfaitAmounts] as const;

/** Number of equal bookings. */
const count = sql<number>`count(*)`.as('bookings');

/** Sums over equal bookings that need no rule. */
const sums = [
  sql<Money>`sum(booking.waitprice)`.as('waitprices'),
  sql<Money>`coalesce(sum(booking.ticket_price), 0)`.as('ticket_prices'),
] as const;

/** Only the sums of a stored distance, and only for bookings without a price: the legs are long. */
const sumsOfDistance = (price: 'booking.price' | 'booking.price_driver') =>
  sql<
    string | null
  >`case when ${sql.ref(price)} is null then '{"totals":' || (booking.distance -> 'totals')::text || '}' end`;

/** Sets the computed price of bookings without one in place: copying thousands of rows costs more than computing all their amounts. */
function withComputed<Row extends Parameters<typeof storedPrice>[0]>(
  rows: (Row & { computed?: Money })[],
): typeof rows {
  for (const row of rows) if (row.distance) row.computed = storedPrice(row);
  return rows;
}

/** The bookings of the wallets of drivers, grouped: those of one driver with equal amounts are one row. */
export async function driverMoney(db: Db, query: WalletQuery) {
  const distance = sumsOfDistance('booking.price_driver');
  const rows = await db
    .selectFrom('booking')
    .innerJoin('driver', 'driver.id', 'booking.driverId')
    .where(inWallet('driver', query))
    .select(['driver.id as personId', 'driver.lastname', 'driver.firstname', distance.as('distance'), count, ...sums])
    .select(['booking.type', 'booking.back', 'booking.price_driver', 'booking.waitprice', 'booking.commission'])
    .groupBy(['driver.id', 'booking.type', 'booking.back', 'booking.price_driver', 'booking.waitprice'])
    .groupBy(['booking.commission', distance])
    .execute();
  return withComputed(rows);
}

/** Null for 0 and false, as most values are: null is neither serialised, sent, nor parsed, and the rules treat it the same. */
const unlessNo = (column: 'back' | 'factuur' | 'factuurDriver' | 'noMutIntervention') =>
  sql<boolean | null>`nullif(${sql.ref(`booking.${column}`)}, false)`.as(column);
const unlessZero = (column: 'waitprice' | 'ticket_price') =>
  sql<Money | null>`nullif(${sql.ref(`booking.${column}`)}, 0)`.as(`${column}s` as const);

/** The bookings of the wallets of clients, ungrouped: few of a client's are equal, so that grouping costs more than it saves. */
export async function clientMoney(db: Db, query: WalletQuery) {
  const rows = await db
    .selectFrom('booking')
    .innerJoin('client', 'client.id', 'booking.clientId')
    .where(inWallet('client', query))
    .select(['client.id as personId', 'client.lastname', 'client.firstname', 'booking.ap_date'])
    .select(['booking.type', unlessNo('back'), ...forfaitAmounts])
    .select(['booking.price', unlessNo('factuur'), unlessNo('factuurDriver'), 'booking.insuranceId'])
    .select([unlessNo('noMutIntervention'), unlessZero('waitprice'), unlessZero('ticket_price')])
    .select([sumsOfDistance('booking.price').as('distance')])
    .execute();
  return withComputed(rows);
}

/**
 * The bookings of the wallets of insurers, grouped: those of one insurer with equal amounts between two changes of tariffs are one row, with one of
 * its days. Grouped first, then joined with their insurer.
 */
const alikeOfInsurers = (db: Db, { changes, ...query }: PlacedQuery & Changes) =>
  db
    .selectFrom(
      db
        .selectFrom('booking')
        .where(inWallet('insurance', query))
        .select(['booking.insuranceId as payerId', ...forfaitColumns, count])
        .select(sql<string>`min(booking.ap_date)`.as('ap_date'))
        .groupBy(['booking.insuranceId', ...forfaitColumns])
        .groupBy(sql`width_bucket(booking.ap_date, ${changes}::date[])`)
        .as('booking'),
    )
    .innerJoin('insurance', 'insurance.id', 'booking.payerId')
    .selectAll('booking')
    .select(['insurance.id as insuranceId', 'insurance.name as insurer_name']);

/** Prepared: for any days the index of insurers is the best plan, and the query is so fast that planning took a tenth of it. */
const insurersOfDays = preparedQuery((db, place: Place<{ status: Status; changes: readonly string[] } & DateRange>) =>
  alikeOfInsurers(db, {
    status: place('status'),
    range: { start: place('start'), end: place('end') },
    changes: place('changes'),
  }),
);

/**
 * The bookings of the wallets of insurers, equal ones grouped in one row.
 * @param changes days on which a tariff changes
 */
export const insuranceMoney = async (
  db: Db,
  { status = BookingStatus.closed, range }: WalletQuery,
  changes: readonly string[],
) =>
  range
    ? insurersOfDays(db, { status, ...range, changes })
    : alikeOfInsurers(db, { status, changes: sql`${changes}` }).execute();

interface Changes {
  readonly changes: RawBuilder<readonly string[]>;
}

type RowOf<Read extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>[number];

export type DriverMoney = RowOf<typeof driverMoney>;

export type ClientMoney = RowOf<typeof clientMoney>;

/** Result rows of {@link insuranceMoney}. */
export type InsuranceMoney = RowOf<typeof insuranceMoney>;

/** Booking row of lists. */
export type BookingRow = Awaited<ReturnType<ReturnType<typeof bookingRows>['execute']>>[number];

/** The bookings of one wallet, the latest first. */
export const walletRows = (db: Db, kind: InvoiceKind, query: WalletQuery): Promise<BookingRow[]> =>
  bookingRows(db)
    .where(inWallet(kind, query))
    .orderBy('booking.ap_date', 'desc')
    .orderBy('booking.ap_time')
    .orderBy('booking.id')
    .execute();

/** Filter of a wallet's bookings. */
export interface WalletQuery {
  /** Closed when missing (specification/wallets.md). */
  readonly status?: Status | undefined;
  /** Days, both included; all when missing. */
  readonly range?: DateRange | undefined;
  /** One payer; all when missing. */
  readonly payerId?: number | undefined;
}

/** Literal values, or placeholders of a prepared statement. */
interface PlacedQuery extends Pick<WalletQuery, 'payerId'> {
  readonly status?: Status | RawBuilder<Status> | undefined;
  readonly range?: { readonly [End in keyof DateRange]: string | RawBuilder<string> } | undefined;
}

/** Bookings in the wallets of a kind; for insurers only those they pay (specification/wallets.md#insurer-lines). */
function inWallet(kind: InvoiceKind, { status, range, payerId }: PlacedQuery) {
  const conditions = [stillToInvoice(kind, status)];
  if (range) conditions.push(sql<boolean>`booking.ap_date between ${range.start} and ${range.end}`);
  if (payerId !== undefined) conditions.push(sql<boolean>`${payerColumn(kind)} = ${payerId}`);
  if (kind === 'insurance')
    conditions.push(sql<boolean>`booking."insuranceId" is not null and not booking."noMutIntervention"`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
