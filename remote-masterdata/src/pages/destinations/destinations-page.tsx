import type { RecordDialogResult } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { DataTable, useOpenRecord } from '@navette/shared/ui-table';
import type { TableHandle } from '@navette/shared/ui-table';
import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import { DestinationDialog } from '../../dialogs/destination/destination-dialog.tsx';
import { RecordsPage } from '../../records/records-page.tsx';
import { destinationColumns, destinationLook } from './destination-columns.tsx';
import { useDestinations } from './requests/use-destinations.ts';
import type { Destination } from './requests/use-destinations.ts';
import { useDestinationActions } from './use-destination-actions.tsx';
import { useRemoveDestination } from './use-remove-destination.ts';

const SORT = { column: 'id', descending: true } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const NEW = {};
const keyOf = ({ id }: Destination) => id;
const nameOf = ({ name }: Destination) => name;

/** The destinations (S2 §2). */
export function DestinationsPage(): ReactNode {
  const t = useT();
  const query = useDestinations();
  const table = useRef<TableHandle>(null);
  const { id, open, close } = useOpenRecord();
  const edit = useCallback(({ id: wanted }: Destination) => open(wanted), [open]);
  const reveal = useCallback((shown: number) => table.current?.reveal(shown), []);
  const remove = useRemoveDestination(reveal);
  const actions = useDestinationActions(edit, remove);
  const closed = (close: () => void) => (saved?: RecordDialogResult) => {
    close();
    if (saved) reveal(saved.id);
  };
  return (
    <RecordsPage
      title={t('destination.title')}
      addText={t('destination.add')}
      query={query}
      renderNew={(done) => <DestinationDialog input={NEW} onClose={closed(done)} />}
    >
      <DataTable
        ref={table}
        tableId="destinations"
        label={t('destination.title')}
        columns={destinationColumns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        rowStatus={destinationLook}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        rowActions={actions}
        onOpen={edit}
        onDelete={(destination) => void remove(destination)}
        csvName="destinations"
        emptyText={t('destination.empty')}
      />
      {id !== undefined && <DestinationDialog key={id} input={{ id }} onClose={closed(close)} />}
    </RecordsPage>
  );
}
