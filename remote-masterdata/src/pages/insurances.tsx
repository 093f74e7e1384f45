import { type BulkEditing, RecordsPage, useBulkEdit, useRecords } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { ImportButton } from '../entities/import/import-button.tsx';
import { InsuranceFormDialog } from '../entities/insurance/insurance-form.tsx';
import {
  changeInsurances,
  type Insurance,
  type InsuranceChanges,
  insurances,
  useInsurances,
} from '../entities/insurance/insurance-requests.ts';
import { ActiveField, bulkEditing, chosenFlag, DocumentFields, documentsShape } from '../records/bulk.tsx';
import * as z from 'zod';
import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import { accountText, channelColumn, cityColumn, columnsOf, languageColumn, phoneText } from '../records/columns.tsx';
import { cellEdits } from '../records/edits.ts';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** List of insurers (specification/registers.md#insurers). */
export default function InsuranceList(): ReactNode {
  const bulk = useBulkEdit(insuranceBulk);
  return (
    <RecordsPage
      records={useRecords(insurances, useInsurances())}
      tableId="insurances"
      columns={insuranceColumns}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      importing={<ImportButton kind="insurances" />}
      csvName="insurances"
      selectionActions={bulk.selectionActions}
      renderForm={(insurance, onClose) => <InsuranceFormDialog {...{ insurance, onClose }} />}
    >
      {bulk.windows}
    </RecordsPage>
  );
}

const column = columnsOf<Insurance>();
const edit = cellEdits(changeInsurances);

export const insuranceColumns: readonly TableColumn<Insurance>[] = [
  column('insurance.', 'id', { kind: 'id', hideBelow: 1024 }),
  column('insurance.', 'name', { grow: 3, fixed: true }),
  column('insurance.', 'address', { grow: 2 }),
  column('insurance.', 'zip'),
  cityColumn(messageKey('insurance.city')),
  column('insurance.', 'tel', { ...phoneText, edit: edit('phone', (tel) => ({ tel })) }),
  column('insurance.', 'email', { grow: 2, hideBelow: 1280, edit: edit('email', (email) => ({ email })) }),
  column('insurance.', 'bank_account', { ...accountText, hideBelow: 1280 }),
  languageColumn,
  channelColumn,
];

/** Bulk edit of insurers: what they get. */
const insuranceBulk: BulkEditing<Insurance, InsuranceChanges> = bulkEditing({
  kind: insurances,
  send: changeInsurances,
  schema: z.object({ ...documentsShape, active: chosenFlag }),
  values: { language: null, invoiceChannel: null, active: null },
  fields: (
    <>
      <DocumentFields />
      <ActiveField />
    </>
  ),
});
