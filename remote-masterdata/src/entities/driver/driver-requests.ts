import type { components } from '@navette/openapi/types';
import { $api, api } from '@navette/shared/api';
import {
  personName,
  brusselsToday,
  paperState,
  papersToRenew,
  papersUntil,
  type DriverPaper,
  type PaperState,
} from '@navette/shared/domain';
import type { RecordKind } from '@navette/shared/ui-records';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import type { FormattingContext, TableColumn } from '@navette/shared/ui-table';
import { FileClock, FileWarning } from 'lucide-react';

/** Driver. */
export type Driver = components['schemas']['Driver'];

/** Body of create and update of a driver. */
export type DriverForm = components['schemas']['DriverForm'];

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
  invalidates: [
    ['get', '/api/driver'],
    ['get', '/service/driver/active'],
  ],
};

/** Names of the driver's documents: as field label, and within a sentence. */
export const PAPER_NAMES: Readonly<Record<DriverPaper, { readonly field: string; readonly name: string }>> = {
  licenceUntil: { field: messageKey('driver.licenceUntil'), name: messageKey('driver.paper.licence') },
  insuranceUntil: { field: messageKey('driver.insuranceUntil'), name: messageKey('driver.paper.insurance') },
  medicalUntil: { field: messageKey('driver.medicalUntil'), name: messageKey('driver.paper.medical') },
};

/** Sentence about a document that has expired or expires soon. */
export const paperWords = (
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
