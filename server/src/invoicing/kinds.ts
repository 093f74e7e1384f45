import { INVOICE_ADDRESSEES, type InvoiceKind } from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';

/** The column of a booking that names who its invoice of a kind goes to. */
export const payerColumn = (kind: InvoiceKind): RawBuilder<number | null> =>
  sql.ref(`booking.${INVOICE_ADDRESSEES[kind]}`);
