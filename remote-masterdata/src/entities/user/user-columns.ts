import { messageKey } from '@navette/shared/i18n';
import type { TableColumn } from '@navette/shared/ui-table';
import { emailColumn, personColumns, phoneColumns } from '../../people/person-columns.tsx';
import type { User } from './user-requests.ts';

/** The columns of the list (S2). */
export const userColumns: readonly TableColumn<User>[] = [
  { id: 'id', header: messageKey('person.id'), kind: 'id', value: ({ id }) => id, descendingFirst: true },
  ...personColumns<User>(),
  ...phoneColumns<User>(),
  {
    id: 'role',
    header: messageKey('person.role'),
    value: ({ role }) => role,
    groups: true,
    text: ({ role }, { t }) => t(`role.${role}`),
  },
  {
    id: 'secondFactor',
    header: messageKey('user.secondFactor'),
    value: ({ secondFactor }) => secondFactor,
    groups: true,
    text: ({ secondFactor }, { t }) => t(secondFactor ? 'shared.yes' : 'shared.no'),
  },
  { id: 'car', header: messageKey('person.car'), value: ({ car }) => car, hideBelow: 1680 },
  { id: 'zones', header: messageKey('person.zones'), value: ({ zones }) => zones, hideBelow: 1680 },
  emailColumn<User>(),
  {
    id: 'client_from',
    header: messageKey('user.client_from'),
    kind: 'date',
    value: ({ client_from }) => client_from,
    hideBelow: 1680,
  },
];
