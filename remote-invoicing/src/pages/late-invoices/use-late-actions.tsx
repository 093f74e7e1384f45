import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import type { RowAction } from '@navette/shared/ui-table';
import { BellRing, ScrollText } from 'lucide-react';
import { useCallback } from 'react';
import type { AccountActions } from '../../entities/account/use-account-actions.tsx';
import type { LateInvoice } from './late-requests.ts';

/** What a dialog of the page is about. */
export interface OpenedInvoices {
  readonly dialog: 'remind' | 'statement';
  readonly invoices: readonly LateInvoice[];
}

/** Actions of a late invoice; reminders for who may invoice. */
export function useLateActions(
  open: (opened: OpenedInvoices) => void,
  actionsOf: AccountActions['actionsOf'],
): (invoice: LateInvoice) => readonly RowAction[] {
  const t = useT();
  const mayInvoice = useCan('invoicing');
  return useCallback(
    (invoice) => {
      const action = (dialog: OpenedInvoices['dialog']) => () => open({ dialog, invoices: [invoice] });
      const remind = {
        id: 'remind',
        label: t('late.remind'),
        icon: <BellRing aria-hidden />,
        inline: true,
        onSelect: action('remind'),
      };
      const statement = {
        id: 'statement',
        label: t('late.statement'),
        icon: <ScrollText aria-hidden />,
        inline: true,
        onSelect: action('statement'),
      };
      return [...(mayInvoice ? [remind] : []), statement, ...actionsOf({ kind: 'client', invoiceId: invoice.id })];
    },
    [t, mayInvoice, open, actionsOf],
  );
}
