import type { RecordDialogResult } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { DataTable, useOpenRecord } from '@navette/shared/ui-table';
import type { TableHandle } from '@navette/shared/ui-table';
import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import { useCareCenters } from '../../carecenters/use-care-centers.ts';
import type { CareCenter } from '../../carecenters/use-care-centers.ts';
import { CareCenterDialog } from '../../dialogs/carecenter/carecenter-dialog.tsx';
import { RecordsPage } from '../../records/records-page.tsx';
import { careCenterColumns, careCenterLook } from './carecenter-columns.tsx';
import { useCareCenterActions } from './use-carecenter-actions.tsx';
import { useRemoveCareCenter } from './use-remove-care-center.ts';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [5, 10, 30, 40, 'all'] as const;
const NEW = {};
const keyOf = ({ id }: CareCenter) => id;
const nameOf = ({ name }: CareCenter) => name;

/** The care centers (S2). */
export function CareCentersPage(): ReactNode {
  const t = useT();
  const query = useCareCenters();
  const table = useRef<TableHandle>(null);
  const { id, open, close } = useOpenRecord();
  const edit = useCallback(({ id: wanted }: CareCenter) => open(wanted), [open]);
  const remove = useRemoveCareCenter();
  const closed = (takeAway: () => void) => (saved?: RecordDialogResult) => {
    takeAway();
    if (saved) table.current?.reveal(saved.id);
  };
  return (
    <RecordsPage
      title={t('carecenter.title')}
      addText={t('carecenter.add')}
      query={query}
      renderNew={(done) => <CareCenterDialog input={NEW} onClose={closed(done)} />}
    >
      <DataTable
        ref={table}
        tableId="carecenters"
        label={t('carecenter.title')}
        columns={careCenterColumns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        rowStatus={careCenterLook}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        defaultSize={30}
        rowActions={useCareCenterActions(edit, remove)}
        onOpen={edit}
        onDelete={(center) => void remove(center)}
        csvBlocked={t('carecenter.csv.blocked')}
        emptyText={t('carecenter.empty')}
      />
      {id !== undefined && <CareCenterDialog key={id} input={{ id }} onClose={closed(close)} />}
    </RecordsPage>
  );
}
