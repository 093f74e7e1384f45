import { queryOptions } from '@tanstack/react-query';
import type { Draft, InvoiceCalls } from '../invoice/calls/invoice-calls.ts';

const meta = { failure: 'inPlace' } as const;

/** The document of an invoice, as it was kept when it was made. */
export const documentOf = ({ kind, document }: InvoiceCalls, id: number) =>
  queryOptions({ queryKey: ['invoiceDocument', kind, id], queryFn: () => document(id), meta });

/** The document of an invoice that is not made yet; asked anew each time it is looked at. */
export const draftOf = ({ kind, draft: read }: InvoiceCalls, draft: Draft) =>
  queryOptions({
    queryKey: ['invoiceDraft', kind, draft],
    queryFn: () => read(draft),
    meta,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    enabled: draft.bookings.length > 0,
  });

/** Bookings of an invoice, as they were when it was made. */
export const linesOf = ({ kind, lines }: InvoiceCalls, id: number, payerId: number) =>
  queryOptions({ queryKey: ['invoiceLines', kind, id], queryFn: () => lines(id, payerId), meta });
