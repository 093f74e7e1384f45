import { useT, useFormats, messageKey } from '@navette/shared/i18n';
import {
  brusselsToday,
  DRIVER_PAPERS,
  papersToRenew,
  DOCUMENT_LANGUAGES,
  ibanText,
  isIban,
  isIsoDate,
  normaliseIban,
} from '@navette/shared/domain';
import { FormSection, useWatch, fieldsFor } from '@navette/shared/ui-form';
import { RecordForm, type CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { addressParts, suggestAddresses, checkAddress } from '../../records/address.ts';
import { drivers, type Driver, PAPER_NAMES, paperWords, type DriverForm } from './driver-requests.ts';
import { Alert } from '@navette/shared/ui';
import { languageOptions, orNull, text } from '../../records/text.ts';
import * as z from 'zod';
import { personFields, personValues, savedPerson } from '../../records/person-fields.ts';

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
        label={t('client.field.language')}
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

/** Choices for the interval between two positions of the driver's app, in seconds (specification/drivers.md#driver-fields). */
const REFRESH_TIMES = [15, 30, 60, 120] as const;

const isAccount = (typed: string) => typed === '' || isIban(typed);

const day = z.string().refine(isIsoDate, messageKey('validation.date')).nullable();

const fields = z.object({
  ...personFields,
  postbox: text(20),
  role: z.literal('driver'),
  active: z.boolean(),
  bank_account: text(42).refine(isAccount, messageKey('validation.iban')),
  language: z.literal(DOCUMENT_LANGUAGES).nullable(),
  car: text(200),
  carriesWheelchair: z.boolean(),
  carriesStretcher: z.boolean(),
  zones: text(200),
  licenceUntil: day,
  insuranceUntil: day,
  medicalUntil: day,
  refreshTime: z.literal(REFRESH_TIMES),
  commission: z.number().min(0).max(100).nullable(),
});

const toForm = (values: z.output<typeof fields>): DriverForm => ({
  ...savedPerson(values),
  mobile: values.mobile ?? '',
  postbox: orNull(values.postbox),
  role: values.role,
  active: values.active,
  bank_account: orNull(normaliseIban(values.bank_account)),
  language: values.language,
  car: orNull(values.car),
  carriesWheelchair: values.carriesWheelchair,
  carriesStretcher: values.carriesStretcher,
  zones: orNull(values.zones),
  licenceUntil: values.licenceUntil,
  insuranceUntil: values.insuranceUntil,
  medicalUntil: values.medicalUntil,
  refreshTime: values.refreshTime,
  commission: values.commission,
});

/**
 * Form of a driver: names, a complete address and a mobile phone are required (specification/drivers.md#driver-form). Its output is the request body.
 */
export const driverSchema = fields
  .superRefine((values, context) => {
    checkAddress(values, context);
    // Not with `required`, which would skip the address check.
    if (!values.mobile)
      context.addIssue({
        code: 'custom',
        path: ['mobile'],
        message: messageKey('validation.required'),
        input: values.mobile,
      });
  })
  .transform(toForm);

/** Fields of the driver form. */
const Fields = fieldsFor(driverSchema);

/** Form values. */
type DriverValues = z.input<typeof driverSchema>;

/** Form values of a driver; a new one is active and sends its position every 30 seconds. */
export const driverValues = (driver?: Driver): DriverValues => ({
  ...personValues(driver),
  postbox: driver?.postbox ?? '',
  role: 'driver',
  active: driver?.active ?? true,
  bank_account: ibanText(driver?.bank_account ?? ''),
  language: driver?.language ?? null,
  car: driver?.car ?? '',
  carriesWheelchair: driver?.carriesWheelchair ?? false,
  carriesStretcher: driver?.carriesStretcher ?? false,
  zones: driver?.zones ?? '',
  licenceUntil: driver?.licenceUntil ?? null,
  insuranceUntil: driver?.insuranceUntil ?? null,
  medicalUntil: driver?.medicalUntil ?? null,
  refreshTime: driver?.refreshTime ?? 30,
  commission: driver?.commission ?? null,
});
