import { ibanText } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import type { Insurance } from './insurance-requests.ts';

/** The columns of the list (S2). */
export const insuranceColumns: readonly TableColumn<Insurance>[] = [
  { id: 'id', header: messageKey('insurance.id'), kind: 'id', value: ({ id }) => id, width: 56, hideBelow: 1024 },
  { id: 'name', header: messageKey('insurance.name'), value: ({ name }) => name, minWidth: 200, grow: 3, fixed: true },
  { id: 'address', header: messageKey('insurance.address'), value: ({ address }) => address, minWidth: 144, grow: 2 },
  { id: 'zip', header: messageKey('insurance.zip'), value: ({ zip }) => zip, width: 84 },
  { id: 'city', header: messageKey('insurance.city'), value: ({ city }) => city, minWidth: 104 },
  {
    id: 'tel',
    header: messageKey('insurance.tel'),
    value: ({ tel }) => tel,
    text: ({ tel }, { formats }) => formats.formatPhone(tel),
    width: 128,
  },
  {
    id: 'email',
    header: messageKey('insurance.email'),
    value: ({ email }) => email,
    minWidth: 152,
    grow: 2,
    hideBelow: 1280,
  },
  {
    id: 'bank_account',
    header: messageKey('insurance.bank_account'),
    value: ({ bank_account }) => bank_account,
    text: ({ bank_account }) => ibanText(bank_account ?? ''),
    width: 176,
    hideBelow: 1280,
  },
];
