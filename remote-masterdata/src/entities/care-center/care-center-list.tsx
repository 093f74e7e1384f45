import { useT } from '@navette/shared/i18n';
import { RecordsPage, useBulkEdit, useRecords } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { careCenterBulk } from './care-center-bulk.tsx';
import { careCenterColumns, careCenterStatus } from './care-center-columns.ts';
import { CareCenterDialog } from './care-center-dialog.tsx';
import { careCenters, useCareCenters } from './care-center-requests.ts';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [5, 10, 30, 40, 'all'] as const;

/** Care centers (S2). */
export function CareCenterList(): ReactNode {
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
      csvBlocked={t('carecenter.csv.blocked')}
      renderDialog={(id, onClose) => <CareCenterDialog key={id} input={{ id }} onClose={onClose} />}
    >
      {bulk.windows}
    </RecordsPage>
  );
}
