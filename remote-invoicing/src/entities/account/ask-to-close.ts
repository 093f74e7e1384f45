import { invalidate, ApiProblem } from '@navette/shared/api';
import { useT, useFormats } from '@navette/shared/i18n';
import { focusGivenBack, useConfirm, useToast, useAskReason } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { AFTER_PAYMENT, closeInvoice, type InvoiceRef, type PaymentMade, invoiceText } from './account-requests.ts';
import { hasNothingOpen } from '@navette/shared/domain';

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

/** Remainder of an invoice to be closed. */
export interface Rest {
  /** Euros, without a sign. */
  readonly euros: number;
  /** It is an overpayment, else an open amount. */
  readonly isOverpaid: boolean;
}

/** Remainder of an invoice in a list; undefined when it is settled. */
export const restOf = (invoice: { readonly amount: number; readonly open: number }): Rest | undefined =>
  invoice.open === 0 ? undefined : { euros: Math.abs(invoice.open), isOverpaid: hasNothingOpen(invoice) };

/** Remainder in the server's refusal to close an invoice; undefined for any other failure. */
export function restOfRefusal(error: unknown): Rest | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'invoice.open') return undefined;
  return { euros: Number(error.params?.['open']), isOverpaid: error.params?.['overpaid'] === 'yes' };
}

/**
 * Asks for the reason to close an invoice with an open or overpaid amount, which is written off. Resolves with the reason, undefined when it stays
 * open.
 */
export function useAskWhyToClose(): (invoice: InvoiceRef, rest: Rest) => Promise<string | undefined> {
  const t = useT();
  const { formatMoney } = useFormats();
  const askReason = useAskReason();
  return useCallback(
    (invoice, { euros, isOverpaid }) => {
      const words = {
        name: invoiceText(t, invoice),
        amount: formatMoney(euros),
        kind: isOverpaid ? 'overpaid' : 'open',
      };
      return askReason({
        title: t('account.writeOff.title', words),
        body: t('account.writeOff.body', words),
        confirmLabel: t('account.writeOff.confirm', words),
        cancelLabel: t('account.close.keep'),
        danger: false,
        reasonLabel: t('account.writeOff.reason'),
        reasonMissing: t('account.writeOff.reason.missing'),
      });
    },
    [t, formatMoney, askReason],
  );
}
