import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import type { RowAction } from '@navette/shared/ui-table';
import { BellRing, Coins, FileMinus, ScrollText } from 'lucide-react';
import { useCallback } from 'react';
import type { LateInvoice } from './late-requests.ts';

/** What a dialog is about. */
export interface OpenedInvoice {
  readonly dialog: 'remind' | 'payments' | 'credit' | 'statement';
  readonly invoices: readonly LateInvoice[];
}

/** Actions of a late invoice; reminders and credit notes for who may invoice. */
export function useLateActions(open: (opened: OpenedInvoice) => void): (invoice: LateInvoice) => readonly RowAction[] {
  const t = useT();
  const mayInvoice = useCan('invoicing');
  return useCallback(
    (invoice) => {
      const action = (dialog: OpenedInvoice['dialog']) => () => open({ dialog, invoices: [invoice] });
      const payments = {
        id: 'payments',
        label: t('late.payments'),
        icon: <Coins aria-hidden />,
        inline: true,
        onSelect: action('payments'),
      };
      const statement = {
        id: 'statement',
        label: t('late.statement'),
        icon: <ScrollText aria-hidden />,
        inline: true,
        onSelect: action('statement'),
      };
      if (!mayInvoice) return [payments, statement];
      const remind = {
        id: 'remind',
        label: t('late.remind'),
        icon: <BellRing aria-hidden />,
        inline: true,
        onSelect: action('remind'),
      };
      const credit = {
        id: 'credit',
        label: t('late.credit'),
        icon: <FileMinus aria-hidden />,
        onSelect: action('credit'),
      };
      return [remind, payments, statement, credit];
    },
    [t, mayInvoice, open],
  );
}
