import type { components } from '@navette/openapi/types';
import { $api, invalidate } from '@navette/shared/api';
import type { DateRange, InvoiceKind, IsoDate } from '@navette/shared/domain';
import type { InvoiceCalls } from '../invoice/calls/invoice-calls.ts';
import { makeClientInvoice } from '../invoice/calls/make-client-invoice.ts';
import { makeDriverInvoice } from '../invoice/calls/make-driver-invoice.ts';
import { makeInsuranceInvoice } from '../invoice/calls/make-insurance-invoice.ts';
import { INVOICE_CALLS } from '../invoice/calls/stale-calls.ts';
import type { QueryClient } from '@tanstack/react-query';

/** An invoice that would be made. */
export type PlannedInvoice = components['schemas']['MonthEndInvoice'];
/** A booking on it. */
export type PlannedLine = components['schemas']['MonthEndLine'];
/** A booking that no invoice takes. */
export type LeftOut = components['schemas']['MonthEndLeftOut'];
/** Why it is left out. */
export type Reason = components['schemas']['MonthEndReason'];

/** What a period gives; never from the cache, since invoices are made of it. */
export const useMonthEnd = (kind: InvoiceKind, { start, end }: DateRange, chosen: readonly number[]) =>
  $api.useQuery(
    'post',
    '/service/invoice/monthEnd',
    { body: { kind, startDate: start, endDate: end, chosen: [...chosen] } },
    { gcTime: 0 },
  );

const MAKE: Readonly<Record<InvoiceKind, InvoiceCalls['make']>> = {
  client: makeClientInvoice,
  driver: makeDriverInvoice,
  insurance: makeInsuranceInvoice,
};

/**
 * Makes one invoice. The same key and date make it once, however often it is sent.
 * @returns its number
 * @throws {ApiProblem} `invoice.bookings` or `invoice.amount` when bookings changed since the preview; nothing is made, no number consumed
 */
export async function makeInvoice(
  kind: InvoiceKind,
  { payerId, amount, lines }: PlannedInvoice,
  date: IsoDate,
  attempt: string,
): Promise<number> {
  const { id } = await MAKE[kind]({ payerId, amount, date, attempt, bookings: lines.map((line) => line.id) });
  return id;
}

/** Shows what is left to invoice, and the wallets without what was invoiced. */
export const refreshMonthEnd = (cache: QueryClient): Promise<void> => invalidate(cache, INVOICE_CALLS);
