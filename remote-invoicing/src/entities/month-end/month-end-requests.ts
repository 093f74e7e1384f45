import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import type { DateRange, InvoiceKind, IsoDate } from '@navette/shared/domain';
import { INVOICE_CALLS } from '../invoice/calls/stale-calls.ts';
import type { QueryClient } from '@tanstack/react-query';

/** What a period gives. */
export type MonthEndPreview = components['schemas']['MonthEndPreview'];
/** An invoice that would be made. */
export type PlannedInvoice = components['schemas']['MonthEndInvoice'];
/** A booking on it. */
export type PlannedLine = components['schemas']['MonthEndLine'];
/** A booking that no invoice takes. */
export type LeftOut = components['schemas']['MonthEndLeftOut'];
/** Why it is left out. */
export type Reason = components['schemas']['MonthEndReason'];
/** What became of an invoice. */
export type InvoiceResult = components['schemas']['InvoiceResult'];

type Asked = components['schemas']['MonthEndQuery'];

/**
 * What a period gives; never from the cache, since invoices are made of it. While bookings of the period are chosen the tables keep their rows, and the
 * keyboard its place.
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

/** Rows of another period are never shown in the place of those that are read. */
const isOfPeriod = (before: Asked | undefined, { kind, startDate, endDate }: Asked): boolean =>
  before?.kind === kind && before.startDate === startDate && before.endDate === endDate;

/** Invoices in one call: fewer round trips than one each, and progress that is seen to move. The server takes 50. */
export const INVOICES_PER_CALL = 25;

/** A planned invoice, with the key of the attempt to make it: what is sent again with the same key is made once. */
export interface AttemptedInvoice extends PlannedInvoice {
  readonly key: string;
}

/** Makes some invoices; the result of each says its number, or why it is refused, as when bookings changed since the preview. */
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

/** Shows what is left to invoice, and the wallets without what was invoiced. */
export const refreshMonthEnd = (cache: QueryClient): Promise<void> => invalidate(cache, INVOICE_CALLS);
