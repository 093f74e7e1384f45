import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import type { DateRange, InvoiceKind, IsoDate } from '@navette/shared/domain';
import { INVOICE_CALLS } from '../invoice/calls/stale-calls.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Preview of a period. */
export type MonthEndPreview = components['schemas']['MonthEndPreview'];
/** A planned invoice. */
export type PlannedInvoice = components['schemas']['MonthEndInvoice'];
/** A booking on it. */
export type PlannedLine = components['schemas']['MonthEndLine'];
/** A skipped booking. */
export type LeftOut = components['schemas']['MonthEndLeftOut'];
/** Reason why it is skipped. */
export type Reason = components['schemas']['MonthEndReason'];
/** Result of an invoice. */
export type InvoiceResult = components['schemas']['InvoiceResult'];

type Asked = components['schemas']['MonthEndQuery'];

/**
 * Preview of a period; never from the cache, since invoices are issued from it. While bookings of the period are being selected the tables keep their
 * rows, and the keyboard its position.
 */
export function useMonthEnd(kind: InvoiceKind, { start, end }: DateRange, chosen: readonly number[]) {
  const body: Asked = { kind, startDate: start, endDate: end, chosen: [...chosen] };
  return $api.useQuery(
    'post',
    '/service/invoice/monthEnd',
    { body },
    { gcTime: 0, placeholderData: (before, query) => (isOfPeriod(query?.queryKey[2].body, body) ? before : undefined) },
  );
}

/** Rows of another period are never shown as placeholders. */
const isOfPeriod = (before: Asked | undefined, { kind, startDate, endDate }: Asked): boolean =>
  before?.kind === kind && before.startDate === startDate && before.endDate === endDate;

/** Invoices per call: fewer round trips than one each, and visible progress. The server accepts 50. */
export const INVOICES_PER_CALL = 25;

/** A planned invoice with its idempotency key. */
export interface AttemptedInvoice extends PlannedInvoice {
  readonly key: string;
}

/** Issues some invoices; the result of each is its number, or the reason of a refusal, such as bookings changed since the preview. */
export const makeInvoices = (
  kind: InvoiceKind,
  date: IsoDate,
  invoices: readonly AttemptedInvoice[],
  confirmDate: boolean,
): Promise<InvoiceResult[]> =>
  dataOf(
    api.POST('/service/invoice/monthEnd/make', {
      body: {
        kind,
        date,
        ...(confirmDate && { confirmDate }),
        invoices: invoices.map(({ key, payerId, amount, lines }) => ({
          key,
          payerId,
          amount,
          bookings: lines.map(({ id }) => id),
        })),
      },
    }),
  );

/** Refreshes the preview and the wallets. */
export const refreshMonthEnd = (cache: QueryClient): Promise<void> => invalidate(cache, INVOICE_CALLS);
