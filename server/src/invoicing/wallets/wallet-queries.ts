import {
  type BookingStatus as Status,
  type DateRange,
  type InvoiceKind,
  type Money,
  storedPrice,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { bookingRows, stillToInvoice } from '../../dispatch/public.ts';
import { payerColumn } from '../kinds.ts';

/** Which bookings a wallet is of. */
export interface WalletQuery {
  /** Closed when left out (DECISIONS 41). */
  readonly status?: Status | undefined;
  /** Days, both included; all when left out. */
  readonly range?: DateRange | undefined;
  /** One payer; all when left out. */
  readonly payerId?: number | undefined;
}

/** Bookings that stand in the wallets of a kind, and for insurers those they pay (DECISIONS 38). */
function inWallet(kind: InvoiceKind, { status, range, payerId }: WalletQuery) {
  const conditions = [stillToInvoice(kind, status)];
  if (range) conditions.push(sql<boolean>`booking.ap_date between ${range.start} and ${range.end}`);
  if (payerId !== undefined) conditions.push(sql<boolean>`${payerColumn(kind)} = ${payerId}`);
  if (kind === 'insurance')
    conditions.push(sql<boolean>`booking."insuranceId" is not null and not booking."noMutIntervention"`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const moneyColumns = [
  'booking.type',
  'booking.back',
  'booking.price',
  'booking.price_driver',
  'booking.waitprice',
  'booking.ticket_price',
  'booking.factuur',
  'booking.factuurDriver',
  'booking.creditDriver',
  'booking.creditAmount',
  'booking.commission',
  'booking.insuranceId',
  'booking.noMutIntervention',
  'booking.mutualAmount',
  'booking.mutualDistance',
  'booking.mutualPatientAmount',
  'booking.min10km',
  'booking.plus10km',
] as const;

/** Of a stored distance only its sums, and only where no price goes before them: the legs are long. An insurer's amount needs none. */
const sumsOfDistance = (kind: InvoiceKind) => {
  if (kind === 'insurance') return sql<string | null>`null`;
  const price = sql.ref(kind === 'driver' ? 'booking.price_driver' : 'booking.price');
  return sql<
    string | null
  >`case when ${price} is null then json_build_object('totals', booking.distance -> 'totals')::text end`;
};

const insurerRates = ['insurance.min10km as insurer_min10km', 'insurance.plus10km as insurer_plus10km'] as const;

/** Every booking of the wallets of a kind, with what its amounts depend on and the name of who pays. */
export async function walletMoney(db: Db, kind: InvoiceKind, query: WalletQuery) {
  const person = kind === 'driver' ? 'driver' : 'client';
  const rows = await db
    .selectFrom('booking')
    .innerJoin('client', 'client.id', 'booking.clientId')
    .innerJoin('driver', 'driver.id', 'booking.driverId')
    .leftJoin('insurance', 'insurance.id', 'booking.insuranceId')
    .select(moneyColumns)
    .select([`${person}.id as personId`, `${person}.lastname`, `${person}.firstname`, 'insurance.name as insurer_name'])
    .select(insurerRates)
    .select([sumsOfDistance(kind).as('distance'), sql<Money | null>`null`.as('computed')])
    .where(inWallet(kind, query))
    .execute();
  // Into the rows as they are: copies of tens of thousands cost more than all their amounts.
  for (const row of rows) if (row.distance !== null) row.computed = storedPrice(row) ?? null;
  return rows;
}

/** A booking as {@link walletMoney} reads it. */
export type WalletMoney = Awaited<ReturnType<typeof walletMoney>>[number];

/** Bookings as lists answer them, with the rates of their insurers. */
export const rowsWithRates = (db: Db) =>
  bookingRows(db).leftJoin('insurance', 'insurance.id', 'booking.insuranceId').select(insurerRates);

/** A booking as {@link rowsWithRates} reads it. */
export type RowWithRates = Awaited<ReturnType<ReturnType<typeof rowsWithRates>['execute']>>[number];

/** The bookings of one wallet, the latest first. */
export const walletRows = (db: Db, kind: InvoiceKind, query: WalletQuery): Promise<RowWithRates[]> =>
  rowsWithRates(db)
    .where(inWallet(kind, query))
    .orderBy('booking.ap_date', 'desc')
    .orderBy('booking.ap_time')
    .orderBy('booking.id')
    .execute();
