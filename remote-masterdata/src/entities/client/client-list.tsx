import { RecordsPage, useBulkEdit, useRecords, type CloseRecord } from '@navette/shared/ui-records';
import { useState, type ReactNode } from 'react';
import { ImportButton } from '../import/import-button.tsx';
import { clientBulk } from './client-bulk.tsx';
import { clientColumns, clientStatus } from './client-columns.ts';
import { clients, useClients } from './client-requests.ts';
import { ClientTaskDialog, type ClientTask } from './client-task-dialog.tsx';
import { NewClient } from './new-client.tsx';
import { useClientActions } from './use-client-actions.tsx';
import { ExistingClient } from './existing-client.tsx';

const SORT = { column: 'id', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** List of clients (specification/clients.md#client-list). */
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

interface OpenedClientProps {
  /** Id from the URL. */
  readonly id: number;
  /** Called with the id of the remaining record when the record in the URL was merged into it. */
  readonly onMoved: (id: number) => void;
  readonly onClose: CloseRecord;
}

/** Form of the client in the URL. The id of a merged record opens the remaining record, and the URL is changed to its id. */
function OpenedClient({ id, onMoved, onClose }: OpenedClientProps): ReactNode {
  const [moved, setMoved] = useState<{ readonly from: number; readonly to: number }>();
  // The form keeps the requested id: correcting the URL must not load the record a second time.
  const asked = moved?.to === id ? moved.from : id;
  return (
    <ExistingClient
      key={asked}
      id={asked}
      onMoved={(to) => {
        setMoved({ from: asked, to });
        onMoved(to);
      }}
      onClose={onClose}
    />
  );
}
