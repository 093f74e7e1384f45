import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAttemptKey } from '../../use-attempt-key.ts';
import { useRefreshInvoices } from '../use-refresh-invoices.ts';
import type { Draft, InvoiceCalls } from '../calls/invoice-calls.ts';

/**
 * Makes the invoice that was looked at. A click again after a lost answer repeats the same attempt; other bookings or another amount are a new
 * one. When the bookings changed meanwhile the draft and the lists behind it are read again, so that the next click is about what is true now.
 */
export function useMakeInvoice(calls: InvoiceCalls) {
  const refresh = useRefreshInvoices();
  const cache = useQueryClient();
  const keyOf = useAttemptKey();
  return useMutation({
    mutationFn: (invoice: Draft & { readonly amount: number }) => calls.make({ ...invoice, attempt: keyOf(invoice) }),
    onSuccess: refresh,
    onError: () => Promise.all([cache.invalidateQueries({ queryKey: ['invoiceDraft', calls.kind] }), refresh()]),
    meta: { failure: 'inPlace' },
  });
}
