import { invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { focusGivenBack, useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { AFTER_PAYMENT, closeInvoice, type InvoiceRef, type PaymentMade } from './account-requests.ts';
import { invoiceText } from './invoice-names.ts';

/** Refreshes what shows payments; of an invoice on which nothing is left to pay it asks whether to close it (DECISIONS 43: a person says so). */
export function useAskToClose(): (
  invoice: InvoiceRef,
  made: { readonly proposedStatus: PaymentMade['proposedStatus'] },
) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async (invoice, { proposedStatus }) => {
      void invalidate(cache, AFTER_PAYMENT);
      if (proposedStatus === null) return;
      // The form of the payment or the credit note closes first.
      await focusGivenBack();
      const name = invoiceText(t, invoice);
      const yes = await confirm({
        title: t('account.close.title', { name }),
        body: t('account.close.body'),
        confirmLabel: t('account.close.confirm'),
        cancelLabel: t('account.close.keep'),
        danger: false,
      });
      if (!yes) return;
      try {
        await closeInvoice(invoice);
        toast.success(t('account.closed', { name }));
      } catch (error) {
        toast.failure(t('account.close.failed', { name }), error);
      }
      void invalidate(cache, AFTER_PAYMENT);
    },
    [t, confirm, toast, cache],
  );
}
