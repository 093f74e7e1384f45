import { useT } from '@navette/shared/i18n';
import { DataTable, useOpenRecord } from '@navette/shared/ui-table';
import type { TableHandle } from '@navette/shared/ui-table';
import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { nameOf } from '../../clients/client-row.ts';
import type { ClientRow } from '../../clients/client-row.ts';
import type { ClientTask } from '../../clients/client-task.ts';
import { useDownloadClient } from '../../clients/privacy/use-download-client.ts';
import { NewClient } from '../../dialogs/client/new-client.tsx';
import { RecordsPage } from '../../records/records-page.tsx';
import { clientColumns, clientLook } from './client-columns.ts';
import { ClientTaskDialog } from './client-task-dialog.tsx';
import { OpenedClient } from './opened-client.tsx';
import { useClients } from './requests/use-clients.ts';
import { useClientActions } from './use-client-actions.tsx';
import { useRemoveClient } from './use-remove-client.ts';

const SORT = { column: 'id', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const keyOf = ({ id }: ClientRow) => id;

/** The clients (S2 §2). */
export function ClientsPage(): ReactNode {
  const t = useT();
  const query = useClients();
  const table = useRef<TableHandle>(null);
  const [task, setTask] = useState<ClientTask>();
  const { id, open, close } = useOpenRecord();
  const edit = useCallback(({ id: wanted }: ClientRow) => open(wanted), [open]);
  const start = useCallback((kind: ClientTask['kind'], client: ClientRow) => setTask({ kind, client }), []);
  const remove = useRemoveClient();
  const actions = useClientActions({ edit, start, remove, download: useDownloadClient() });
  const reveal = (saved?: { readonly id: number }) => saved && table.current?.reveal(saved.id);
  const closed = (done: () => void) => (saved?: { readonly id: number }) => {
    done();
    reveal(saved);
  };
  return (
    <RecordsPage
      title={t('client.title')}
      addText={t('client.add')}
      query={query}
      renderNew={(done) => <NewClient onClose={closed(done)} />}
    >
      <DataTable
        ref={table}
        tableId="clients"
        label={t('client.title')}
        columns={clientColumns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        rowStatus={clientLook}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        rowActions={actions}
        onOpen={edit}
        onDelete={(client) => void remove(client)}
        csvName="clients"
        emptyText={t('client.empty')}
      />
      {id !== undefined && <OpenedClient id={id} onMoved={open} onClose={close} onSaved={reveal} />}
      {task && <ClientTaskDialog task={task} onClose={() => setTask(undefined)} onMerged={reveal} />}
    </RecordsPage>
  );
}
