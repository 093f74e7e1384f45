import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import { type Code, codes, useCodes } from './code-requests.ts';
import { useCan } from '@navette/shared/session';
import { RecordsPage, useRecords } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { CodeFormDialog } from './code-form.tsx';

/** Columns of the list. */
const codeColumns: readonly TableColumn<Code>[] = [
  { id: 'mcode', header: messageKey('code.mcode'), value: ({ mcode }) => mcode, whole: true, fixed: true },
  { id: 'name', header: messageKey('code.name'), value: ({ name }) => name },
  {
    id: 'price_other',
    header: messageKey('code.price_other'),
    kind: 'money',
    value: ({ price_other }) => price_other,
  },
];

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
