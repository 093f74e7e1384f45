import { useT } from '@navette/shared/i18n';
import { choiceParam, useSearchState, useNavigate } from '@navette/shared/router';
import { useCan } from '@navette/shared/session';
import { SegmentedControl } from '@navette/shared/ui-overlay';
import { type ReactNode, useCallback } from 'react';
import { LateClients } from './late-clients.tsx';
import type { RowAction } from '@navette/shared/ui-table';
import { Eye } from 'lucide-react';
import { useAccountActions } from '../../entities/account/use-account-actions.tsx';
import { lateInsurerColumns } from './late-columns.ts';
import { type LateInsuranceInvoice, useLateInsuranceInvoices } from './late-requests.ts';
import { LateTable } from './late-table.tsx';

const SEARCH = { of: choiceParam(['clients', 'insurers'], 'clients') };

/** Late payers: clients, and insurers for users who see their invoices. */
export function LateInvoicesPage(): ReactNode {
  const t = useT();
  const [{ of }, setSearch] = useSearchState(SEARCH);
  if (!useCan('invoiceInsurance')) return <LateClients chooser={null} />;
  const chooser = (
    <SegmentedControl
      label={t('late.of')}
      value={of}
      onChange={(next) => setSearch({ of: next })}
      segments={[
        { value: 'clients', label: t('late.of.clients') },
        { value: 'insurers', label: t('late.of.insurers') },
      ]}
    />
  );
  return of === 'clients' ? <LateClients chooser={chooser} /> : <LateInsurers chooser={chooser} />;
}

interface LateInsurersProps {
  /** Switch between payers. */
  readonly chooser: ReactNode;
}

/** Late insurers. They have no reminder levels: an invoice is opened to be sent again. */
function LateInsurers({ chooser }: LateInsurersProps): ReactNode {
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
