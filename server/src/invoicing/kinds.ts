import { INVOICE_ADDRESSEES, type InvoiceKind } from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';

/** The table of the lines of each kind of invoice. */
export const LINES = {
  client: 'client_invoice_line',
  driver: 'driver_invoice_line',
  insurance: 'insurance_invoice_line',
} as const satisfies Readonly<Record<InvoiceKind, string>>;

/** The column of a booking that names who its invoice of a kind goes to. */
export const payerColumn = (kind: InvoiceKind): RawBuilder<number | null> =>
  sql.ref(`booking.${INVOICE_ADDRESSEES[kind]}`);

/** Whether a booking stands on no live invoice of a kind. */
export const notInvoiced = (kind: InvoiceKind): RawBuilder<boolean> =>
  sql`not exists (select from ${sql.table(LINES[kind])} line where line."bookingId" = booking.id and line.live)`;
