import { invalidate } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { focusGivenBack, useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { AFTER_PAYMENT, closeInvoice, type InvoiceRef, type PaymentMade } from './account-requests.ts';
import { invoiceText } from './invoice-names.ts';
import { type Rest, restOfRefusal, useAskWhyToClose } from './use-ask-why-to-close.ts';

/** Refreshes the payments; for a fully paid invoice it asks whether to close it (specification/payments.md#matching). */
export function useAskToClose(): (
  invoice: InvoiceRef,
  made: Pick<PaymentMade, 'proposedStatus'> & Partial<Pick<PaymentMade, 'open'>>,
) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  const askWhy = useAskWhyToClose();
  return useCallback(
    async (invoice, { proposedStatus, open = 0 }) => {
      void invalidate(cache, AFTER_PAYMENT);
      if (proposedStatus === null) return;
      // The form of the payment or the credit note closes first.
      await focusGivenBack();
      const name = invoiceText(t, invoice);
      const closeWith = async (rest: Rest): Promise<boolean> => {
        const reason = await askWhy(invoice, rest);
        if (reason !== undefined) await closeInvoice(invoice, reason);
        return reason !== undefined;
      };
      const close = async (): Promise<boolean> => {
        // A proposal to close despite a remainder means an overpayment.
        if (open !== 0) return closeWith({ euros: Math.abs(open), isOverpaid: true });
        const yes = await confirm({
          title: t('account.close.title', { name }),
          body: t('account.close.body'),
          confirmLabel: t('account.close.confirm'),
          cancelLabel: t('account.close.keep'),
          danger: false,
        });
        if (!yes) return false;
        try {
          await closeInvoice(invoice);
          return true;
        } catch (error) {
          // A colleague reversed a payment in the meantime.
          const rest = restOfRefusal(error);
          if (!rest) throw error;
          await focusGivenBack();
          return closeWith(rest);
        }
      };
      try {
        if (!(await close())) return;
        toast.success(t('account.closed', { name }));
      } catch (error) {
        toast.failure(t('account.close.failed', { name }), error);
      }
      void invalidate(cache, AFTER_PAYMENT);
    },
    [t, confirm, toast, cache, askWhy],
  );
}
