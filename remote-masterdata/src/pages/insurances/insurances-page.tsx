import { useT } from '@navette/shared/i18n';
import { DataTable, MissingRecord, useOpenedRow, useOpenRecord } from '@navette/shared/ui-table';
import type { TableHandle } from '@navette/shared/ui-table';
import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import { RecordsPage } from '../../records/records-page.tsx';
import { insuranceColumns } from './insurance-columns.ts';
import { InsuranceDialog } from './insurance-dialog.tsx';
import { useInsurances } from './requests/use-insurances.ts';
import type { Insurance } from './requests/use-insurances.ts';
import { useInsuranceActions } from './use-insurance-actions.tsx';
import { useRemoveInsurance } from './use-remove-insurance.ts';

const SORT = { column: 'name', descending: false } as const;
const PAGE_SIZES = [30, 40, 'all'] as const;
const keyOf = ({ id }: Insurance) => id;
const nameOf = ({ name }: Insurance) => name;

/** The insurance bodies (S2). */
export function InsurancesPage(): ReactNode {
  const t = useT();
  const query = useInsurances();
  const table = useRef<TableHandle>(null);
  const { id, open, close } = useOpenRecord();
  const opened = useOpenedRow(query.data, id);
  const edit = useCallback(({ id: wanted }: Insurance) => open(wanted), [open]);
  const remove = useRemoveInsurance();
  const reveal = (saved: number) => table.current?.reveal(saved);
  return (
    <RecordsPage
      title={t('insurance.title')}
      addText={t('insurance.add')}
      query={query}
      renderNew={(close) => <InsuranceDialog onSaved={reveal} onClose={close} />}
    >
      {id !== undefined && opened === null && <MissingRecord id={id} onClose={close} />}
      <DataTable
        ref={table}
        tableId="insurances"
        label={t('insurance.title')}
        columns={insuranceColumns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={nameOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        rowActions={useInsuranceActions(edit, remove)}
        onOpen={edit}
        onDelete={(insurance) => void remove(insurance)}
        csvName="insurances"
        emptyText={t('insurance.empty')}
      />
      {opened && <InsuranceDialog key={opened.id} insurance={opened} onSaved={reveal} onClose={close} />}
    </RecordsPage>
  );
}
