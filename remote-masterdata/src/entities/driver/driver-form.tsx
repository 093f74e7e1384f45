import { useT, useFormats } from '@navette/shared/i18n';
import { brusselsToday, DRIVER_PAPERS, papersToRenew } from '@navette/shared/domain';
import { FormSection, useWatch, fieldsFor } from '@navette/shared/ui-form';
import { RecordForm, type CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { addressParts } from '../../address/address-values.ts';
import { suggestAddresses } from '../../address/suggest-addresses.ts';
import { driverSchema, driverValues, type DriverValues, REFRESH_TIMES } from './driver-schema.ts';
import { drivers, type Driver } from './driver-requests.ts';
import { Alert } from '@navette/shared/ui';
import { PAPER_NAMES, paperWords } from './driver-papers.ts';
import { languageOptions } from '../../records/document-language.ts';

interface DriverFormDialogProps {
  /** Driver to edit; missing: a new one. */
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

/** Licence, insurance and medical certificate, with a warning before the expiry of each. */
function PapersSection(): ReactNode {
  const t = useT();
  const formats = useFormats();
  const [licenceUntil, insuranceUntil, medicalUntil] = useWatch<DriverValues, typeof DRIVER_PAPERS>({
    name: DRIVER_PAPERS,
  });
  const papers = papersToRenew({ licenceUntil, insuranceUntil, medicalUntil }, brusselsToday());
  return (
    <FormSection title={t('driver.section.papers')}>
      {DRIVER_PAPERS.map((paper) => (
        <Fields.DateField key={paper} name={paper} label={t(PAPER_NAMES[paper].field)} ahead span={4} />
      ))}
      {papers.length > 0 && (
        <div style={{ gridColumn: 'span 12' }} data-field>
          <Alert
            status={papers.some(({ state }) => state === 'expired') ? 'error' : 'warning'}
            title={papers.map((paper) => paperWords(paper, { t, formats })).join(' ')}
          />
        </div>
      )}
    </FormSection>
  );
}

/** Car, commission, bank account and app settings of the driver. */
function WorkSection(): ReactNode {
  const t = useT();
  const times = REFRESH_TIMES.map((seconds) => ({
    value: seconds,
    label: t('driver.refreshTime.seconds', { seconds }),
  }));
  return (
    <FormSection title={t('driver.section.work')}>
      <Fields.SelectField
        name="role"
        label={t('person.role')}
        options={[{ value: 'driver', label: t('role.driver') }]}
        span={4}
      />
      <Fields.TextField name="car" label={t('person.car')} span={4} />
      <Fields.TextField name="zones" label={t('person.zones')} span={4} />
      <Fields.TextField
        name="bank_account"
        label={t('driver.bank_account')}
        placeholder="BE68 5390 0754 7034"
        span={4}
      />
      <Fields.NumberField
        name="commission"
        label={t('driver.commission')}
        digits={2}
        help={t('driver.commission.help')}
        span={4}
      />
      <Fields.SelectField name="refreshTime" label={t('driver.refreshTime')} options={times} span={4} />
      <Fields.SelectField
        name="language"
        label={t('client.language')}
        options={languageOptions(t)}
        emptyLabel={t('client.language.default')}
        span={4}
      />
      <Fields.CheckboxField
        name="carriesWheelchair"
        label={t('driver.carriesWheelchair')}
        help={t('driver.carries.help')}
        span={6}
      />
      <Fields.CheckboxField name="carriesStretcher" label={t('driver.carriesStretcher')} span={6} />
      <Fields.CheckboxField name="active" label={t('driver.active.field')} help={t('driver.active.help')} span={12} />
    </FormSection>
  );
}

/** Fields of the driver form. */
const Fields = fieldsFor(driverSchema);
