import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import type { DateRange, InvoiceKind, IsoDate } from '@navette/shared/domain';
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

/**
 * Makes one invoice. The same key and date make it once, however often it is sent.
 * @returns its number
 * @throws {ApiProblem} `invoice.bookings` or `invoice.amount` when bookings changed since the preview; nothing is made, no number consumed
 */
export async function makeInvoice(
  kind: InvoiceKind,
  { payerId, amount, lines }: PlannedInvoice,
  date: IsoDate,
  key: string,
): Promise<number> {
  const params = { header: { 'Idempotency-Key': key } };
  const bookings = lines.map(({ id }) => id);
  const head = { date, amount };
  if (kind === 'client') {
    const body = { bookings, invoice: { ...head, clientId: payerId } };
    return (await dataOf(api.POST('/service/wallet/setInvoice', { params, body }))).id;
  }
  if (kind === 'driver') {
    const body = { bookings, invoice: { ...head, driverId: payerId } };
    return (await dataOf(api.POST('/service/wallet/setInvoiceDriver', { params, body }))).id;
  }
  const body = { bookings, invoice: { ...head, insuranceId: payerId } };
  return (await dataOf(api.POST('/service/wallet/setInvoiceInsurance', { params, body }))).id;
}

/** Shows what is left to invoice, and the wallets without what was invoiced. */
export const refreshMonthEnd = (cache: QueryClient): Promise<void> => invalidate(cache, INVOICE_CALLS);
