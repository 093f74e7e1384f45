import { useT } from '@navette/shared/i18n';
import { fieldsFor } from '@navette/shared/ui-form';
import { BulkForm, type BulkEditing } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { chosen } from '../../records/bulk-values.ts';
import { useFlagOptions } from '../../records/use-flag-options.ts';
import { careCenters, changeCareCenters, type CareCenter, type CareCenterChanges } from './care-center-requests.ts';

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

/** Several care centers are ticked as visited or marked together. */
export const careCenterBulk: BulkEditing<CareCenter, CareCenterChanges> = {
  send: changeCareCenters,
  valuesOf: ({ visited, marked }) => ({ visited, marked }),
  nameOf: careCenters.nameOf,
  invalidates: careCenters.invalidates,
  renderForm: (count, onClose) => <CareCenterBulkForm {...{ count, onClose }} />,
};
