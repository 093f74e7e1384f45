import { RecordsPage, useBulkEdit, useRecords } from '@navette/shared/ui-records';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ImportButton } from '../import/import-button.tsx';
import { clientBulk } from './client-bulk.tsx';
import { clientColumns, clientStatus } from './client-columns.ts';
import { clients, useClients } from './client-requests.ts';
import { ClientTaskDialog } from './client-task-dialog.tsx';
import type { ClientTask } from './client-task-dialog.tsx';
import { NewClient } from './new-client.tsx';
import { OpenedClient } from './opened-client.tsx';
import { useClientActions } from './use-client-actions.tsx';

const SORT = { column: 'id', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** Clients (S2 §2). */
export function ClientList(): ReactNode {
  const bulk = useBulkEdit(clientBulk);
  const records = useRecords(clients, useClients());
  const [task, setTask] = useState<ClientTask>();
  return (
    <RecordsPage
      records={records}
      tableId="clients"
      columns={clientColumns}
      rowStatus={clientStatus}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      actions={<ImportButton kind="clients" />}
      csvName="clients"
      selectionActions={bulk.selectionActions}
      moreActions={useClientActions(setTask)}
      renderDialog={(id, onClose) =>
        id === undefined ? (
          <NewClient onClose={onClose} />
        ) : (
          <OpenedClient id={id} onMoved={records.open} onClose={onClose} />
        )
      }
    >
      {bulk.windows}
      {task && (
        <ClientTaskDialog
          task={task}
          onClose={(merged) => {
            setTask(undefined);
            if (merged) records.reveal(merged.id);
          }}
        />
      )}
    </RecordsPage>
  );
}
