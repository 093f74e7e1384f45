import { useT, messageKey } from '@navette/shared/i18n';
import { Button, Page } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { DataTable, type RowAction, type TableColumn } from '@navette/shared/ui-table';
import { FilePlus2, UserRoundX } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { mandateColumns, mandateKey, mandateName, useMandateActions } from '../../entities/mandate/mandate-columns.tsx';
import { MandateFormDialog } from '../../entities/mandate/mandate-form.tsx';
import { type UnmandatedClient, useMandates, useUnmandatedClients } from '../../entities/mandate/mandate-requests.ts';
import { sumOf } from '../../entities/totals.ts';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [50, 20, 'all'] as const;

/** Mandates of all clients (specification/payments.md#direct-debits). */
export function MandatesTable({ chooser }: { readonly chooser: ReactNode }): ReactNode {
  const t = useT();
  const query = useMandates();
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title={t('batch.title')}
      onRefresh={() => void query.refetch()}
      refreshing={query.isFetching}
      actions={
        <Button icon={<FilePlus2 aria-hidden />} onClick={() => setAdding(true)}>
          {t('mandate.add')}
        </Button>
      }
    >
      <DataTable
        tableId="mandates"
        label={t('mandate.title')}
        columns={mandateColumns}
        rows={query.data}
        load={query}
        rowKey={mandateKey}
        rowName={mandateName}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        emptyText={t('mandate.none')}
        csvName="mandates"
        filters={chooser}
        rowActions={useMandateActions()}
      />
      {isAdding && <UnmandatedDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

const keyOf = ({ clientId }: UnmandatedClient) => clientId;
const nameOf = ({ name }: UnmandatedClient) => name;
const totalsOf = sumOf<UnmandatedClient>('amount', messageKey('batch.total'), ({ amount }) => amount);

const columns: readonly TableColumn<UnmandatedClient>[] = [
  { id: 'name', header: messageKey('batch.name'), value: ({ name }) => name, grow: 2, fixed: true },
  { id: 'count', header: messageKey('mandate.open'), kind: 'number', value: ({ count }) => count },
  { id: 'since', header: messageKey('mandate.since'), kind: 'date', value: ({ since }) => since },
  { id: 'amount', header: messageKey('batch.amount'), kind: 'money', value: ({ amount }) => amount, fixed: true },
];

/** Clients with open invoices and without a mandate, of whom one is given a mandate. */
export function UnmandatedDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const query = useUnmandatedClients();
  const [chosen, setChosen] = useState<UnmandatedClient>();
  const rowActions = useCallback(
    (client: UnmandatedClient): readonly RowAction[] => [
      {
        id: 'add',
        label: t('mandate.add'),
        icon: <FilePlus2 aria-hidden />,
        inline: true,
        onSelect: () => setChosen(client),
      },
    ],
    [t],
  );
  return (
    <Dialog
      open
      size={1200}
      title={t('mandate.unmandated')}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('shared.close')}
        </Button>
      }
    >
      <DataTable
        tableId="unmandated-clients"
        address="none"
        label={t('mandate.unmandated')}
        columns={columns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        totals={totalsOf}
        emptyText={t('mandate.unmandated.none')}
        rowActions={rowActions}
        onOpen={setChosen}
      />
      {chosen && (
        <MandateFormDialog client={{ id: chosen.clientId, name: chosen.name }} onClose={() => setChosen(undefined)} />
      )}
    </Dialog>
  );
}

/** Says how many clients with open invoices have no mandate, and opens them. */
export function UnmandatedButton(): ReactNode {
  const t = useT();
  const { data = [] } = useUnmandatedClients();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {data.length > 0 && (
        <Button variant="ghost" icon={<UserRoundX aria-hidden />} onClick={() => setOpen(true)}>
          {t('mandate.unmandated.count', { count: data.length })}
        </Button>
      )}
      {isOpen && <UnmandatedDialog onClose={() => setOpen(false)} />}
    </>
  );
}
