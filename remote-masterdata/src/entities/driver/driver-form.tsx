import { useT } from '@navette/shared/i18n';
import { brusselsToday } from '@navette/shared/domain';
import { FormSection } from '@navette/shared/ui-form';
import { RecordForm } from '@navette/shared/ui-records';
import type { CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { addressParts } from '../../address/address-values.ts';
import { suggestAddresses } from '../../address/suggest-addresses.ts';
import { Fields } from './driver-fields.ts';
import { driverSchema, driverValues } from './driver-schema.ts';
import { drivers } from './driver-requests.ts';
import type { Driver } from './driver-requests.ts';
import { PapersSection } from './papers-section.tsx';
import { WorkSection } from './work-section.tsx';

interface DriverFormDialogProps {
  /** The driver to change; absent: a new one. */
  readonly driver: Driver | undefined;
  readonly onClose: CloseRecord;
}

/** Form of a driver. */
export function DriverFormDialog({ driver, onClose }: DriverFormDialogProps): ReactNode {
  const t = useT();
  return (
    <RecordForm
      kind={drivers}
      schema={driverSchema}
      record={driver}
      values={driverValues(driver)}
      valuesOf={driverValues}
      size={800}
      onClose={onClose}
    >
      <FormSection title={t('person.section.identity')}>
        <Fields.TextField name="firstname" label={t('person.firstname')} required span={4} />
        <Fields.TextField name="lastname" label={t('person.lastname')} required span={4} />
        <Fields.DateField name="birthday" label={t('person.birthday')} past max={brusselsToday()} span={4} />
      </FormSection>
      <FormSection title={t('person.section.contact')}>
        <Fields.AddressField
          name="address"
          label={t('person.address')}
          suggest={suggestAddresses}
          parts={addressParts}
          placeholder={t('address.placeholder')}
          required
          span={9}
        />
        <Fields.TextField name="postbox" label={t('person.postbox')} span={3} />
        <Fields.PhoneField name="mobile" label={t('person.mobile')} required span={4} />
        <Fields.PhoneField name="tel" label={t('person.tel')} span={4} />
        <Fields.TextField name="email" type="email" label={t('person.email')} span={4} />
      </FormSection>
      <WorkSection />
      <PapersSection />
    </RecordForm>
  );
}
