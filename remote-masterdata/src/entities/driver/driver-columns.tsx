import { ibanText } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { statusColumn } from '@navette/shared/ui-table';
import type { TableColumn } from '@navette/shared/ui-table';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { addressStatus, emailColumn, personColumns, phoneColumns } from '../../people/person-columns.tsx';
import { papersColumn, papersStatus } from './driver-papers.ts';
import { documentLanguage } from '../../records/document-language.ts';
import type { Driver } from './driver-requests.ts';

const works: StatusStyle = { tone: 'success', icon: CircleCheck, label: messageKey('driver.active.true') };
const rests: StatusStyle = { tone: 'muted', icon: CircleSlash, label: messageKey('driver.active.false') };

/** Status of a row: documents to renew, incomplete address, inactive, or none. */
export const driverStatus = (driver: Driver): StatusStyle | undefined =>
  papersStatus(driver) ?? addressStatus(driver) ?? (driver.active ? undefined : rests);

/** Columns of the list (specification/drivers.md#driver-list). */
export const driverColumns: readonly TableColumn<Driver>[] = [
  { id: 'id', header: messageKey('person.id'), kind: 'id', value: ({ id }) => id, hideBelow: 1024 },
  {
    ...statusColumn<Driver>({
      id: 'active',
      header: messageKey('driver.active'),
      status: ({ active }) => (active ? works : rests),
    }),
    value: ({ active }) => Number(active),
    groups: true,
    descendingFirst: true,
  },
  papersColumn,
  ...personColumns<Driver>(),
  ...phoneColumns<Driver>(),
  emailColumn<Driver>(),
  {
    id: 'bank_account',
    whole: true,
    header: messageKey('driver.bank_account'),
    value: ({ bank_account }) => bank_account,
    text: ({ bank_account }) => ibanText(bank_account ?? ''),
    hideBelow: 1920,
  },
  {
    id: 'role',
    header: messageKey('person.role'),
    value: ({ role }) => role,
    groups: true,
    text: ({ role }, { t }) => t(`role.${role}`),
    hideBelow: 1920,
  },
  {
    id: 'language',
    header: messageKey('client.language'),
    value: ({ language }) => language,
    groups: true,
    text: ({ language }, { t }) => (language === null ? '' : t(documentLanguage(language))),
    hidden: true,
  },
  { id: 'car', header: messageKey('person.car'), value: ({ car }) => car, groups: true, hideBelow: 1680 },
];
