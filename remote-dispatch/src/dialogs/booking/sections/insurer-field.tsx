import { useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { useValue } from '../booking-form.ts';
import { Fields } from '../fields.ts';
import { useInsurances } from '../../../pickers/list-insurances.ts';
import { useField } from './use-field.ts';

/** The insurer, among all of them; one that is gone stays chosen and says so. */
export function InsurerField(): ReactNode {
  const t = useT();
  const field = useField();
  const { data: insurers = [], isSuccess, isError } = useInsurances();
  const id = useValue('insuranceId');
  const isMissing = isSuccess && id !== null && !insurers.some((insurer) => insurer.id === id);
  const options = insurers.map(({ id: value, name }) => ({ value, label: name }));
  return (
    <Fields.SelectField
      {...field('insuranceId')}
      required
      span={6}
      options={isMissing ? [...options, { value: id, label: t('picker.missing', { id }) }] : options}
      help={isError ? t('booking.insurers.failed') : undefined}
    />
  );
}
