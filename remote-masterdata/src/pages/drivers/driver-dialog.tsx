import { messageKey, useT } from '@navette/shared/i18n';
import { brusselsToday } from '@navette/shared/domain';
import { FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { addressParts } from '../../address/address-values.ts';
import { suggestAddresses } from '../../address/suggest-addresses.ts';
import { nameOf } from '../../people/name-of.ts';
import { Fields } from './driver-fields.ts';
import { driverSchema, driverValues } from './driver-schema.ts';
import type { Driver } from './list-drivers.ts';
import { saveDriver } from './save-driver.ts';
import { WorkSection } from './work-section.tsx';

/** The form of a driver. */
export interface DriverDialogProps {
  /** The driver to change; absent: a new one. */
  readonly driver?: Driver;
  readonly onSaved: (id: number) => void;
  readonly onClose: () => void;
}

/** Makes a driver, or changes one. */
export function DriverDialog({ driver, onSaved, onClose }: DriverDialogProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const [defaultValues] = useState(() => driverValues(driver));
  const form = useNavetteForm({ schema: driverSchema, defaultValues, name: messageKey('driver.form.name') });
  return (
    <FormDialog
      {...{ form, onClose }}
      size={800}
      title={driver ? t('driver.edit.title', { name: nameOf(driver) }) : t('driver.add.title')}
      onSubmit={async (values) => onSaved(await saveDriver(cache, driver?.id, values))}
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
    </FormDialog>
  );
}
