import { invalidate } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { keepFocus, useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useCallback } from 'react';
import { AFTER_PAYMENT, reversePayment, type InvoiceAccount, type Payment } from './account-requests.ts';
import { isRefund } from '@navette/shared/domain';

/** A payment or a refund to undo. */
interface UndoablePayment {
  readonly id: number;
  readonly amount: number;
  /** By default a payment. */
  readonly entry?: LedgerEntry;
}

/** Reverses a payment after a confirmation: the counter-entry stays in the ledger. */
export function useUndoPayment(): (payment: UndoablePayment) => Promise<void> {
  const t = useT();
  const { formatMoney } = useFormats();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async ({ id, amount, entry = 'payment' }) => {
      const asked = await confirm({
        title: t('payments.undo.title', {
          entry,
          amount: formatMoney(entry === 'payment' ? amount : Math.abs(amount)),
        }),
        body: t('payments.undo.body', { entry }),
        confirmLabel: t('payments.undo', { entry }),
        cancelLabel: t('payments.undo.keep', { entry }),
        icon: <Undo2 aria-hidden />,
      });
      if (!asked) return;
      try {
        await reversePayment(id);
        toast.success(t('payments.undone', { entry }));
      } catch (error) {
        toast.failure(t('payments.undo.failed', { entry }), error);
      }
      await invalidate(cache, AFTER_PAYMENT);
      keepFocus();
    },
    [t, formatMoney, confirm, toast, cache],
  );
}

/** Kind of a ledger entry: a payment, the refund of an overpayment, or a payment returned by the bank. */
export type LedgerEntry = 'payment' | 'refund' | 'return';

/** An entry that a user can add; returns only come from the bank. */
export type NewEntry = Exclude<LedgerEntry, 'return'>;

/** Kind of a ledger entry, except counter-entries. */
export const entryOf = (payment: Payment, invoice: Pick<InvoiceAccount, 'amount'>): LedgerEntry =>
  payment.returnOf !== null ? 'return' : isRefund(payment, invoice) ? 'refund' : 'payment';
