import { useT } from '@navette/shared/i18n';
import { RecordsPage, useBulkEdit, useRecords, BulkForm, type BulkEditing } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { careCenterColumns, careCenterStatus } from '../entities/care-center/care-center-columns.tsx';
import CareCenterDialog from '../dialogs/care-center.tsx';
import {
  careCenters,
  useCareCenters,
  changeCareCenters,
  type CareCenter,
  type CareCenterChanges,
} from '../entities/care-center/care-center-requests.ts';
import { fieldsFor } from '@navette/shared/ui-form';
import * as z from 'zod';
import { chosen, useFlagOptions } from '../records/bulk.ts';

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
      csvBlocked={t('carecenter.csv.blocked')}
      renderDialog={(id, onClose) => <CareCenterDialog key={id} input={{ id }} onClose={onClose} />}
    >
      {bulk.windows}
    </RecordsPage>
  );
}

const flag = z.boolean().nullable().transform(chosen);
const schema = z.object({ visited: flag, marked: flag });
const Fields = fieldsFor(schema);
const UNCHANGED = { visited: null, marked: null };

interface FormProps {
  readonly count: number;
  readonly onClose: (chosen?: z.output<typeof schema>) => void;
}

function CareCenterBulkForm(props: FormProps): ReactNode {
  const t = useT();
  const flags = { options: useFlagOptions(), emptyLabel: t('bulk.unchanged') };
  return (
    <BulkForm {...props} schema={schema} values={UNCHANGED}>
      <Fields.SelectField name="visited" label={t('carecenter.visited')} {...flags} />
      <Fields.SelectField name="marked" label={t('carecenter.marked')} {...flags} />
    </BulkForm>
  );
}

/** Bulk edit of care centers: visited, marked. */
const careCenterBulk: BulkEditing<CareCenter, CareCenterChanges> = {
  send: changeCareCenters,
  valuesOf: ({ visited, marked }) => ({ visited, marked }),
  nameOf: careCenters.nameOf,
  invalidates: careCenters.invalidates,
  renderForm: (count, onClose) => <CareCenterBulkForm {...{ count, onClose }} />,
};
