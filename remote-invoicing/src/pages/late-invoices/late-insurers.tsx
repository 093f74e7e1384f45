import { useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import type { RowAction } from '@navette/shared/ui-table';
import { Eye } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { useAccountActions } from '../../entities/account/use-account-actions.tsx';
import { lateInsurerColumns } from './late-columns.ts';
import { type LateInsuranceInvoice, useLateInsuranceInvoices } from './late-requests.ts';
import { LateTable } from './late-table.tsx';

interface LateInsurersProps {
  /** Whose invoices are shown. */
  readonly chooser: ReactNode;
}

/** Insurance bodies that are late by how much. They have no reminder levels: an invoice is opened to be sent once more. */
export function LateInsurers({ chooser }: LateInsurersProps): ReactNode {
  const t = useT();
  const query = useLateInsuranceInvoices();
  const { actionsOf, dialog } = useAccountActions();
  const navigate = useNavigate();
  const open = useCallback(
    ({ id, date }: LateInsuranceInvoice) => void navigate(`/invoiceInsurance?from=${date}&to=${date}&id=${id}`),
    [navigate],
  );
  const rowActions = useCallback(
    (invoice: LateInsuranceInvoice): readonly RowAction[] => [
      {
        id: 'view',
        label: t('invoice.view'),
        icon: <Eye aria-hidden />,
        inline: true,
        onSelect: () => open(invoice),
      },
      ...actionsOf({ kind: 'insurance', invoiceId: invoice.id }),
    ],
    [t, open, actionsOf],
  );
  return (
    <LateTable
      tableId="lateInsuranceInvoices"
      query={query}
      columns={lateInsurerColumns}
      rowName={({ name }) => name ?? ''}
      csvName="late_insurance_invoices"
      chooser={chooser}
      rowActions={rowActions}
      onOpen={open}
    >
      {dialog}
    </LateTable>
  );
}
