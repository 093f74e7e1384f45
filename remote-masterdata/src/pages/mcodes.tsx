import {
  RecordsPage,
  useBulkEdit,
  useRecords,
  RecordForm,
  type CloseRecord,
  BulkForm,
  type BulkEditing,
} from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import {
  mcodes,
  useMCodes,
  type MCode,
  type MCodeForm,
  changeMCodes,
  type MCodeChanges,
} from '../entities/mcode-requests.ts';
import { messageKey, useT } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import { fieldsFor, FormSection, required } from '@navette/shared/ui-form';
import { MAX_MONEY } from '@navette/shared/domain';
import * as z from 'zod';
import { orNull, requiredText, text } from '../records/text.ts';
import { chosen } from '../records/bulk.ts';

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

const price = required(z.number().min(0).max(MAX_MONEY));

const fields = z.object({
  mcode: requiredText(30),
  name: text(200),
  price_other: price,
  price_dialyse: price,
  price_radio: price,
  price_chemo: price,
});

/** Form of an M-code: code and the four forfaits are required (specification/registers.md#m-codes). Its output is the request body. */
export const mcodeSchema = fields.transform(({ name, ...code }): MCodeForm => ({ ...code, name: orNull(name) }));

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

/** Form values of an M-code; empty for a new one. */
export const mcodeValues = (code?: MCode): z.input<typeof mcodeSchema> => ({
  mcode: code?.mcode ?? '',
  name: code?.name ?? '',
  price_other: code?.price_other ?? null,
  price_dialyse: code?.price_dialyse ?? null,
  price_radio: code?.price_radio ?? null,
  price_chemo: code?.price_chemo ?? null,
});

const chosenPrice = z.number().min(0).max(MAX_MONEY).nullable().transform(chosen);
const bulkSchema = z.object({
  price_other: chosenPrice,
  price_dialyse: chosenPrice,
  price_radio: chosenPrice,
  price_chemo: chosenPrice,
});
const BulkFields = fieldsFor(bulkSchema);
const UNCHANGED = { price_other: null, price_dialyse: null, price_radio: null, price_chemo: null };

interface FormProps {
  readonly count: number;
  readonly onClose: (chosen?: z.output<typeof bulkSchema>) => void;
}

function MCodeBulkForm(props: FormProps): ReactNode {
  const t = useT();
  return (
    <BulkForm {...props} schema={bulkSchema} values={UNCHANGED}>
      <BulkFields.MoneyField name="price_other" label={t('mcode.field.price_other')} />
      <BulkFields.MoneyField name="price_dialyse" label={t('mcode.field.price_dialyse')} />
      <BulkFields.MoneyField name="price_radio" label={t('mcode.field.price_radio')} />
      <BulkFields.MoneyField name="price_chemo" label={t('mcode.field.price_chemo')} />
    </BulkForm>
  );
}

/** Bulk edit of the forfaits of M-codes. */
const mcodeBulk: BulkEditing<MCode, MCodeChanges> = {
  send: changeMCodes,
  valuesOf: ({ price_other, price_dialyse, price_radio, price_chemo }) => ({
    price_other,
    price_dialyse,
    price_radio,
    price_chemo,
  }),
  nameOf: mcodes.nameOf,
  invalidates: mcodes.invalidates,
  renderForm: (count, onClose) => <MCodeBulkForm {...{ count, onClose }} />,
};
