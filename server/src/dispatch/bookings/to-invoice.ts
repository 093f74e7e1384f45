import {
  BookingStatus,
  isClientInvoiced,
  type BookingStatus as Status,
  type InvoiceKind,
} from '@navette/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { INVOICE_LINES } from './invoice-lock.ts';

/** Whether a booking is in the wallets of a kind: by status, not archived, on no live invoice of the kind (specification/wallets.md). */
export const stillToInvoice = (
  kind: InvoiceKind,
  status: Status | RawBuilder<Status> = BookingStatus.closed,
): RawBuilder<boolean> =>
  sql`booking.status = ${status} and booking."archivedAt" is null and not exists (
    select from ${sql.table(INVOICE_LINES[kind])} line where line."bookingId" = booking.id and line.live)`;

const BOTH = [false, true];

/** Every combination of flags for which {@link isClientInvoiced} is true. */
const INVOICED_SIDE = BOTH.flatMap((factuur) =>
  BOTH.flatMap((factuurDriver) =>
    BOTH.flatMap((insured) =>
      BOTH.map((noMutIntervention) => ({ factuur, factuurDriver, insured, noMutIntervention })),
    ),
  ),
).filter(({ insured, ...flags }) => isClientInvoiced({ ...flags, insuranceId: insured ? 1 : null }));

/** Whether a booking is on the invoice side of the client's wallet: the domain's rule as SQL. */
export const onInvoiceSide: RawBuilder<boolean> = sql`
  (coalesce(booking.factuur, false), coalesce(booking."factuurDriver", false), booking."insuranceId" is not null, coalesce(booking."noMutIntervention", false))
  in (${sql.join(
    INVOICED_SIDE.map(
      ({ factuur, factuurDriver, insured, noMutIntervention }) =>
        sql`(${sql.lit(factuur)}, ${sql.lit(factuurDriver)}, ${sql.lit(insured)}, ${sql.lit(noMutIntervention)})`,
    ),
  )})`;
