import { RecordsPage, useBulkEdit, useRecords, RecordForm, type CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { mcodeBulk } from './mcode-bulk.tsx';
import { mcodes, useMCodes, type MCode } from './mcode-requests.ts';
import { messageKey, useT } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { mcodeSchema, mcodeValues } from './mcode-schema.ts';

const SORT = { column: 'mcode', descending: false } as const;
const PAGE_SIZES = [5, 10, 30, 40, 'all'] as const;

/** Catalogue of M-codes (specification/registers.md#m-codes). */
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

const priceColumn = (id: `price_${string}` & keyof MCode): TableColumn<MCode> => ({
  id,
  header: messageKey(`mcode.${id}`),
  kind: 'money',
  value: (code) => code[id],
});

/** Columns of the catalogue. */
const mcodeColumns: readonly TableColumn<MCode>[] = [
  { id: 'id', header: messageKey('mcode.id'), kind: 'id', value: ({ id }) => id, hideBelow: 1024 },
  { id: 'mcode', whole: true, header: messageKey('mcode.mcode'), value: ({ mcode }) => mcode, fixed: true },
  { id: 'name', header: messageKey('mcode.name'), value: ({ name }) => name },
  priceColumn('price_other'),
  priceColumn('price_dialyse'),
  priceColumn('price_radio'),
  priceColumn('price_chemo'),
];

const Fields = fieldsFor(mcodeSchema);

interface MCodeFormDialogProps {
  /** M-code to edit; missing: a new one. */
  readonly mcode: MCode | undefined;
  readonly onClose: CloseRecord;
}

/** Form of an M-code. */
export function MCodeFormDialog({ mcode, onClose }: MCodeFormDialogProps): ReactNode {
  const t = useT();
  return (
    <RecordForm
      kind={mcodes}
      schema={mcodeSchema}
      record={mcode}
      values={mcodeValues(mcode)}
      valuesOf={mcodeValues}
      onClose={onClose}
    >
      <FormSection>
        <Fields.TextField name="mcode" label={t('mcode.mcode')} required span={4} />
        <Fields.TextField name="name" label={t('mcode.name')} span={8} />
        <Fields.MoneyField name="price_other" label={t('mcode.field.price_other')} required />
        <Fields.MoneyField name="price_dialyse" label={t('mcode.field.price_dialyse')} required />
        <Fields.MoneyField name="price_radio" label={t('mcode.field.price_radio')} required />
        <Fields.MoneyField name="price_chemo" label={t('mcode.field.price_chemo')} required />
      </FormSection>
    </RecordForm>
  );
}
