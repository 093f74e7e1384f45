import { useT } from '@navette/shared/i18n';
import { FormSection } from '@navette/shared/ui-form';
import { RecordForm } from '@navette/shared/ui-records';
import type { CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { addressParts } from '../../address/address-values.ts';
import { suggestAddresses } from '../../address/suggest-addresses.ts';
import { Fields } from './care-center-fields.ts';
import { careCenters } from './care-center-requests.ts';
import type { CareCenter } from './care-center-requests.ts';
import { careCenterSchema, careCenterValues } from './care-center-schema.ts';
import type { CareCenterValues } from './care-center-schema.ts';
import { EmailField } from './email-field.tsx';

interface CareCenterFormDialogProps {
  /** The care center to change; absent: a new one. */
  readonly center?: CareCenter;
  /** Read once. */
  readonly values: CareCenterValues;
  readonly onClose: CloseRecord;
}

/** Form of a care center. */
export function CareCenterFormDialog({ center, ...form }: CareCenterFormDialogProps): ReactNode {
  const t = useT();
  return (
    <RecordForm kind={careCenters} schema={careCenterSchema} record={center} valuesOf={careCenterValues} {...form}>
      <FormSection>
        <Fields.TextField name="name" label={t('carecenter.name')} required span={12} />
        <Fields.AddressField
          name="address"
          label={t('carecenter.address')}
          suggest={suggestAddresses}
          parts={addressParts}
          placeholder={t('address.placeholder')}
          required
          span={12}
        />
        <EmailField />
        <Fields.PhoneField name="tel" label={t('carecenter.tel')} />
        <Fields.CheckboxField name="visited" label={t('carecenter.visited')} />
        <Fields.CheckboxField name="marked" label={t('carecenter.marked')} />
      </FormSection>
    </RecordForm>
  );
}
