import { queryOptions } from '@tanstack/react-query';
import type { Draft, InvoiceCalls } from '../invoice/calls/invoice-calls.ts';

const meta = { failure: 'inPlace' } as const;

/** The document of an invoice, as stored when it was issued. */
export const documentOf = ({ kind, document }: InvoiceCalls, id: number) =>
  queryOptions({ queryKey: ['invoiceDocument', kind, id], queryFn: () => document(id), meta });

/** The preview of an invoice's document; refetched each time it is shown. */
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

/** Bookings of an invoice, as they were when it was issued. */
export const linesOf = ({ kind, lines }: InvoiceCalls, id: number, payerId: number) =>
  queryOptions({ queryKey: ['invoiceLines', kind, id], queryFn: () => lines(id, payerId), meta });
