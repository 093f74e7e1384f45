import { MAX_MONEY } from '@navette/shared/domain';
import { fieldsFor, FormSection, required } from '@navette/shared/ui-form';
import {
  type BulkEditing,
  type CloseRecord,
  RecordForm,
  RecordsPage,
  useBulkEdit,
  useRecords,
} from '@navette/shared/ui-records';
import type { TableColumn } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { changeMCodes, type MCode, type MCodeChanges, mcodes, useMCodes } from '../entities/mcode-requests.ts';
import { ImportButton } from '../entities/import/import-button.tsx';
import { VersionsButton } from '../entities/tariff/versions-button.tsx';
import { bulkEditing, chosen } from '../records/bulk.tsx';
import { columnsOf } from '../records/columns.tsx';
import { filled, line, requiredText, useField } from '../records/fields.ts';

const SORT = { column: 'mcode', descending: false } as const;
const PAGE_SIZES = [5, 10, 30, 40, 'all'] as const;

/** Catalogue of M-codes (specification/registers.md#m-codes). */
export default function MCodeList(): ReactNode {
  const bulk = useBulkEdit(mcodeBulk);
  return (
    <RecordsPage
      records={useRecords(mcodes, useMCodes())}
      tableId="mcodes"
      columns={mcodeColumns}
      defaultSort={SORT}
      pageSizes={PAGE_SIZES}
      defaultSize={30}
      importing={<ImportButton kind="mcodes" />}
      csvName="mcode"
      selectionActions={bulk.selectionActions}
      renderForm={(mcode, onClose) => <MCodeFormDialog {...{ mcode, onClose }} />}
    >
      {bulk.windows}
    </RecordsPage>
  );
}

const PRICES = ['price_other', 'price_dialyse', 'price_radio', 'price_chemo'] as const;

/** The same value for each of the four forfaits. */
const ofPrices = <T,>(value: T) => ({
  price_other: value,
  price_dialyse: value,
  price_radio: value,
  price_chemo: value,
});

const column = columnsOf<MCode>();

export const mcodeColumns: readonly TableColumn<MCode>[] = [
  column('mcode.', 'id', { kind: 'id', hideBelow: 1024 }),
  column('mcode.', 'mcode', { whole: true, fixed: true }),
  column('mcode.', 'name'),
  ...PRICES.map((price) => column('mcode.', price, { kind: 'money' })),
];

const amount = z.number().min(0).max(MAX_MONEY);

/** Form of an M-code: code and the four forfaits are required (specification/registers.md#m-codes). Its output is the request body. */
export const mcodeSchema = z.object({ mcode: requiredText(30), name: line(200), ...ofPrices(required(amount)) });

const Fields = fieldsFor(mcodeSchema);

interface MCodeFormDialogProps {
  /** M-code to edit; missing: a new one. */
  readonly mcode: MCode | undefined;
  readonly onClose: CloseRecord;
}

export function MCodeFormDialog({ mcode, onClose }: MCodeFormDialogProps): ReactNode {
  const field = useField('mcode.');
  const ofForm = useField('mcode.field.');
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
        <Fields.TextField {...field('mcode')} required span={4} />
        <Fields.TextField {...field('name')} span={8} />
        {PRICES.map((price) => (
          <Fields.MoneyField key={price} {...ofForm(price)} required />
        ))}
        <VersionsButton kind="mcode" ownerId={mcode?.id} />
      </FormSection>
    </RecordForm>
  );
}

/** Form values of an M-code; empty for a new one. */
export const mcodeValues = (code: Partial<MCode> = {}) => filled(mcodeSchema, code);

const bulkSchema = z.object(ofPrices(amount.nullable().transform(chosen)));
const BulkFields = fieldsFor(bulkSchema);

function MCodeBulkFields(): ReactNode {
  const field = useField('mcode.field.');
  return PRICES.map((price) => <BulkFields.MoneyField key={price} {...field(price)} />);
}

const mcodeBulk: BulkEditing<MCode, MCodeChanges> = bulkEditing({
  kind: mcodes,
  send: changeMCodes,
  schema: bulkSchema,
  values: ofPrices(null),
  fields: <MCodeBulkFields />,
});
