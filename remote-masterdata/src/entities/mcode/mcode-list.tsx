import { RecordsPage, useBulkEdit, useRecords } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { mcodeBulk } from './mcode-bulk.tsx';
import { mcodeColumns } from './mcode-columns.ts';
import { MCodeFormDialog } from './mcode-form.tsx';
import { mcodes, useMCodes } from './mcode-requests.ts';

const SORT = { column: 'mcode', descending: false } as const;
const PAGE_SIZES = [5, 10, 30, 40, 'all'] as const;

/** Catalogue of M-codes (S2). */
export function MCodeList(): ReactNode {
  const bulk = useBulkEdit(mcodeBulk);
  return (
    <RecordsPage
      records={useRecords(mcodes, useMCodes())}
      tableId="mcodes"
      columns={mcodeColumns}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      defaultSize={30}
      csvName="mcode"
      selectionActions={bulk.selectionActions}
      renderForm={(mcode, onClose) => <MCodeFormDialog {...{ mcode, onClose }} />}
    >
      {bulk.windows}
    </RecordsPage>
  );
}
