import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate } from '@navette/shared/api';
import type { DateRange, InvoiceKind, IsoDate } from '@navette/shared/domain';
import { INVOICE_CALLS } from '../../entities/invoice/invoice-calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { messageKey } from '@navette/shared/i18n';
import type { BulkTexts } from '@navette/shared/ui-records';
import { Check, CircleHelp, OctagonX, Send } from 'lucide-react';

export type MonthEndPreview = components['schemas']['MonthEndPreview'];

export type PlannedInvoice = components['schemas']['MonthEndInvoice'];

export type PlannedLine = components['schemas']['MonthEndLine'];

export type LeftOut = components['schemas']['MonthEndLeftOut'];

/** Reason why it is skipped. */
export type Reason = components['schemas']['MonthEndReason'];

export type InvoiceResult = components['schemas']['InvoiceResult'];

type Asked = components['schemas']['MonthEndQuery'];

/**
 * Preview of a period. A former answer is shown while it is fetched again, but no invoice is issued until then. While bookings of the period are being
 * selected the tables keep their rows, and the keyboard its position.
 */
export function useMonthEnd(kind: InvoiceKind, { start, end }: DateRange, chosen: readonly number[]) {
  const body: Asked = { kind, startDate: start, endDate: end, chosen: [...chosen] };
  return $api.useQuery(
    'post',
    '/service/invoice/monthEnd',
    { body },
    {
      refetchOnMount: 'always',
      ...(chosen.length > 0 && { gcTime: 0 }),
      placeholderData: (before, query) => (isOfPeriod(query?.queryKey[2].body, body) ? before : undefined),
    },
  );
}

/** Rows of another period are never shown as placeholders. */
const isOfPeriod = (before: Asked | undefined, { kind, startDate, endDate }: Asked): boolean =>
  before?.kind === kind && before.startDate === startDate && before.endDate === endDate;

/** Invoices per call: fewer round trips than one each, and visible progress. The server accepts 50. */
export const INVOICES_PER_CALL = 25;

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

/** Texts of the job that issues invoices. */
const INVOICES: BulkTexts = {
  changed: messageKey('monthEnd.make.changed'),
  done: messageKey('monthEnd.make.done'),
  missed: messageKey('monthEnd.make.missed'),
  show: messageKey('monthEnd.make.show'),
  // Unused: an invoice has no undo, only a credit note with a reason.
  undo: messageKey('shared.cancel'),
  retry: messageKey('monthEnd.make.retry'),
  results: messageKey('monthEnd.make.results'),
  progress: messageKey('monthEnd.make.progress'),
  sum: messageKey('monthEnd.make.sum'),
  pending: messageKey('monthEnd.make.pending'),
  outcomes: {
    changed: { tone: 'success', icon: Check, label: messageKey('monthEnd.make.made') },
    refused: { tone: 'danger', icon: OctagonX, label: messageKey('monthEnd.make.refused') },
    failed: { tone: 'danger', icon: CircleHelp, label: messageKey('monthEnd.make.failed') },
    unsent: { tone: 'warning', icon: Send, label: messageKey('monthEnd.make.unsent') },
  },
};

/** Texts of the job that issues settlements of drivers. */
const SETTLEMENTS: BulkTexts = {
  ...INVOICES,
  changed: messageKey('monthEnd.driver.changed'),
  missed: messageKey('monthEnd.driver.missed'),
  retry: messageKey('monthEnd.driver.retry'),
  results: messageKey('monthEnd.driver.results'),
  sum: messageKey('monthEnd.driver.sum'),
  outcomes: {
    ...INVOICES.outcomes,
    changed: { tone: 'success', icon: Check, label: messageKey('monthEnd.driver.made') },
    refused: { tone: 'danger', icon: OctagonX, label: messageKey('monthEnd.driver.refused') },
    unsent: { tone: 'warning', icon: Send, label: messageKey('monthEnd.driver.unsent') },
  },
};

/** Texts of month end that depend on the kind. */
interface MonthEndTexts {
  readonly job: BulkTexts;
  readonly date: string;
  readonly list: string;
  readonly empty: string;
  readonly makeAll: string;
  readonly makeSome: string;
  readonly make: string;
  readonly body: string;
}

const INVOICE_TEXTS: MonthEndTexts = {
  job: INVOICES,
  date: messageKey('monthEnd.invoiceDate'),
  list: messageKey('monthEnd.invoices'),
  empty: messageKey('monthEnd.empty'),
  makeAll: messageKey('monthEnd.makeAll'),
  makeSome: messageKey('monthEnd.makeSome'),
  make: messageKey('monthEnd.make.confirm'),
  body: messageKey('monthEnd.make.body'),
};

/** Texts of month end by payer: a driver gets a settlement. */
export const MONTH_END_TEXTS: Readonly<Record<InvoiceKind, MonthEndTexts>> = {
  client: INVOICE_TEXTS,
  insurance: INVOICE_TEXTS,
  driver: {
    job: SETTLEMENTS,
    date: messageKey('monthEnd.driver.date'),
    list: messageKey('monthEnd.driver.list'),
    empty: messageKey('monthEnd.driver.empty'),
    makeAll: messageKey('monthEnd.driver.makeAll'),
    makeSome: messageKey('monthEnd.driver.makeSome'),
    make: messageKey('monthEnd.driver.confirm'),
    body: messageKey('monthEnd.driver.body'),
  },
};
