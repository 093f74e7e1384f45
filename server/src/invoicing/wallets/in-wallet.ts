import type { BookingStatus as Status, DateRange, InvoiceKind } from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { stillToInvoice } from '../../dispatch/public.ts';
import { payerColumn } from '../kinds.ts';

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
export interface PlacedQuery extends Pick<WalletQuery, 'payerId'> {
  readonly status?: Status | RawBuilder<Status> | undefined;
  readonly range?: { readonly [End in keyof DateRange]: string | RawBuilder<string> } | undefined;
}

/** Bookings in the wallets of a kind; for insurers only those they pay (specification/wallets.md#insurer-lines). */
export function inWallet(kind: InvoiceKind, { status, range, payerId }: PlacedQuery) {
  const conditions = [stillToInvoice(kind, status)];
  if (range) conditions.push(sql<boolean>`booking.ap_date between ${range.start} and ${range.end}`);
  if (payerId !== undefined) conditions.push(sql<boolean>`${payerColumn(kind)} = ${payerId}`);
  if (kind === 'insurance')
    conditions.push(sql<boolean>`booking."insuranceId" is not null and not booking."noMutIntervention"`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
