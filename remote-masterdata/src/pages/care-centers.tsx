import { useT } from '@navette/shared/i18n';
import { type BulkEditing, RecordsPage, useBulkEdit, useRecords } from '@navette/shared/ui-records';
import type { TableColumn } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import * as z from 'zod';
import CareCenterDialog from '../dialogs/care-center.tsx';
import {
  careCenterStatus,
  emailColumn,
  type CareCenter,
  type CareCenterChanges,
  careCenters,
  changeCareCenters,
  useCareCenters,
} from '../entities/care-center.tsx';
import { ImportButton } from '../entities/import/import-button.tsx';
import { bulkEditing, chosenFlag, FlagField } from '../records/bulk.tsx';
import { columnsOf, FLAG, ID, phoneText } from '../records/columns.tsx';
import { cellEdits } from '../records/edits.ts';
import { useField } from '../records/fields.ts';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [5, 10, 30, 40, 'all'] as const;

/** List of care centers (specification/registers.md#care-centers). */
export default function CareCenterList(): ReactNode {
  const t = useT();
  const bulk = useBulkEdit(careCenterBulk);
  return (
    <RecordsPage
      records={useRecords(careCenters, useCareCenters())}
      tableId="carecenters"
      columns={careCenterColumns}
      rowStatus={careCenterStatus}
      selectionActions={bulk.selectionActions}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      defaultSize={30}
      importing={<ImportButton kind="carecenters" />}
      csvBlocked={t('carecenter.csv.blocked')}
      renderDialog={(id, onClose) => <CareCenterDialog key={id} input={{ id }} onClose={onClose} />}
    >
      {bulk.windows}
    </RecordsPage>
  );
}

const column = columnsOf<CareCenter>();
const edit = cellEdits(changeCareCenters);

/** Columns of the list (specification/registers.md#care-centers). */
export const careCenterColumns: readonly TableColumn<CareCenter>[] = [
  column('carecenter.', 'id', { ...ID, hideBelow: 1024 }),
  column('carecenter.', 'name', { grow: 2, fixed: true }),
  emailColumn(({ email_address }) => email_address),
  column('carecenter.', 'tel', { ...phoneText, hideBelow: 1280, edit: edit('phone', (tel) => ({ tel })) }),
  column('carecenter.', 'address', {
    value: ({ fullAddress, address }) => fullAddress ?? address,
    minWidth: 150,
    hideBelow: 1024,
  }),
  column('carecenter.', 'visited', FLAG),
  column('carecenter.', 'marked', FLAG),
  {
    id: 'subscribed',
    header: 'carecenter.subscribed',
    value: ({ subscribed_id }) => subscribed_id !== null,
    ...FLAG,
  },
];

function CareCenterBulkFields(): ReactNode {
  const field = useField('carecenter.');
  return (
    <>
      <FlagField {...field('visited')} />
      <FlagField {...field('marked')} />
    </>
  );
}

/** Bulk edit of care centers: visited, marked. */
const careCenterBulk: BulkEditing<CareCenter, CareCenterChanges> = bulkEditing({
  kind: careCenters,
  send: changeCareCenters,
  schema: z.object({ visited: chosenFlag, marked: chosenFlag }),
  values: { visited: null, marked: null },
  fields: <CareCenterBulkFields />,
});
