import { useCan } from '@navette/shared/session';
import { RecordsPage, useRecords } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { codeColumns } from './code-columns.ts';
import { CodeFormDialog } from './code-form.tsx';
import { codes, useCodes } from './code-requests.ts';

const SORT = { column: 'mcode', descending: false } as const;
const PAGE_SIZES = [10, 30, 'all'] as const;

/** The list of codes; those who may not change them read it. */
export function CodeList(): ReactNode {
  const readOnly = !useCan('mcode');
  return (
    <RecordsPage
      records={useRecords(codes, useCodes(), { readOnly })}
      tableId="sample-codes"
      columns={codeColumns}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      defaultSize={30}
      csvName="codes"
      renderForm={(code, onClose) => <CodeFormDialog {...{ code, onClose }} />}
    />
  );
}
