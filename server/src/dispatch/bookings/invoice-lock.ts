import { sql } from 'kysely';
import { conflict, type ProblemError } from '../../app/problem.ts';
import type { Db } from '../../db/database.ts';
import type { BookingTable } from '../../db/booking-types.ts';

type Field = keyof BookingTable;

/** What the amounts of an invoice are made of. */
const moneyFields: readonly Field[] = [
  'price',
  'price_driver',
  'ap_waittime',
  'waitprice',
  'ticket_price',
  'factuur',
  'factuurDriver',
  'creditDriver',
  'creditAmount',
  'commission',
  'mutualDistance',
  'mutualAmount',
  'mutualPatientAmount',
  'noMutIntervention',
  'min10km',
  'plus10km',
  'nonReimbursed',
];

const invoices = [
  { lines: 'client_invoice_line', addressee: 'clientId' },
  { lines: 'driver_invoice_line', addressee: 'driverId' },
  { lines: 'insurance_invoice_line', addressee: 'insuranceId' },
] as const;

/** Fields that may no longer change: none without a live invoice, else what its amounts are made of and whom it went to. */
export async function lockedFields(db: Db, bookingId: number): Promise<ReadonlySet<string>> {
  const live = await Promise.all(
    invoices.map(async ({ lines, addressee }) => {
      const line = await db
        .selectFrom(lines)
        .select('bookingId')
        .where('bookingId', '=', bookingId)
        .where('live', '=', true)
        .executeTakeFirst();
      return line ? [addressee, ...moneyFields] : [];
    }),
  );
  return new Set(live.flat());
}

/** Those of some bookings that stand on a live invoice of any kind. */
export async function invoicedAmong(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = [];
  for (const { lines } of invoices) {
    found.push(
      ...(await db
        .selectFrom(lines)
        .select('bookingId')
        .where('bookingId', '=', sql<number>`any(${ids}::integer[])`)
        .where('live', '=', true)
        .execute()),
    );
  }
  return new Set(found.map(({ bookingId }) => bookingId));
}

/** The refusal, on the fields it is about. */
export const invoicedConflict = (fields: readonly string[]): ProblemError =>
  conflict('booking.invoiced', { fields: fields.map((field) => ({ field, messageKey: 'problem.booking.invoiced' })) });
