import { brusselsToday, paperState, papersToRenew, papersUntil } from '@navette/shared/domain';
import type { DriverPaper, PaperState } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import type { FormattingContext, TableColumn } from '@navette/shared/ui-table';
import { FileClock, FileWarning } from 'lucide-react';
import type { Driver } from './driver-requests.ts';

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
export const papersOf = (driver: Driver): PaperState =>
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
