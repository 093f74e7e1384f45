import type { InvoiceKind } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { idParam, useSearchState } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import type { RowAction } from '@navette/shared/ui-table';
import { Coins, FileMinus } from 'lucide-react';
import { onceUsed } from '@navette/shared/ui';
import { lazyDialog } from '@navette/shared/ui-overlay';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { InvoiceRef } from './account-requests.ts';

// They bring the documents, with their texts in each language.
const CreditNoteDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ './credit-note-dialog.tsx')).CreditNoteDialog,
);
const CreditNoteView = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ './credit-notes.tsx')).CreditNoteView,
);
const PaymentsDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ './payments-dialog.tsx')).PaymentsDialog,
);

const fetchDialogs = () => Promise.all([CreditNoteDialog.load(), CreditNoteView.load(), PaymentsDialog.load()]);

/** Row actions of lists of invoices, and the dialog that is open. */
export interface AccountActions {
  readonly actionsOf: (invoice: InvoiceRef) => readonly RowAction[];
  readonly dialog: ReactNode;
}

/** `?credit=`: invoice for which a link requests a credit note. */
const SEARCH = { credit: idParam() };

const refOf = ({ kind, invoiceId }: InvoiceRef): InvoiceRef => ({ kind, invoiceId });

/**
 * Payments of an invoice for every user of the list, its credit note for users with the permission; that of `linked`, the kind of the list, also by
 * `?credit=`.
 */
export function useAccountActions(linked?: InvoiceKind): AccountActions {
  const t = useT();
  const mayInvoice = useCan('invoicing');
  const [opened, setOpened] = useState<InvoiceRef & { readonly isCredit: boolean }>();
  const [made, setMade] = useState<number>();
  const actionsOf = useCallback(
    ({ kind, invoiceId }: InvoiceRef): readonly RowAction[] => [
      {
        id: 'payments',
        label: t('account.payments'),
        icon: <Coins aria-hidden />,
        inline: true,
        onSelect: () => setOpened({ kind, invoiceId, isCredit: false }),
      },
      ...(mayInvoice
        ? [
            {
              id: 'credit',
              label: t('account.credit'),
              icon: <FileMinus aria-hidden />,
              onSelect: () => setOpened({ kind, invoiceId, isCredit: true }),
            },
          ]
        : []),
    ],
    [t, mayInvoice],
  );
  useEffect(() => onceUsed(fetchDialogs), []);
  const [{ credit }, setSearch] = useSearchState(SEARCH);
  const asked = credit !== undefined && linked && mayInvoice ? { kind: linked, invoiceId: credit } : undefined;
  const close = () => setOpened(undefined);
  const dialog = (
    <>
      {opened?.isCredit === false && <PaymentsDialog {...refOf(opened)} onClose={close} />}
      {opened?.isCredit && <CreditNoteDialog {...refOf(opened)} onClose={close} onMade={setMade} />}
      {asked && <CreditNoteDialog {...asked} onClose={() => setSearch({ credit: undefined })} onMade={setMade} />}
      {made !== undefined && <CreditNoteView id={made} onClose={() => setMade(undefined)} />}
    </>
  );
  return { actionsOf, dialog };
}
