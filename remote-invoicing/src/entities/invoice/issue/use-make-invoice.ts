import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isDateQuestion, useAskDate } from '../../use-ask-date.tsx';
import { useAttemptKey } from '../../use-attempt-key.ts';
import { useRefreshInvoices } from '../use-refresh-invoices.ts';
import type { Draft, InvoiceCalls, NewInvoice } from '../calls/invoice-calls.ts';

type LookedAt = Draft & Pick<NewInvoice, 'amount'>;

/**
 * Makes the invoice that was looked at, after a question where its date is odd. A click again after a lost answer repeats the same attempt; other bookings or another amount are
 * a new one. When the bookings changed meanwhile the draft and the lists behind it are read again, so that the next click is about what is true now.
 */
export function useMakeInvoice(calls: InvoiceCalls) {
  const refresh = useRefreshInvoices();
  const cache = useQueryClient();
  const keyOf = useAttemptKey();
  const askDate = useAskDate();
  const making = useMutation({
    mutationFn: ({ confirmDate, ...invoice }: LookedAt & Pick<NewInvoice, 'confirmDate'>) =>
      calls.make({ ...invoice, ...(confirmDate && { confirmDate }), attempt: keyOf(invoice) }),
    onSuccess: refresh,
    // A question about the date changed nothing: the button that was pressed gets the focus back from it at once.
    onError: (refusal) =>
      isDateQuestion(refusal)
        ? undefined
        : Promise.all([cache.invalidateQueries({ queryKey: ['invoiceDraft', calls.kind] }), refresh()]),
    meta: { failure: 'inPlace' },
  });
  const make = (invoice: LookedAt) => askDate((answer) => making.mutateAsync({ ...invoice, ...answer }));
  return { making, make };
}
