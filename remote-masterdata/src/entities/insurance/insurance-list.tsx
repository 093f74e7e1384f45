import { RecordsPage, useRecords } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { ImportButton } from '../import/import-button.tsx';
import { insuranceColumns } from './insurance-columns.ts';
import { InsuranceFormDialog } from './insurance-form.tsx';
import { insurances, useInsurances } from './insurance-requests.ts';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;

/** Insurers (S2). */
export function InsuranceList(): ReactNode {
  return (
    <RecordsPage
      records={useRecords(insurances, useInsurances())}
      tableId="insurances"
      columns={insuranceColumns}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      actions={<ImportButton kind="insurances" />}
      csvName="insurances"
      renderForm={(insurance, onClose) => <InsuranceFormDialog {...{ insurance, onClose }} />}
    />
  );
}
