import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import {
  personName,
  brusselsToday,
  paperState,
  papersToRenew,
  papersUntil,
  type DriverPaper,
  type PaperState,
  DRIVER_PAPERS,
  ibanText,
} from '@navette/shared/domain';
import {
  type RecordKind,
  type CloseRecord,
  RecordForm,
  type SendBulk,
  useAskDeactivation,
} from '@navette/shared/ui-records';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { type StatusStyle, Alert } from '@navette/shared/ui';
import type { FormattingContext, TableColumn } from '@navette/shared/ui-table';
import { FileClock, FileWarning } from 'lucide-react';
import { fieldsFor, FormSection, useWatch } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { VersionsButton } from '../tariff/versions-button.tsx';
import {
  account,
  checkAddress,
  day,
  filled,
  invoiceChannel,
  language,
  line,
  personFields,
  placeFields,
  useField,
} from '../../records/fields.ts';
import {
  AddressWithBox,
  ChannelField,
  ContactFields,
  IdentitySection,
  LanguageField,
} from '../../records/form-sections.tsx';
import { listLeftBehind } from '../../records/left-behind.ts';

/** Driver. */
export type Driver = components['schemas']['Driver'];

/** Body of create and update of a driver. */
type DriverForm = components['schemas']['DriverForm'];

/** All drivers. */
export const useDrivers = () => $api.useQuery('get', '/api/driver', {});

/** Definition of the record type "driver". */
export const drivers: RecordKind<Driver, DriverForm> = {
  textPrefix: 'driver',
  nameOf: personName,
  one: { call: ['get', '/api/driver/{id}'], read: (id) => api.GET('/api/driver/{id}', { params: { path: { id } } }) },
  create: (body) => api.POST('/api/driver', { body }),
  update: (id, body) => api.PUT('/api/driver/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/driver/{id}', { params: { path: { id } } }),
  change: (records) => changeDrivers(records),
  leaves: { read: (ids) => listLeftBehind('driver', ids), column: 'driver' },
  invalidates: [
    ['get', '/api/driver'],
    ['get', '/service/driver/active'],
  ],
};

/** Fields that a bulk edit can set. */
export type DriverChanges = components['schemas']['DriverBulkFields'];

/** Updates several drivers, at most 100; each succeeds or fails by itself. */
export const changeDrivers: SendBulk<DriverChanges> = (records) =>
  dataOf(api.POST('/service/driver/bulk', { body: { records } }));

/** Names of the driver's documents: as field label, and within a sentence. */
const PAPER_NAMES: Readonly<Record<DriverPaper, { readonly field: string; readonly name: string }>> = {
  licenceUntil: { field: messageKey('driver.licenceUntil'), name: messageKey('driver.paper.licence') },
  insuranceUntil: { field: messageKey('driver.insuranceUntil'), name: messageKey('driver.paper.insurance') },
  medicalUntil: { field: messageKey('driver.medicalUntil'), name: messageKey('driver.paper.medical') },
};

/** Sentence about a document that has expired or expires soon. */
const paperWords = (
  { paper, until, state }: ReturnType<typeof papersToRenew>[number],
  { t, formats }: FormattingContext,
): string => {
  const words = { paper: t(PAPER_NAMES[paper].name), date: formats.formatDate(until) };
  return state === 'expired' ? t('driver.papers.expired.words', words) : t('driver.papers.soon.words', words);
};

/** State of a driver's documents; those of inactive drivers need no renewal. */
const papersOf = (driver: Driver): PaperState =>
  driver.active ? paperState(papersUntil(driver), brusselsToday()) : 'valid';

const expired: StatusStyle = { tone: 'danger', icon: FileWarning, label: messageKey('driver.papers.expired') };
const soon: StatusStyle = { tone: 'warning', icon: FileClock, label: messageKey('driver.papers.soon') };

/** Status of a driver with documents that have expired or expire soon. */
export const papersStatus = (driver: Driver): StatusStyle | undefined =>
  ({ expired, soon, valid: undefined })[papersOf(driver)];

/** Column of documents to renew, with their expiry dates. It explains the colour of the row, so it is hidden later than contact details. */
export const papersColumn: TableColumn<Driver> = {
  id: 'papers',
  header: messageKey('driver.papers'),
  value: (driver) => (papersOf(driver) === 'valid' ? null : papersUntil(driver)),
  text: (driver, context) =>
    papersOf(driver) === 'valid'
      ? ''
      : papersToRenew(driver, brusselsToday())
          .map((paper) => paperWords(paper, context))
          .join(' '),
  grow: 2,
  hideBelow: 1024,
};

interface DriverFormDialogProps {
  /** Driver to edit; missing: a new one. */
  readonly driver: Driver | undefined;
  readonly onClose: CloseRecord;
}

/** Form of a driver. */
export function DriverFormDialog({ driver, onClose }: DriverFormDialogProps): ReactNode {
  const t = useT();
  const ask = useAskDeactivation<Driver>(drivers);
  return (
    <RecordForm
      kind={drivers}
      schema={driverSchema}
      record={driver}
      values={driverValues(driver)}
      valuesOf={driverValues}
      size={800}
      onSave={async (form, save) => {
        if (driver?.active && !form.active && !(await ask([driver])))
          throw new DOMException('still active', 'AbortError');
        return save();
      }}
      onClose={onClose}
    >
      <IdentitySection />
      <FormSection title={t('person.section.contact')}>
        <AddressWithBox prefix="person." />
        <ContactFields prefix="person." mobileRequired />
      </FormSection>
      <WorkSection driverId={driver?.id} />
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
function WorkSection({ driverId }: { readonly driverId: number | undefined }): ReactNode {
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
      <Fields.TextField {...field('accountHolder')} help={t('driver.accountHolder.help')} span={4} />
      <Fields.NumberField {...field('commission')} digits={2} help={t('driver.commission.help')} span={4} />
      <VersionsButton kind="commission" ownerId={driverId} />
      <Fields.SelectField {...field('refreshTime')} options={times} span={4} />
      <LanguageField />
      <ChannelField />
      <Fields.CheckboxField {...field('carriesWheelchair')} help={t('driver.carries.help')} />
      <Fields.CheckboxField {...field('carriesStretcher')} />
      <Fields.CheckboxField name="active" label={t('driver.active.field')} help={t('driver.active.help')} span={12} />
    </FormSection>
  );
}

/** Choices for the interval between two positions of the driver's app, in seconds (specification/drivers.md#driver-fields). */
export const REFRESH_TIMES = [15, 30, 60, 120] as const;

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
    accountHolder: line(70),
    language,
    invoiceChannel,
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
