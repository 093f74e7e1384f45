import { MAX_MONEY } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { fieldsFor } from '@navette/shared/ui-form';
import { BulkForm, type BulkEditing } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { chosen } from '../../records/bulk-values.ts';
import { changeMCodes, mcodes, type MCode, type MCodeChanges } from './mcode-requests.ts';

const price = z.number().min(0).max(MAX_MONEY).nullable().transform(chosen);
const schema = z.object({ price_other: price, price_dialyse: price, price_radio: price, price_chemo: price });
const Fields = fieldsFor(schema);
const UNCHANGED = { price_other: null, price_dialyse: null, price_radio: null, price_chemo: null };

interface FormProps {
  readonly count: number;
  readonly onClose: (chosen?: z.output<typeof schema>) => void;
}

function MCodeBulkForm(props: FormProps): ReactNode {
  const t = useT();
  return (
    <BulkForm {...props} schema={schema} values={UNCHANGED}>
      <Fields.MoneyField name="price_other" label={t('mcode.field.price_other')} />
      <Fields.MoneyField name="price_dialyse" label={t('mcode.field.price_dialyse')} />
      <Fields.MoneyField name="price_radio" label={t('mcode.field.price_radio')} />
      <Fields.MoneyField name="price_chemo" label={t('mcode.field.price_chemo')} />
    </BulkForm>
  );
}

/** Bulk edit of the forfaits of M-codes. */
export const mcodeBulk: BulkEditing<MCode, MCodeChanges> = {
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
