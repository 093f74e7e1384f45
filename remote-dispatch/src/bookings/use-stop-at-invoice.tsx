import { BookingStatus } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { invoiceName, invoicePath, invoicesOf, useMayOpenInvoice } from '@navette/shared/ui-table';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { FileMinus } from 'lucide-react';
import { useCallback } from 'react';
import type { BookingRow } from './booking-row.ts';

/** Facts that decide whether an invoice prevents a change. */
export type MaybeInvoiced = Pick<BookingRow, 'id' | 'status' | 'invoices'>;

/**
 * Returns the function that stops a booking on an invoice from being cancelled, re-opened or deleted (`next`: null) without its credit note. It names
 * the invoice and links to the credit note, or says whom to ask. Resolves with whether it stopped; a driven booking may still be closed.
 */
export function useStopAtInvoice(): (booking: MaybeInvoiced, next: BookingRow['status'] | null) => Promise<boolean> {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const mayOpen = useMayOpenInvoice();
  const mayCredit = useCan('invoicing');
  return useCallback(
    async (booking, next) => {
      const { id } = booking;
      const invoices = invoicesOf(booking);
      const [first] = invoices;
      if (!first || next === BookingStatus.closed || next === booking.status) return false;
      const title = t('booking.invoiced.title', { id });
      const named = { invoices: invoices.map((invoice) => invoiceName(invoice, t)).join(', ') };
      const open = invoices.find(({ kind }) => mayOpen(kind));
      if (!mayCredit || !open) {
        toast.error(title, { detail: t('booking.invoiced.ask', named) });
        return true;
      }
      const wanted = await confirm({
        title,
        body: t('booking.invoiced.credit', named),
        confirmLabel: t('booking.invoiced.toCredit', { invoice: invoiceName(open, t) }),
        cancelLabel: t('booking.question.back'),
        danger: false,
        icon: <FileMinus aria-hidden />,
      });
      if (wanted) void navigate(invoicePath(open, 'credit'));
      return true;
    },
    [confirm, mayCredit, mayOpen, navigate, t, toast],
  );
}
