import { BookingStatus, type DateRange, type InvoiceKind, personName } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { INVOICE_LINES } from '../../dispatch/public.ts';
import { filled } from '../invoices/payer-place.ts';
import { payerColumn } from '../kinds.ts';
import { type RowWithRates, rowsWithRates } from '../wallets/wallet-queries.ts';

/** A booking that may have to be invoiced. */
export type CandidateRow = RowWithRates & { readonly archivedAt: Date | null };

/**
 * Bookings of some days on no live invoice of a kind, in the order of an invoice's lines: closed ones, archived or not, and those that should be
 * closed.
 */
export const candidateRows = (db: Db, kind: InvoiceKind, { start, end }: DateRange): Promise<CandidateRow[]> =>
  rowsWithRates(db)
    .select('booking.archivedAt')
    .where(sql<boolean>`booking.ap_date between ${start} and ${end}`)
    .where(sql<boolean>`${payerColumn(kind)} is not null`)
    .where(
      sql<boolean>`(booking.status = ${BookingStatus.closed} or booking.status = ${BookingStatus.pending} and booking."archivedAt" is null)`,
    )
    .where(
      sql<boolean>`not exists (select from ${sql.table(INVOICE_LINES[kind])} line where line."bookingId" = booking.id and line.live)`,
    )
    .orderBy('booking.ap_date')
    .orderBy('booking.ap_time')
    .orderBy('booking.id')
    .execute();

/** Payer, with the fields of a preview. */
export interface NamedPayer {
  readonly id: number;
  readonly name: string;
  /** An invoice can be sent there; drivers are settled without an address. */
  readonly hasAddress: boolean;
}

/** Names and addresses of payers, in one statement. */
export async function namedPayers(db: Db, kind: InvoiceKind, ids: readonly number[]): Promise<NamedPayer[]> {
  const among = sql<number>`any(${ids}::integer[])`;
  if (kind === 'insurance') {
    const rows = await db
      .selectFrom('insurance')
      .select(['id', 'name', 'address', 'fullAddress'])
      .where('id', '=', among)
      .execute();
    return rows.map(({ id, name, address, fullAddress }) => ({
      id,
      name,
      hasAddress: filled(address, fullAddress) !== null,
    }));
  }
  if (kind === 'driver') {
    const rows = await db
      .selectFrom('driver')
      .select(['id', 'firstname', 'lastname'])
      .where('id', '=', among)
      .execute();
    return rows.map((row) => ({ id: row.id, name: personName(row, 'list'), hasAddress: true }));
  }
  const rows = await db
    .selectFrom('client')
    .select(['id', 'firstname', 'lastname', 'invoiceAddress', 'fullAddress', 'address'])
    .where('id', '=', among)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: personName(row, 'list'),
    hasAddress: filled(row.invoiceAddress, row.fullAddress, row.address) !== null,
  }));
}
