import { brusselsToday, DRIVER_PAPERS, ibanText, papersToRenew } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Alert } from '@navette/shared/ui';
import { fieldsFor, FormSection, useWatch } from '@navette/shared/ui-form';
import { type CloseRecord, RecordForm } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import * as z from 'zod';
import {
  account,
  checkAddress,
  day,
  filled,
  language,
  line,
  personFields,
  placeFields,
  useField,
} from '../../records/fields.ts';
import { AddressWithBox, ContactFields, IdentitySection, LanguageField } from '../../records/form-sections.tsx';
import { type Driver, drivers, PAPER_NAMES, paperWords } from './driver-requests.ts';

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
      <IdentitySection />
      <FormSection title={t('person.section.contact')}>
        <AddressWithBox prefix="person." />
        <ContactFields prefix="person." mobileRequired />
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
  const field = useField('driver.');
  const ofPerson = useField('person.');
  const times = REFRESH_TIMES.map((value) => ({ value, label: t('driver.refreshTime.seconds', { seconds: value }) }));
  const roles = [{ value: 'driver', label: t('role.driver') }] as const;
  return (
    <FormSection title={t('driver.section.work')}>
      <Fields.SelectField {...ofPerson('role')} options={roles} span={4} />
      <Fields.TextField {...ofPerson('car')} span={4} />
      <Fields.TextField {...ofPerson('zones')} span={4} />
      <Fields.TextField {...field('bank_account')} placeholder="BE68 5390 0754 7034" span={4} />
      <Fields.NumberField {...field('commission')} digits={2} help={t('driver.commission.help')} span={4} />
      <Fields.SelectField {...field('refreshTime')} options={times} span={4} />
      <LanguageField />
      <Fields.CheckboxField {...field('carriesWheelchair')} help={t('driver.carries.help')} />
      <Fields.CheckboxField {...field('carriesStretcher')} />
      <Fields.CheckboxField name="active" label={t('driver.active.field')} help={t('driver.active.help')} span={12} />
    </FormSection>
  );
}

/** Choices for the interval between two positions of the driver's app, in seconds (specification/drivers.md#driver-fields). */
const REFRESH_TIMES = [15, 30, 60, 120] as const;

/**
 * Form of a driver: names, a complete address and a mobile phone are required (specification/drivers.md#driver-form). Its output is the request body.
 */
export const driverSchema = z
  .object({
    ...personFields,
    ...placeFields,
    // Not with `required`, which would skip the address check.
    mobile: personFields.mobile.refine(Boolean, messageKey('validation.required')).transform((typed) => typed ?? ''),
    postbox: line(20),
    role: z.literal('driver'),
    active: z.boolean(),
    bank_account: account,
    language,
    car: line(200),
    carriesWheelchair: z.boolean(),
    carriesStretcher: z.boolean(),
    zones: line(200),
    licenceUntil: day,
    insuranceUntil: day,
    medicalUntil: day,
    refreshTime: z.literal(REFRESH_TIMES),
    commission: z.number().min(0).max(100).nullable(),
  })
  .superRefine(checkAddress);

const Fields = fieldsFor(driverSchema);

type DriverValues = z.input<typeof driverSchema>;

/** Form values of a driver; a new one is active and sends its position every 30 seconds. */
export const driverValues = (driver?: Driver): DriverValues =>
  filled(driverSchema, {
    role: 'driver',
    active: true,
    refreshTime: 30,
    ...driver,
    bank_account: ibanText(driver?.bank_account ?? ''),
  });
