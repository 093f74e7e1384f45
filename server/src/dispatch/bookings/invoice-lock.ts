import {
  type InvoiceKind,
  invoiceNumber,
  refusedByInvoices,
  type StandingInvoice,
  BookingStatus,
  isClientInvoiced,
  type BookingStatus as Status,
} from '@navette/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { conflict, type ProblemError } from '../../kernel/problem.ts';
import type { Db } from '../../db/database.ts';
import type { PlannedChange } from './plan-change.ts';

/** The table of the lines of each kind of invoice. */
export const INVOICE_LINES = {
  client: 'client_invoice_line',
  driver: 'driver_invoice_line',
  insurance: 'insurance_invoice_line',
} as const satisfies Readonly<Record<InvoiceKind, string>>;

/** Bookings of these that are on a live invoice of any kind. */
export async function invoicedAmong(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .selectFrom('booking')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('invoices', 'is not', null)
    .execute();
  return new Set(found.map(({ id }) => id));
}

/**
 * Refuses changes of fields that a document shows or an amount depends on while the booking is on a live invoice (specification/bookings.md#invoice-lock).
 * `fields`: those that caused the change, when it is not the booking itself.
 * @throws ProblemError 409 that names the fields and the invoice
 */
export function refuseInvoiced({ before, after, changes }: PlannedChange, fields?: readonly string[]): void {
  const invoices = before.invoices ?? [];
  const refused = refusedByInvoices(
    invoices,
    before,
    after,
    changes.map(({ field }) => field),
  );
  if (refused.length > 0) throw invoicedConflict(invoices, fields ?? refused);
}

/** Problem of that refusal, on its fields. It names the first invoice; `invoices` has all of them as JSON text, for links. */
export function invoicedConflict(invoices: readonly StandingInvoice[], fields: readonly string[]): ProblemError {
  const [first] = invoices;
  const params = {
    kind: first?.kind ?? 'client',
    invoice: invoiceNumber(first?.id ?? 0),
    invoices: JSON.stringify(invoices),
  };
  return conflict('booking.invoiced', {
    params,
    fields: fields.map((field) => ({ field, messageKey: 'problem.booking.invoiced', params })),
  });
}

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
