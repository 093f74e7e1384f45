import { invalidate } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useCallback } from 'react';
import { AFTER_PAYMENT, reversePayment } from '../account-requests.ts';

/** A payment to undo. */
export interface UndoablePayment {
  readonly id: number;
  readonly amount: number;
}

/** Undoes a payment after a question: the counter-entry stays in the ledger. */
export function useUndoPayment(): (payment: UndoablePayment) => Promise<void> {
  const t = useT();
  const { formatMoney } = useFormats();
  const confirm = useConfirm();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async ({ id, amount }) => {
      const asked = await confirm({
        title: t('payments.undo.title', { amount: formatMoney(amount) }),
        body: t('payments.undo.body'),
        confirmLabel: t('payments.undo'),
        icon: <Undo2 aria-hidden />,
      });
      if (!asked) return;
      try {
        await reversePayment(id);
        toast.success(t('payments.undone'));
      } catch (error) {
        toast.failure(t('payments.undo.failed'), error);
      }
      void invalidate(cache, AFTER_PAYMENT);
    },
    [t, formatMoney, confirm, toast, cache],
  );
}
